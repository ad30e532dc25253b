public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control that chooses one of several words or pictures in a row.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private let pill = UIView()
  private var segments: [Segment] = []
  private var fonts = UIControl.StateTable<[NSAttributedString.Key: Any]>()

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    let view: UIView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UISegmentedControl.self)
  }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(item, at: segments.count) }
    bounds.size = intrinsicContentSize
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.accessibilityIdentifier = "selection"
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    addSubview(pill)
  }

  // MARK: Segments

  private func insert(_ item: Any, at index: Int) {
    let (title, image) = (item as? String, item as? UIImage)
    let view: UIView = image == nil ? UILabel() : UIImageView(image: image?.asTemplate)
    (view as? UILabel)?.text = title
    (view as? UILabel)?.textAlignment = .center
    view.contentMode = image == nil ? .redraw : .center
    segments.insert(
      Segment(title: title, image: image, view: view), at: min(max(index, 0), segments.count))
    addSubview(view)
    invalidateIntrinsicContentSize()
  }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = noSegment { didSet { setNeedsLayout() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteLook(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      setNeedsLayout()
    }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image ?? "", at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    setNeedsLayout()
  }
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    (segments[segment].view as? UILabel)?.text = title
    invalidateIntrinsicContentSize()
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    invalidateIntrinsicContentSize()
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    noteLook("titleTextAttributes \(state.rawValue)", of: UISegmentedControl.self) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    fonts[exactly: state] = attributes
    setNeedsLayout()
  }

  // MARK: Where

  open override var intrinsicContentSize: CGSize {
    // Each is as wide as the widest.
    let widest = segments.map { max($0.view.sizeThatFits(.zero).width + 20, $0.width) }.max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func box(at index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isChosen = segments.indices.contains(selectedSegmentIndex)
    pill.isHidden = !isChosen
    pill.backgroundColor =
      selectedSegmentTintColor
      ?? (traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white)
    if isChosen { pill.frame = box(at: selectedSegmentIndex).insetBy(dx: 2, dy: 2) }
    for (index, segment) in segments.enumerated() {
      segment.view.frame = box(at: index)
      guard let label = segment.view as? UILabel else { continue }
      let isSelected = index == selectedSegmentIndex
      let attributes = fonts[isSelected ? .selected : .normal] ?? [:]
      label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      label.textColor =
        attributes[.foregroundColor] as? UIColor ?? (segment.isEnabled ? .label : .tertiaryLabel)
    }
  }

  // MARK: The finger

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, bounds.width > 0 else { return }
    let index = Int(touch.location(in: self).x / bounds.width * CGFloat(segments.count))
    guard segments.indices.contains(index), segments[index].isEnabled,
      index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
