public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// The name of a nib; what is in it is not known here.
@MainActor @preconcurrency
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    AppSession.current.note(
      AppFinding(.resourceMissing, "there are no nibs here: '\(name)' stays empty"))
    return []
  }
}

extension Bundle {
  /// Returns the contents of a nib, which are none: there are no nibs here.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
