public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

/// Views of a list that wait to be shown again, and how new ones are made.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View?] = [:]

  mutating func register(_ identifier: String, _ make: (() -> View?)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  mutating func put(_ view: View, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(view) }
  }

  /// A view that has been shown before; `nil` if there is none.
  mutating func used(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// A new view of the registered kind.
  func new(_ identifier: String) -> View? { makers[identifier]?() ?? nil }
}

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
