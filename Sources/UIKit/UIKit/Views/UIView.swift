public import HeadlessCoreGraphics
import ObjectiveC
public import HeadlessQuartzCore

/// A rectangle of an app: what it shows, how it is laid out, and what it does when it is touched.
///
/// Everything that can be seen is kept by its layer.
@MainActor @preconcurrency
open class UIView: UIResponder, UIDynamicItem, UITraitEnvironment, UICoordinateSpace,
  UIAppearanceContainer, @preconcurrency CALayerDelegate, @preconcurrency RecordedByName
{
  /// Layer that shows the view.
  open private(set) lazy var layer: CALayer = makeLayer()
  /// The controller whose view this is.
  weak var controller: UIViewController?
  var children: [UIView] = []
  weak var parent: UIView?
  /// State of the view's layout that the adapter keeps.
  var layoutState = ViewLayout.State()
  /// Looks that the app has set on the view itself.
  var styling = Styling()

  // MARK: Making

  public init(frame: CGRect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    super.init()
    readInterface(coder, as: UIView.self)
  }
  open class var layerClass: AnyClass { CALayer.self }
  open func encode(with coder: NSCoder) {}

  // MARK: Where

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  // MARK: Looks

  open var alpha: CGFloat {
    get { CGFloat(Double("\(layer.opacity)") ?? 1) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.childWasHidden(self)
    }
  }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    didSet {
      noteLook(\UIView.backgroundColor, backgroundColor)
      showBackground()
    }
  }
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      noteLook(\UIView.tintColor, newValue)
      ownTint = newValue
      tintHasChanged()
    }
  }
  private var ownTint: UIColor?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsHaveChanged() }
  }
  open var clearsContextBeforeDrawing = true
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }
  open var tag = 0
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func removeFromSuperview() { leave() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) ?? false
  }
  /// A child has been hidden, or shown again.
  func childWasHidden(_ view: UIView) { askForLayout() }
  /// A child has left.
  func lost(_ view: UIView) { constraintsLost(with: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { descendant { $0.tag == tag } }

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  open func setNeedsLayout() { askForLayout() }
  open func layoutIfNeeded() { layOut() }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = size
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentSizeHasChanged() }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { askForConstraints() }
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ViewLayout.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forFirstBaselineLayout, .firstBaseline)
  }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forLastBaselineLayout, .lastBaseline)
  }
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if layoutState.constraints.contains(where: { $0 === constraint }) { constraint.letGo() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(along: axis) }
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.resistance[axis] }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }
  open var layoutGuides: [UILayoutGuide] { layoutState.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { letGo(layoutGuide) }
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  open var readableContentGuide: UILayoutGuide { readableGuide }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  /// Baselines of the view's text; a view without text stands on its lower edge.
  package var baselines: TextBaselines? { nil }
  package var guidesInLayout: [UILayoutGuide] {
    layoutState.guides + layoutState.systemGuides.map(\.guide)
  }
  package var contentGuide: UILayoutGuide? { nil }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawNow(in: rect)
  }

  // MARK: Touches

  open override var next: UIResponder? { controller ?? parent }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set { replaceGestures(by: newValue ?? []) }
  }
  var gestures: [UIGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: layer(of: view))
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: layer(of: view))
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: layer(of: view))
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: layer(of: view))
  }
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Radii of the corners, where they were set as a whole.
  var corners: UICornerConfiguration?

  // MARK: Traits and accessibility

  open var traitCollection: UITraitCollection { ownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var accessibilityIdentifier: String?
  open var accessibilityIgnoresInvertColors = false
  open var restorationIdentifier: String?
  open var isFocused: Bool { false }
  open var canBecomeFocused: Bool { false }

  // MARK: What the layer asks

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: self, forKey: event)
  }
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
  open func layoutSublayers(of layer: CALayer) { layOutSubviews() }

  package var recordingName: String { nameInRecordings }

  // MARK: By name

  open override func value(forKey key: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { unsafe value = namedValue(key) }
    return unsafe value ?? super.value(forKey: key)
  }
  open override func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let given = value
    let isKnown = MainActor.assumeIsolated { unsafe setNamedValue(given, key) }
    if !isKnown { super.setValue(value, forKey: key) }
  }
}
