import WeirDriver
import WeirUI

/// A driver of a screen with these views.
@MainActor
func driver(showing views: UIView..., on controller: UIViewController = UIViewController()) async throws -> AppDriver {
  for view in views { controller.view.addSubview(view) }
  let driver = AppDriver(showing: controller)
  try await driver.settle()
  return driver
}

@MainActor
func label(_ text: String, y: CGFloat, x: CGFloat = 20, width: CGFloat = 300) -> UILabel {
  let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
  label.text = text
  return label
}

@MainActor
func button(
  _ title: String, y: CGFloat, x: CGFloat = 20, width: CGFloat = 300, onTap: @escaping () -> Void = {}
) -> UIButton {
  let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: 40))
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  return button
}

@MainActor
func field(_ placeholder: String, y: CGFloat) -> UITextField {
  let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
  field.placeholder = placeholder
  return field
}
