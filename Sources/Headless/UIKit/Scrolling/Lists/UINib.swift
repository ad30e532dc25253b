public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// The name of a nib; what is in it is not known here.
@MainActor @preconcurrency
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    AppSession.current.note(
      AppFinding(.resourceMissing, "there are no nibs here: '\(name)' stays empty"))
    return []
  }
}
