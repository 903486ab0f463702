#if canImport(UIKit)
  import ObjectiveC
  import UIKit

  /// Lets every view controller tell its moments, by putting a step behind UIViewController's own methods, once.
  ///
  /// An override that does not call `super` is not heard, as UIKit asks it to call.
  @MainActor
  enum LifecycleHooks {
    private static var isInstalled = false

    static func install() {
      guard !isInstalled else { return }
      isInstalled = true
      plain(#selector(UIViewController.viewDidLoad)) { .viewDidLoad }
      plain(#selector(UIViewController.viewWillLayoutSubviews)) { .viewWillLayoutSubviews }
      plain(#selector(UIViewController.viewDidLayoutSubviews)) { .viewDidLayoutSubviews }
      plain(#selector(UIViewController.viewSafeAreaInsetsDidChange)) { .viewSafeAreaInsetsDidChange }
      animated(#selector(UIViewController.viewWillAppear(_:))) { .viewWillAppear($0) }
      animated(#selector(UIViewController.viewIsAppearing(_:))) { .viewIsAppearing($0) }
      animated(#selector(UIViewController.viewDidAppear(_:))) { .viewDidAppear($0) }
      animated(#selector(UIViewController.viewWillDisappear(_:))) { .viewWillDisappear($0) }
      animated(#selector(UIViewController.viewDidDisappear(_:))) { .viewDidDisappear($0) }
      parent(#selector(UIViewController.willMove(toParent:))) { .willMoveToParent($0) }
      parent(#selector(UIViewController.didMove(toParent:))) { .didMoveToParent($0) }
    }

    private static func tell(_ controller: UIViewController, _ moment: ControllerMoment) {
      Attached.present(Moments<ControllerMoment>.self, of: controller)?.tell(moment)
    }

    private static func plain(_ selector: Selector, _ moment: @escaping () -> ControllerMoment) {
      replace(selector) { original -> @convention(block) (UIViewController) -> Void in
        let call = unsafeBitCast(original, to: (@convention(c) (UIViewController, Selector) -> Void).self)
        return { controller in
          call(controller, selector)
          tell(controller, moment())
        }
      }
    }

    private static func animated(_ selector: Selector, _ moment: @escaping (Bool) -> ControllerMoment) {
      replace(selector) { original -> @convention(block) (UIViewController, ObjCBool) -> Void in
        let call = unsafeBitCast(original, to: (@convention(c) (UIViewController, Selector, ObjCBool) -> Void).self)
        return { controller, isAnimated in
          call(controller, selector, isAnimated)
          tell(controller, moment(isAnimated.boolValue))
        }
      }
    }

    private static func parent(_ selector: Selector, _ moment: @escaping (UIViewController?) -> ControllerMoment) {
      replace(selector) { original -> @convention(block) (UIViewController, UIViewController?) -> Void in
        let call = unsafeBitCast(
          original, to: (@convention(c) (UIViewController, Selector, UIViewController?) -> Void).self)
        return { controller, parent in
          call(controller, selector, parent)
          tell(controller, moment(parent))
        }
      }
    }

    private static func replace<Block>(_ selector: Selector, _ make: (IMP) -> Block) {
      guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
      let block = make(method_getImplementation(method))
      method_setImplementation(method, imp_implementationWithBlock(block))
    }
  }
#endif
