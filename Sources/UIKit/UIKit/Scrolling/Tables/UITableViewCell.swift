public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
import SegueInterfaceDocuments

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let defaultMask: StateMask = []
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private let style: CellStyle
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  private let accessory = UILabel()
  private lazy var detailButton = DetailButton()
  private var accessoryButtonIsShown = false
  /// The segue of a storyboard that choosing the row performs.
  var segue: SegueTrigger?
  /// The line below the row.
  let separator = UIView()

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }
  public override init(frame: CGRect) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    let element = (coder as? InterfaceCoder)?.element
    style = element?.cellStyle ?? .default
    reuseIdentifier = element?["reuseIdentifier"]
    super.init(coder: coder)
    prepare()
    readInterface(coder, as: UITableViewCell.self)
  }
  private func prepare() {
    withUsualLooks { backgroundColor = .systemBackground }
    separator.backgroundColor = .separator
    contentView.accessibilityIdentifier = "cell.content"
    separator.accessibilityIdentifier = "cell.separator"
    contentView.frame = bounds
    addSubview(contentView)
    addSubview(separator)
  }

  // MARK: Parts

  open private(set) lazy var textLabel: UILabel? = addLabel(size: 17, color: .label)
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil : addLabel(size: style == .subtitle ? 12 : 17, color: .secondaryLabel)
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  private func addLabel(size: CGFloat, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { showSelection() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(
    top: 0, left: TableMetrics.contentInset, bottom: 0, right: 0
  ) {
    didSet { setNeedsLayout() }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default

  // MARK: Editing

  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }
  private var edited = false
  open internal(set) var editingStyle = EditingStyle.none
  open var shouldIndentWhileEditing = true
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { frame.minX < 0 }
  /// The circle before the row, while it is edited.
  let editControl = RowEditControl(
    frame: CGRect(x: 0, y: 0, width: RowEditControl.side, height: RowEditControl.side))
  var editControlWasTouched: (() -> Void)?
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edited else { return }
    let state: StateMask = editing ? .showingEditControl : .defaultMask
    willTransition(to: state)
    if editing { prepareEditControl() }
    edited = editing
    setNeedsLayout()
    guard animated, window != nil else {
      didTransition(to: state)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.didTransition(to: state)
    }
  }
  /// Puts the circle outside the row, from where it comes.
  private func prepareEditControl() {
    editControl.isInsertion = editingStyle == .insert
    guard editControl.superview == nil else { return }
    editControl.addAction(
      UIAction { [weak self] _ in self?.editControlWasTouched?() }, for: .touchUpInside)
    editControl.center = CGPoint(x: -RowEditControl.side, y: bounds.midY)
    addSubview(editControl)
  }

  // MARK: States

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    show(animated)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    show(animated)
  }
  open func prepareForReuse() {
    (selected, highlighted) = (false, false)
    showSelection()
  }
  private func show(_ animated: Bool) {
    animated && window != nil
      ? UIView.animate(withDuration: 0.3) { self.showSelection() } : showSelection()
  }

  private lazy var grayBackground: UIView = {
    let view = UIView()
    view.backgroundColor = TableMetrics.selection
    return view
  }()

  private func showSelection() {
    guard selectionStyle != .none || selectedBackgroundView != nil else { return }
    let shade = selectedBackgroundView ?? grayBackground
    let isShown = selected || highlighted
    if isShown, shade.superview !== self {
      shade.alpha = 0
      shade.frame = bounds
      insertSubview(shade, belowSubview: contentView)
    }
    shade.alpha = isShown ? 1 : 0
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (room, left) = (layOutAccessory(), layOutEditControl())
    contentView.frame = CGRect(
      x: left, y: 0, width: max(bounds.width - room - left, 0), height: bounds.height)
    for background in [backgroundView, selectedBackgroundView] { background?.frame = bounds }
    if grayBackground.superview === self { grayBackground.frame = bounds }
    let line = 1 / UIScreen.main.scale
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - line,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: line)
    layOutLabels()
  }

  /// Puts the circle before the row, and returns the room that it takes.
  private func layOutEditControl() -> CGFloat {
    guard editControl.superview === self else { return 0 }
    let isShown = edited && editingStyle != .none
    let side = RowEditControl.side
    editControl.center = CGPoint(x: isShown ? 15 + side / 2 : -side, y: bounds.midY)
    return isShown && shouldIndentWhileEditing ? RowEditControl.room : 0
  }

  /// Puts the accessory at the trailing edge, and returns the room that it takes.
  private func layOutAccessory() -> CGFloat {
    let symbols: [AccessoryType: String] = [
      .disclosureIndicator: "›", .detailDisclosureButton: "›", .checkmark: "✓",
    ]
    let view = accessoryView ?? (symbols[accessoryType] == nil ? nil : accessory)
    if view !== accessory { accessory.removeFromSuperview() }
    let button = layOutDetailButton(before: view)
    guard let view else { return button }
    if view === accessory {
      accessory.text = symbols[accessoryType]
      accessory.textColor = accessoryType == .checkmark ? tintColor : .tertiaryLabel
      accessory.bounds.size = CGSize(width: 12, height: 22)
      if accessory.superview == nil { addSubview(accessory) }
    }
    let size = view.bounds.size
    view.center = CGPoint(x: bounds.width - 20 - size.width / 2, y: bounds.midY)
    return size.width + 28 + button
  }

  /// Puts the button of a row with details before the accessory's symbol, and returns the room that it takes.
  private func layOutDetailButton(before symbol: UIView?) -> CGFloat {
    let isShown =
      accessoryView == nil && [.detailButton, .detailDisclosureButton].contains(accessoryType)
    guard isShown else {
      if accessoryButtonIsShown { detailButton.removeFromSuperview() }
      accessoryButtonIsShown = false
      return 0
    }
    accessoryButtonIsShown = true
    if detailButton.superview == nil { addSubview(detailButton) }
    let end = bounds.width - (symbol == nil ? 20 : 40)
    detailButton.center = CGPoint(x: end - DetailButton.side / 2, y: bounds.midY)
    return DetailButton.side + (symbol == nil ? 28 : 8)
  }

  private func layOutLabels() {
    let box = contentView.bounds
    var left: CGFloat = 16 + separatorInset.left - 16
    if let image = contentView.subviews.compactMap({ $0 as? UIImageView }).first, image.image != nil
    {
      let side = min(box.height - 8, 40)
      image.frame = CGRect(x: left, y: (box.height - side) / 2, width: side, height: side)
      left += side + 16
    }
    let room = CGRect(x: left, y: 0, width: max(box.width - left - 16, 0), height: box.height)
    let (text, detail) = (title, style == .default ? nil : subtitle)
    switch style {
    case .default: text?.frame = room
    case .subtitle:
      let (upper, lower) = (text?.sizeThatFits(room.size), detail?.sizeThatFits(room.size))
      let (above, below) = (upper?.height ?? 0, lower?.height ?? 0)
      let top = (room.height - above - below) / 2
      text?.frame = CGRect(x: left, y: top, width: room.width, height: above)
      detail?.frame = CGRect(x: left, y: top + above, width: room.width, height: below)
    case .value1, .value2:
      let width = detail?.sizeThatFits(room.size).width ?? 0
      text?.frame = CGRect(
        x: left, y: 0, width: max(room.width - width, 0), height: room.height)
      detail?.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
    }
  }

  /// The labels, as far as the app has asked for them.
  private var title: UILabel? { contentView.subviews.contains { $0 is UILabel } ? textLabel : nil }
  private var subtitle: UILabel? {
    contentView.subviews.contains { $0 is UILabel } ? detailTextLabel : nil
  }
}

/// View above or below the rows of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    return label
  }()
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let labels = contentView.subviews.filter { $0 is UILabel }
    if labels.count == 1, labels[0] === textLabel {
      labels[0].frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
    }
  }
}
