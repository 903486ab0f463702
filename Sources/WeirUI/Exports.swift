#if canImport(UIKit)
  @_exported public import UIKit
#else
  // UIKit re-exports Foundation, so code that imports only UIKit uses it.
  @_exported public import Foundation
#endif
