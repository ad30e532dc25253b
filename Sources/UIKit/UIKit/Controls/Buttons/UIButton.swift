public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control with a title and a picture, which sends an action.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close
    public static let roundedRect = ButtonType.system
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  private var titles = UIControl.StateTable<String>()
  private var attributedTitles = UIControl.StateTable<NSAttributedString>()
  private var titleColors = UIControl.StateTable<UIColor>()
  private var titleShadows = UIControl.StateTable<UIColor>()
  private var images = UIControl.StateTable<UIImage>()
  private var backgrounds = UIControl.StateTable<UIImage>()
  let ownTitle = UILabel()
  let ownImage = UIImageView()
  let ownBackground = UIImageView()
  /// View that a configuration fills behind title and picture.
  let ownFill = UIView()

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIButton.self)
  }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Becomes a button of a type, with its picture.
  func take(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if isSystem { ownTitle.font = .systemFont(ofSize: 15) }
    switch buttonType {
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .custom, .system, .plain: break
    }
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func setUp() {
    ownTitle.font = .systemFont(ofSize: UIFont.buttonFontSize)
    ownTitle.lineBreakMode = .byTruncatingMiddle
    ownTitle.accessibilityIdentifier = "title"
    ownImage.accessibilityIdentifier = "image"
    for view in [ownBackground, ownFill] { view.isUserInteractionEnabled = false }
    isOpaque = false
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// True if the button takes its colors from the tint, and fades when it is touched.
  var isSystem: Bool { buttonType != .custom }

  // MARK: What it shows in each state

  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    looksHaveChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    looksHaveChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteLook("titleColor-\(state.rawValue)", of: UIButton.self) {
      $0.setTitleColor(color, for: state)
    }
    titleColors[exactly: state] = color
    looksHaveChanged()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadows[exactly: state] = color
    looksHaveChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    looksHaveChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[exactly: state] = image
    looksHaveChanged()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func title(for state: State) -> String? { titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? usualTitleColor(state)
  }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func usualTitleColor(_ state: State) -> UIColor {
    guard isSystem else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  open var titleLabel: UILabel? {
    showParts()
    return ownTitle
  }
  open var imageView: UIImageView? {
    showParts()
    return ownImage
  }
  open var subtitleLabel: UILabel? { nil }

  // MARK: Looks

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { looksHaveChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var automaticallyUpdatesConfiguration = true
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configuration: Configuration? { didSet { looksHaveChanged() } }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateHasChanged() {
    super.stateHasChanged()
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    looksHaveChanged()
  }

  private func looksHaveChanged() {
    showParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var endEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  // MARK: Extents

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
    let content = contentRect(forBounds: bounds)
    ownTitle.frame = titleRect(forContentRect: content)
    ownImage.frame = imageRect(forContentRect: content)
    ownBackground.frame = backgroundRect(forBounds: bounds)
    ownFill.frame = bounds
    if configuration != nil { ownFill.layer.cornerRadius = fillRadius }
  }
}
