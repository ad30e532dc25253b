public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// A line of words that can be changed; nobody types here.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private let words = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UITextField.self)
  }
  private func setUp() {
    words.accessibilityIdentifier = "text"
    addSubview(words)
    show()
  }

  // MARK: Words

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get { typed.string }
    set {
      chosen = nil
      typed = NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)
    }
  }
  open var attributedText: NSAttributedString? {
    get { typed }
    set { typed = newValue ?? NSAttributedString(string: "") }
  }
  private var typed = NSAttributedString(string: "") { didSet { changed() } }
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
    }
  }
  open var attributedPlaceholder: NSAttributedString? { didSet { changed() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var isSecureTextEntry = false { didSet { changed() } }
  open var hasText: Bool { typed.length > 0 }

  // MARK: Places in the text

  /// Part that is selected, once somebody has chosen one.
  private var chosen: NSRange?
  private var places: TextPlaces { TextPlaces(letters: text ?? "", selection: chosen) }
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
    self.text = new.letters
    chosen = new.selection
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    selectionHasChanged()
  }
  private func selectionHasChanged() { delegate?.textFieldDidChangeSelection(self) }

  // MARK: Looks

  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      noteLook(\UITextField.font, font)
      changed()
    }
  }
  open var textColor: UIColor? = .label {
    didSet {
      noteLook(\UITextField.textColor, textColor)
      changed()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  private func changed() {
    show()
    invalidateIntrinsicContentSize()
  }

  private func show() {
    words.font = font ?? .systemFont(ofSize: 17)
    words.textColor = textColor ?? .label
    if typed.length == 0, let attributedPlaceholder {
      words.attributedText = attributedPlaceholder
    } else if isSecureTextEntry {
      words.text = String(repeating: "•", count: typed.string.count)
    } else {
      words.attributedText = typed
    }
    words.textAlignment = textAlignment
    words.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    let isRound = borderStyle == .roundedRect
    layer.cornerRadius = isRound ? 5 : layer.cornerRadius
    if borderStyle != .none {
      layer.borderWidth = isRound ? 0.5 : 1
      layer.borderColor =
        (isRound ? UIColor.systemGray4 : .label).resolvedColor(with: traitCollection).cgColor
      if backgroundColor == nil { withUsualLooks { backgroundColor = .systemBackground } }
    }
  }

  // MARK: Where

  private var inset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = isShown(leftView, leftViewMode) ? leftViewRect(forBounds: bounds).maxX : inset
    let right =
      isShown(rightView, rightViewMode)
      ? bounds.maxX - rightViewRect(forBounds: bounds).minX : inset
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftView, leftViewMode)
    rightView?.isHidden = !isShown(rightView, rightViewMode)
    words.frame =
      typed.length == 0 ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    let size = words.sizeThatFits(.zero)
    guard borderStyle == .roundedRect || borderStyle == .bezel else {
      return CGSize(width: size.width + 2 * inset, height: size.height + (inset > 0 ? 2 : 0))
    }
    // A field with a frame around 17 points is 34 high.
    return CGSize(width: size.width + 2 * inset, height: (size.height + 13.6).rounded())
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }
}

// What a keyboard is to be like; there is none.

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
