#if !canImport(UIKit)
  public import Foundation

  extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section; 0 where the path is empty.
    public var section: Int {
      get { count > 0 ? self[0] : 0 }
      set { self = [newValue, row] }
    }

    /// The row; 0 where the path has none.
    public var row: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = [section, newValue] }
    }

    /// The item, which is the row under another name.
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
