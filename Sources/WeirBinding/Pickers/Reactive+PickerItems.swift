public import Foundation

extension Reactive where Base: UIPickerView {
  /// Shows the elements of a stream of sequences as rows of one wheel, by a closure that gives their titles.
  ///
  /// ```swift
  /// sizes.bind(to: picker.rx.itemTitles) { row, size in "\(size) cm" }
  /// ```
  /// What shows them is the picker's data source and delegate until the subscription is disposed of or the picker goes;
  /// `itemSelected` and `modelSelected` tell of choices. An error of the stream is a fault, which is reported.
  public func itemTitles<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping @MainActor (Int, Rows.Element) -> String?) -> any Disposable
  where Source.Element == Rows {
    { title in show(source, PickerAdapter<Rows>(.title(title))) }
  }

  /// Shows the elements of a stream of sequences as rows of one wheel, by a closure that gives their titles with attributes.
  ///
  /// See `itemTitles`.
  public func itemAttributedTitles<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ attributedTitleForRow: @escaping @MainActor (Int, Rows.Element) -> NSAttributedString?) -> any Disposable
  where Source.Element == Rows {
    { title in show(source, PickerAdapter<Rows>(.attributedTitle(title))) }
  }

  /// Shows the elements of a stream of sequences as rows of one wheel, by a closure that makes their views, or uses old ones.
  ///
  /// See `itemTitles`.
  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping @MainActor (Int, Rows.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Rows {
    { view in show(source, PickerAdapter<Rows>(.view(view))) }
  }

  /// Shows the elements of a stream by an adapter that takes them, such as an ``RxPickerViewStringAdapter``.
  ///
  /// It is the picker's data source and delegate, and is kept, as with `itemTitles`.
  public func items<Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate>(
    adapter: Adapter
  ) -> (_ source: any ObservableType<Adapter.Element>) -> any Disposable {
    { source in
      // An adapter belongs to the main actor.
      let feeder = Unchecked(adapter)
      return show(source.asObservable(), feeder) { feeder.value.pickerView($0, observedEvent: .next($1)) }
    }
  }

  /// The models of all wheels, each time that the person has turned one.
  ///
  /// The data source must be able to tell them, as that of `itemTitles` is; else that is a fault, which is reported.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    let models = Observable<[Model]>.onMain(base as UIPickerView) { picker, observer in
      picker.rx.itemSelected.bind { [weak picker] chosen in
        guard let picker else { return }
        let paths = (0..<picker.numberOfComponents).map {
          IndexPath(indexes: [$0, picker.selectedRow(inComponent: $0)])
        }
        do { observer.onNext(try paths.map { try picker.rx.model(at: $0) }) } catch {
          ModelError.report(
            error, Model.self, IndexPath(indexes: [chosen.component, chosen.row]), type: "UIPickerView.rx")
        }
      }
    }
    return ControlEvent(events: models)
  }

  /// The model of a row: the path's section is the wheel, its row the row.
  /// - Throws: A `ListError` where there is no such row, or an error that says that the data source tells no models, or
  ///   models of another type.
  @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try ModelError.model(at: indexPath, of: base.dataSource)
  }

  private func show<Rows: Sequence>(
    _ source: some ObservableType<Rows>, _ adapter: PickerAdapter<Rows>
  ) -> any Disposable {
    show(source.asObservable(), Unchecked(adapter)) { adapter.show($1, in: $0) }
  }

  private func show<Element, Adapter: UIPickerViewDataSource & UIPickerViewDelegate>(
    _ source: Observable<Element>, _ adapter: Unchecked<Adapter>,
    take: @escaping @MainActor @Sendable (UIPickerView, Element) -> Void
  ) -> any Disposable {
    let picker = base as UIPickerView
    let setting = PickerSlot.set(adapter.value, of: picker)
    let feed = source.take(until: picker.rx.deallocated).bind { [weak picker] element in
      if let picker, picker.dataSource === adapter.value { take(picker, element) }
    }
    return Disposables.create(feed, setting)
  }
}
