import HeadlessCoreGraphics
import HeadlessQuartzCore

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

/// Makes a view of a class that is known only when the app runs.
///
/// Swift calls only required initializers of such classes, and of a view that is the one for nibs. Where a
/// class is registered together with a closure that makes one, the closure is what counts.
@MainActor
func madeFromNib<View: UIView>(_ kind: AnyClass?, as: View.Type) -> View? {
  guard let kind = kind as? View.Type else { return nil }
  let view = kind.init(coder: NSCoder())
  if view == nil {
    AppSession.current.note(AppFinding(.resourceMissing, "no \(kind) could be made for a list"))
  }
  return view
}
