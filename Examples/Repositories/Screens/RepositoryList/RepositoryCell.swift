import Foundation
import Weir

/// A repository in the list, with the picture of its owner.
final class RepositoryCell: UITableViewCell, Reusable {
  private let avatar = AvatarView(side: 40)
  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private let starsLabel = UILabel()

  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    summaryLabel.numberOfLines = 0
    summaryLabel.textColor = .gray
    layOut()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatar.show(nil)
  }

  func show(_ repository: Repository, images: ImageLoader) {
    nameLabel.text = repository.name
    summaryLabel.show(repository.summary)
    starsLabel.text = "\u{2605} \(repository.stars)"
    avatar.show(repository.avatar, from: images)
  }

  private func layOut() {
    let texts = UIStackView(arrangedSubviews: [nameLabel, summaryLabel, starsLabel])
    texts.axis = .vertical
    avatar.layout.adhere(to: contentView).make {
      $0.left.equalToSuperview().offset(16)
      $0.top.equalToSuperview().offset(8)
    }
    texts.layout.adhere(to: contentView).make {
      $0.left.equalTo(avatar.layout.right).offset(12)
      $0.right.equalToSuperview().inset(16)
      $0.top.bottom.equalToSuperview().inset(8)
    }
  }
}
