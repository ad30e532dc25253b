public import HeadlessCoreGraphics
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Something whose looks an app sets for all of its kind at once.
///
/// A view takes them when it enters a window, and those that were set on itself stay as they are. The model
/// that `appearance()` returns is an object of the class, made by `init(coder:)`: what the app sets on it is
/// noted, and nothing else is done with it.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  public class func appearance() -> Self { model(within: [], nil) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { model(within: containerTypes, nil) }
  public class func appearance(for trait: UITraitCollection) -> Self { model(within: [], trait) }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { model(within: containerTypes, trait) }

  private class func model(
    within containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self {
    AppearanceModels.current.model(of: self, within: containers, traits: traits) {
      dynamicInit(frame: .zero)
    }
  }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { model(within: [], nil) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { model(within: containerTypes, nil) }
  public class func appearance(for trait: UITraitCollection) -> Self { model(within: [], trait) }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { model(within: containerTypes, trait) }

  private class func model(
    within containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self {
    AppearanceModels.current.model(of: self, within: containers, traits: traits) {
      dynamicInit()
    }
  }
}
