import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore
import SegueMotion
open class UITouch: NSObject {}
open class UIEvent: NSObject {}
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {}
@MainActor final class PopGesture: UIGestureRecognizer {
  var driver: UIPercentDrivenInteractiveTransition?;
  init(of: UINavigationController) { super.init() }
}
extension UIView {
  func attach(_ g: UIGestureRecognizer) {}; func detach(_ g: UIGestureRecognizer) {};
  func constraintsLost(with: UIView) {}
}
@MainActor enum ViewLayout { static func solve(around: UIView) {} }
public struct ScriptedTouch: Sendable {}
@MainActor struct TouchScript {
  init(_ t: [ScriptedTouch], in w: UIWindow) {}; func schedule(from: Time) {}
}

@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?; open var font: UIFont! = .systemFont(ofSize: 17);
  open var textColor: UIColor! = .label; open var textAlignment = NSTextAlignment.natural
}
@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let touchUpInside = Event(rawValue: 64)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let normal: State = []
  }
  open func addTarget(_ t: Any?, action: Selector, for e: Event) {}
}
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType { case custom, system }
  public convenience init(type: ButtonType) { self.init(frame: .zero) };
  open func setTitle(_ t: String?, for s: State) {};
  open func setImage(_ t: UIImage?, for s: State) {}
}
@MainActor @preconcurrency open class UIAction: NSObject {}
