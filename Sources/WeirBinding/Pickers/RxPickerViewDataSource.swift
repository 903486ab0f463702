public import Foundation

/// The wheels of a picker, from models of any kind that a stream gives (RxDataSources).
///
/// The adapters, which say how rows look, are its subclasses. Bind one by `picker.rx.items(adapter:)`.
@preconcurrency @MainActor
open class RxPickerViewDataSource<Components>: NSObject, UIPickerViewDataSource, RxPickerViewDataSourceType {
  /// What the stream is of.
  public typealias Element = Components
  /// How many wheels some components are.
  public typealias NumberOfComponents =
    @MainActor (RxPickerViewDataSource<Components>, UIPickerView, Components) -> Int
  /// How many rows a wheel has.
  public typealias NumberOfRowsInComponent =
    @MainActor (RxPickerViewDataSource<Components>, UIPickerView, Components, Int) -> Int

  /// What the picker shows now.
  public private(set) final var components: Components
  private let numberOfComponents: NumberOfComponents
  private let numberOfRowsInComponent: NumberOfRowsInComponent

  init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent
  ) {
    self.components = components
    self.numberOfComponents = numberOfComponents
    self.numberOfRowsInComponent = numberOfRowsInComponent
  }

  /// Shows the next components; an error of the stream is reported, and the picker stays as it is.
  open func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Components>) {
    switch observedEvent {
    case .next(let components):
      self.components = components
      pickerView.reloadAllComponents()
    case .error(let error):
      WeirDiagnostics.report(
        SectionsEvent.name(of: self), rule: "an error cannot be shown as rows", value: "\(error)",
        remedy: "catch it before, or drive the picker by a Driver")
    case .completed: break
    }
  }

  /// How many wheels there are.
  open func numberOfComponents(in pickerView: UIPickerView) -> Int {
    numberOfComponents(self, pickerView, components)
  }

  /// How many rows a wheel has.
  open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    numberOfRowsInComponent(self, pickerView, components, component)
  }
}
