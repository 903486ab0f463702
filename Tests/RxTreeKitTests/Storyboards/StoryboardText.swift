@testable import RxTreeKit

/// Writes a storyboard in the form in which Interface Builder does.
struct StoryboardText {
  private var scenes: [String] = []
  var initial: String?

  /// Adds a scene with a controller; `more` is what lies in the controller, `beside` what lies beside it.
  mutating func scene(
    _ id: String, _ element: String = "viewController", identifier: String? = nil, className: String? = nil,
    more: String = "", beside: String = ""
  ) {
    let attributes = [("storyboardIdentifier", identifier), ("customClass", className)]
      .map { name, value in value.map { " \(name)=\"\($0)\"" } ?? "" }
    scenes.append(
      """
          <!--Scene-->
          <scene sceneID="s-\(id)">
            <objects>
              <\(element) id="\(id)"\(attributes.joined()) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0"/></view>
                <connections>\(more)</connections>
              </\(element)>
              <placeholder placeholderIdentifier="IBFirstResponder" id="r-\(id)" sceneMemberID="firstResponder"/>
              \(beside)
            </objects>
            <point key="canvasLocation" x="139" y="117"/>
          </scene>

      """)
  }

  /// Adds a plain navigation controller whose root is an object.
  mutating func navigation(_ id: String, root: String, identifier: String? = nil, className: String? = nil) {
    let segue = #"<segue destination="\#(root)" kind="relationship" relationship="rootViewController" id="g-\#(id)"/>"#
    scene(id, "navigationController", identifier: identifier, className: className, more: segue)
  }

  /// Adds a reference to a scene of another storyboard.
  mutating func reference(_ id: String, storyboard: String? = nil, identifier: String? = nil) {
    let attributes = [("storyboardName", storyboard), ("referencedIdentifier", identifier)]
      .map { name, value in value.map { " \(name)=\"\($0)\"" } ?? "" }
    scenes.append(
      """
          <scene sceneID="s-\(id)"><objects>
            <viewControllerPlaceholder\(attributes.joined()) id="\(id)" sceneMemberID="viewController"/>
          </objects></scene>

      """)
  }

  /// The text of a segue.
  static func segue(_ identifier: String, to destination: String, kind: String = "show") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" identifier="\#(identifier)" id="g-\#(identifier)"/>"#
  }

  /// The whole file.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
    \(scenes.joined())  </scenes>
      <resources><image name="a &amp; b" width="1" height="1"/></resources>
    </document>

    """
  }
}

extension ScratchFolder {
  /// Writes a storyboard.
  func write(_ name: String, _ storyboard: StoryboardText) throws { try write(name, storyboard.text) }
}
