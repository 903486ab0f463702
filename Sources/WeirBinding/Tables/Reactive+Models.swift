public import Foundation

extension Reactive where Base: UITableView {
  /// The models of the rows that the person chooses.
  ///
  /// The table's data source must be able to tell them, as those of `rx.items` are; where it is not, or where a model
  /// is of another type, that is a fault, which is reported, and nothing is sent.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(modelType) { $0.rx.itemSelected }
  }

  /// The models of the rows that are chosen no more; see `modelSelected`.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(modelType) { $0.rx.itemDeselected }
  }

  /// The models of the rows that the person wants to be deleted; see `modelSelected`.
  ///
  /// They are asked for after the data source was told: one that deletes the model by itself gives what is there then.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(modelType) { $0.rx.itemDeleted }
  }

  /// The model of a row.
  /// - Throws: A `ListError` where there is no such row, or an error that says that the data source tells no models, or
  ///   models of another type.
  @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try ModelError.model(at: indexPath, of: base.ownDataSource)
  }

  private func models<Model>(
    _ modelType: Model.Type, _ paths: @escaping @MainActor @Sendable (UITableView) -> ControlEvent<IndexPath>
  ) -> ControlEvent<Model> {
    let models = Observable<Model>.onMain(base as UITableView) { table, observer in
      paths(table).bind { [weak table] path in
        guard let table else { return }
        do { observer.onNext(try table.rx.model(at: path)) } catch {
          ModelError.report(error, Model.self, path, type: "UITableView.rx")
        }
      }
    }
    return ControlEvent(events: models)
  }
}
