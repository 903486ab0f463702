#if !canImport(UIKit)
  extension UIWindow { func removePresented(above: UIViewController) {} }
#endif
