public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Lines of words that can be scrolled; nobody types here.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private let words = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    words.accessibilityIdentifier = "text"
    words.numberOfLines = 0
    words.lineBreakMode = .byWordWrapping
    words.font = .systemFont(ofSize: 12)
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(words)
  }

  open var text: String! {
    get { words.text ?? "" }
    set { change { $0.text = newValue } }
  }
  open var attributedText: NSAttributedString! {
    get { words.attributedText ?? NSAttributedString(string: "") }
    set { change { $0.attributedText = newValue } }
  }
  open var font: UIFont? {
    get { words.font }
    set { change { $0.font = newValue ?? .systemFont(ofSize: 12) } }
  }
  open var textColor: UIColor? {
    get { words.textColor }
    set { change { $0.textColor = newValue ?? .label } }
  }
  open var textAlignment: NSTextAlignment {
    get { words.textAlignment }
    set { change { $0.textAlignment = newValue } }
  }
  /// The area that lines fill.
  public let textContainer = NSTextContainer()
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { change { _ in } }
  }
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var placeholder: String?
  open var hasText: Bool { !text.isEmpty }
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open override var canBecomeFirstResponder: Bool { isEditable }

  private var padding: CGFloat { textContainer.lineFragmentPadding }

  private func change(_ body: (UILabel) -> Void) {
    body(words)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let across = insets.left + insets.right + 2 * padding
    let inner = words.sizeThatFits(CGSize(width: max(size.width - across, 0), height: 0))
    return CGSize(
      width: inner.width + across, height: inner.height + insets.top + insets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = textContainerInset
    let size = sizeThatFits(bounds.size)
    words.frame = CGRect(
      x: insets.left + padding, y: insets.top,
      width: max(bounds.width - insets.left - insets.right - 2 * padding, 0),
      height: size.height - insets.top - insets.bottom)
    if contentSize != CGSize(width: bounds.width, height: size.height) {
      contentSize = CGSize(width: bounds.width, height: size.height)
    }
  }
}

/// The area that the lines of a text view fill.
open class NSTextContainer: NSObject {
  open var size: CGSize
  /// Padding on both sides of a line.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
