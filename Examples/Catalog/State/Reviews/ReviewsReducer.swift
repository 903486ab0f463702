import Weir

/// Keeps what the person has said.
struct ReviewsReducer: InoutReducer {
  func reduce(_ action: any Action, into reviews: inout [Item.ID: [Review]]) {
    guard case .add(let review, let item)? = action as? ReviewsAction else { return }
    reviews[item, default: []].append(review)
  }
}
