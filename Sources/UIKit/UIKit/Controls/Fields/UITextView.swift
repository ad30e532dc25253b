public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Lines of words that can be scrolled; nobody types here.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
  private let words = UILabel()

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UITextView.self)
  }

  private func setUp() {
    words.accessibilityIdentifier = "text"
    words.numberOfLines = 0
    words.lineBreakMode = .byWordWrapping
    words.font = .systemFont(ofSize: 12)
    withUsualLooks { backgroundColor = .systemBackground }
    clipsToBounds = true
    addSubview(words)
  }

  open var text: String! {
    get { words.text ?? "" }
    set {
      chosen = nil
      change { $0.text = newValue }
    }
  }
  open var attributedText: NSAttributedString! {
    get { words.attributedText ?? NSAttributedString(string: "") }
    set {
      chosen = nil
      change { $0.attributedText = newValue }
    }
  }
  open var font: UIFont? {
    get { words.font }
    set {
      noteLook(\UITextView.font, newValue)
      change { $0.font = newValue ?? .systemFont(ofSize: 12) }
    }
  }
  open var textColor: UIColor? {
    get { words.textColor }
    set {
      noteLook(\UITextView.textColor, newValue)
      change { $0.textColor = newValue ?? .label }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { words.textAlignment }
    set { change { $0.textAlignment = newValue } }
  }
  /// The area that lines fill.
  public let textContainer: NSTextContainer
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { change { _ in } }
  }
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var placeholder: String?
  open var hasText: Bool { !text.isEmpty }
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// Shows the end of the text for a part that reaches it, else the begin: places of letters are known to the label alone.
  open func scrollRangeToVisible(_ range: NSRange) {
    let isEnd = NSMaxRange(range) >= places.length
    scrollRectToVisible(
      CGRect(x: 0, y: isEnd ? contentSize.height - 1 : 0, width: 1, height: 1), animated: true)
  }
  open override var canBecomeFirstResponder: Bool { isEditable }

  // MARK: Places in the text

  /// Part that is selected, once somebody has chosen one.
  private var chosen: NSRange?
  private var places: TextPlaces { TextPlaces(letters: text, selection: chosen) }
  open var selectedRange: NSRange {
    get { places.selected }
    set {
      chosen = newValue
      selectionHasChanged()
    }
  }
  open var selectedTextRange: UITextRange? {
    get { places.selectedRange }
    set {
      chosen = newValue?.range
      selectionHasChanged()
    }
  }
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { places.end }
  open func text(in range: UITextRange) -> String? { places.text(in: range) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    places.position(from: position, offset: direction == .left ? -offset : offset)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPlaces.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// A caret is not drawn: nobody types here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  open func unmarkText() {}
  open func replace(_ range: UITextRange, withText text: String) { type(text, in: range.range) }
  open func insertText(_ text: String) { type(text, in: places.selected) }
  open func deleteBackward() {
    if let range = places.deleted { type("", in: range) }
  }

  /// Replaces a part of the text as typing does, and tells whoever listens.
  private func type(_ text: String, in range: NSRange) {
    guard NSMaxRange(range) <= places.length else { return }
    let new = places.replacing(range, by: text)
    let written = NSMutableAttributedString(attributedString: attributedText)
    written.replaceCharacters(in: range, with: text)
    attributedText = written
    chosen = new.selection
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    selectionHasChanged()
  }
  private func selectionHasChanged() { textDelegate?.textViewDidChangeSelection(self) }

  // MARK: Editing

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// A tap begins to edit the text; a finger that scrolls does not.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, !isDragging { becomeFirstResponder() }
  }

  // MARK: Layout

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
