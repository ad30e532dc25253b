/// Files as apps have them, and texts that nobody writes.
enum Samples {
  static let all = [animator, controller, overrides]

  static let animator = ##"""
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    #if os(iOS) && !targetEnvironment(macCatalyst)
    /// Slides; `@objc` in a comment stays, and so does #selector(x).
    final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
      @objc dynamic private(set) var progress: CGFloat = 0 /* @objc /* nested */ #if os(iOS) */

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.35
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        let name = "to \(to.accessibilityIdentifier ?? "none \(#keyPath(UIView.layer.zPosition))") @objc"
        let raw = #"C:\new \(progress) \#(progress * 2 / 3) "quoted" #selector(handlePan)"#
        print("""
          a \(name) "b" \"""
            \(raw) @IBOutlet
          """)
        UIView.animate(withDuration: 0.35, animations: { to.alpha = 1 / 2 }) { done in
          context.completeTransition(done && !context.transitionWasCancelled)
        }
      }

      @objc private func handlePan(_ gesture: UIPanGestureRecognizer) {
        NotificationCenter.default.addObserver(
          self, selector: #selector(
            SlideAnimator.keyboardWillShow(_:)
          ), name: nil, object: nil)
      }

      @objc func keyboardWillShow(_ note: Notification) {}
    }
    #endif

    """##

  static let controller = #"""
    @_exported import class UIKit.UIViewController

    @objc protocol PanelDelegate {
      @objc optional func panelDidOpen(_ panel: Panel)
      @objc optional func panel(_ panel: Panel, heightFor width: CGFloat) -> CGFloat
      @objc optional var title: String? { get }
    }

    @IBDesignable @objcMembers
    open class Panel: UIViewController, UIGestureRecognizerDelegate {
      @IBOutlet weak var delegate: PanelDelegate?
      @IBInspectable var radius: CGFloat = 8
      enum Style { case plain, `default` }

      open override func viewDidLoad() {
        super.viewDidLoad()
        delegate?.panelDidOpen?(self)
        radius = delegate?.panel?(self, heightFor: 100) ?? 44
        let pattern = #/a"b\/c/#
        if view.frame.width / 2 > radius / 3 { close(#selector(close(animated:))) }
      }

      func close(animated: Bool) { completion?(animated) }
      var completion: ((Bool) -> Void)?
    }

    """#

  static let overrides = """
    import UIKit

    class Card: UIView {
      var events: [String] = []
    }

    extension Card {
      @objc open func prepare() {
        events.append("prepare")
      }

      override func layoutSubviews() {
        super.layoutSubviews()
      }
    }

    class Special: Card {
      override func prepare() { super.prepare() }
    }
    """

  static let odd = [
    "", "\n", "\r\n\r", "\u{FEFF}import UIKit\n", "\"", "\"\"\"", "#", "##", "#\"", "`", "/", "/*",
    "\"\\(", "\"\\(\"\\(\"", ")", "}}}{{{", "#if", "#endif\n#else\n#elseif", "@", "@objc(", "@objc",
    "#selector(", "#selector()", "#selector(getter:", "#selector(as)", "#keyPath()", "import",
    "import class", "class A", "class A {", "extension", "extension A: {}", "func", "var", ".?(",
    "class A { func f( }", "class A { func f<T }", "protocol P { func }", "class A { @objc func f",
    "class A: class B: class C {}", "a.b?(", "a.b?()", "\u{0}\u{1}", "é🎉 = 1", "#/", "#/\n",
    "class A { init }", "class A { subscript", "let x = /a",
    "#sourceLocation(file: \"a\", line: 1)\n@objc",
  ]
}
