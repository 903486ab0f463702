#if !canImport(UIKit)
  import Foundation

  /// The traits that are specified; the others have their defaults.
  struct TraitValues: UIMutableTraits, Hashable {
    private var style: UIUserInterfaceStyle?
    private var horizontal: UIUserInterfaceSizeClass?
    private var vertical: UIUserInterfaceSizeClass?
    private var direction: UITraitEnvironmentLayoutDirection?
    private var scale: CGFloat?
    private var idiom: UIUserInterfaceIdiom?

    var userInterfaceStyle: UIUserInterfaceStyle {
      get { style ?? .unspecified }
      set { style = newValue == .unspecified ? nil : newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
      get { horizontal ?? .unspecified }
      set { horizontal = newValue == .unspecified ? nil : newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
      get { vertical ?? .unspecified }
      set { vertical = newValue == .unspecified ? nil : newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
      get { direction ?? .unspecified }
      set { direction = newValue == .unspecified ? nil : newValue }
    }
    var displayScale: CGFloat {
      get { scale ?? 0 }
      set { scale = newValue == 0 ? nil : newValue }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { idiom ?? .unspecified }
      set { idiom = newValue == .unspecified ? nil : newValue }
    }

    var isEmpty: Bool { self == TraitValues() }

    func overridden(by other: TraitValues) -> TraitValues {
      var result = self
      result.style = other.style ?? style
      result.horizontal = other.horizontal ?? horizontal
      result.vertical = other.vertical ?? vertical
      result.direction = other.direction ?? direction
      result.scale = other.scale ?? scale
      result.idiom = other.idiom ?? idiom
      return result
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
      var traits: any UIMutableTraits = self
      mutations(&traits)
      return traits as? TraitValues ?? self
    }
  }
#endif
