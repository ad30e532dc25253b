public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion
package import SegueSceneGraph

/// Delegate that decides for a layer what it draws, how it is laid out, and how its properties change.
public protocol CALayerDelegate: NSObjectProtocol {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// A rectangle that shows something, moves, and holds other layers.
open class CALayer: NSObject, CAMediaTiming {
  /// Visible state of the layer when nothing moves.
  package var state = LayerModel()
  /// Movements of the layer, in the order in which they were added.
  var movements: [LayerMovement] = []
  /// The layer of which this one shows the present state; `nil` for a layer itself.
  private var original: CALayer?
  /// True for a copy that shows another state of a layer: until it is put into a tree, nothing that is set on
  /// it moves or is shown.
  var isCopy = false
  /// True if the layer has been on the screen: a new layer appears in place.
  package private(set) var wasShown = false
  /// True while a change that consists of several is being made.
  var isBetweenChanges = false
  /// The layer and all inside as a recording has written them, while none of them has changed or moves.
  var still: StillLayer?
  /// Appearance of the layer when it was last shown, for transitions of its contents.
  var lastShown: Layer?
  /// Appearance of the layer when a transition of its contents began, by its key.
  var shownBefore: [String: Layer] = [:]
  /// Content of the layer itself, above its background.
  var content: Content { .none }

  // MARK: Making

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// A copy that shows another state of a layer.
  public required init(layer: Any) {
    super.init()
    isCopy = true
    guard let other = layer as? CALayer else { return }
    (state, values) = (other.state, other.values)
    (name, contents, contentsGravity) = (other.name, other.contents, other.contentsGravity)
    (contentsScale, contentsRect) = (other.contentsScale, other.contentsRect)
  }

  // MARK: Looks

  open var bounds: CGRect {
    get { state.bounds }
    set { set(\.bounds, to: newValue, forKey: "bounds") }
  }
  open var position: CGPoint {
    get { state.position }
    set { set(\.position, to: newValue, forKey: "position") }
  }
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { set(\.zPosition, to: newValue, forKey: "zPosition") }
  }
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { set(\.anchorPoint, to: newValue, forKey: "anchorPoint") }
  }
  open var anchorPointZ: CGFloat = 0
  open var transform: CATransform3D {
    get { state.transform }
    set { set(\.transform, to: newValue, forKey: "transform") }
  }
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { set(\.sublayerTransform, to: newValue, forKey: "sublayerTransform") }
  }
  open var opacity: Float {
    get { state.opacity }
    set { set(\.opacity, to: newValue, forKey: "opacity") }
  }
  open var isHidden: Bool {
    get { state.isHidden }
    set { set(\.isHidden, to: newValue, forKey: "hidden") }
  }
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { set(\.isDoubleSided, to: newValue, forKey: "doubleSided") }
  }
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { set(\.masksToBounds, to: newValue, forKey: "masksToBounds") }
  }
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { set(\.backgroundColor, to: newValue, forKey: "backgroundColor") }
  }
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { set(\.cornerRadius, to: newValue, forKey: "cornerRadius") }
  }
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { set(\.maskedCorners, to: newValue, forKey: "maskedCorners") }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { set(\.cornerCurve, to: newValue, forKey: "cornerCurve") }
  }
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { set(\.borderWidth, to: newValue, forKey: "borderWidth") }
  }
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { set(\.borderColor, to: newValue, forKey: "borderColor") }
  }
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { set(\.shadowColor, to: newValue, forKey: "shadowColor") }
  }
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { set(\.shadowOpacity, to: newValue, forKey: "shadowOpacity") }
  }
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { set(\.shadowOffset, to: newValue, forKey: "shadowOffset") }
  }
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { set(\.shadowRadius, to: newValue, forKey: "shadowRadius") }
  }
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { set(\.shadowPath, to: newValue, forKey: "shadowPath") }
  }

  /// The box that holds the layer in its parent, after the transform.
  open var frame: CGRect {
    get { boundingFrame }
    set { setFrame(newValue) }
  }

  // MARK: Contents

  open var contents: Any? { didSet { noteChange() } }
  /// The color in which opaque parts of the contents are shown instead of their own.
  package var contentsTint: CGColor? { didSet { noteChange() } }
  open var contentsGravity = CALayerContentsGravity.resize { didSet { noteChange() } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { noteChange() } }
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { noteChange() } } }
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilter = CALayerContentsFilter.linear
  open var minificationFilterBias: Float = 0
  open var isOpaque = false
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = true
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 15)
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any? { didSet { noteChange() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var isGeometryFlipped = false
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: (any CALayerDelegate)?
  /// Backdrop that a view puts behind its sublayers: a text, a picture, a drawing.
  package var backdrop: Backdrop? { didSet { noteChange() } }
  /// Looks that only code of ours asks for.
  package var sceneLooks = SceneLooks() {
    didSet { if sceneLooks != oldValue { noteChange() } }
  }
  /// Layers that `draw(in:)` has drawn.
  var drawing: [Layer] = []

  // MARK: Tree

  open internal(set) weak var superlayer: CALayer?
  var children: [CALayer] = []
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }
  open var mask: CALayer? { didSet { replaceMask(oldValue) } }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, isAbove: false)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, isAbove: true)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }
  open func removeFromSuperlayer() { leave() }

  // MARK: Layout and drawing

  package var needsLayout = true
  package var needsDrawing = false
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() { layOutTree() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func setNeedsDisplay() { needsDrawing = true }
  open func setNeedsDisplay(_ rect: CGRect) { needsDrawing = true }
  open func needsDisplay() -> Bool { needsDrawing }
  open func displayIfNeeded() {
    guard needsDrawing else { return }
    needsDrawing = false
    display()
  }
  open func display() { drawNow() }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  open func render(in ctx: CGContext) { ctx.draw(drawnLayers(of: bounds)) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Movement

  open var beginTime: CFTimeInterval = 0 { didSet { noteClock() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { noteClock() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { noteClock() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
  open func removeAllAnimations() { endMovements { _ in true } }
  open func removeAnimation(forKey key: String) { endMovements { $0.key == key } }
  open func animationKeys() -> [String]? { movements.isEmpty ? nil : movements.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? {
    movements.last { $0.key == key }?.source
  }

  /// A layer that looks as this one does now, while it moves.
  open func presentation() -> Self? {
    guard wasShown || isMoving else { return nil }
    let copy = Self(layer: self)
    let looks = presentLooks
    copy.state.take(looks)
    copy.state.bounds.origin = presentOrigin
    copy.takeContent(looks)
    for (key, value) in presentOwnValues { copy.setValue(value, forKey: key) }
    copy.original = original ?? self
    copy.superlayer = superlayer
    return copy
  }

  open func model() -> Self {
    (original as? Self) ?? self
  }

  /// Takes over what animations have made of what the layer itself shows.
  func takeContent(_ looks: LayerProperties) {}

  func markSelfAsShown() { wasShown = true }

  // MARK: By name

  open override func value(forKey key: String) -> Any? {
    values[key] ?? knownValue(forKey: key) ?? ownValue(forKey: key)
  }
  open override func setValue(_ value: Any?, forKey key: String) {
    if let access = KeyTable.access(to: key, of: type(of: self)), access.set(self, value) { return }
    if !setKnownValue(value, forKey: key) { values[key] = value }
  }
  /// A value that was set under a name, and belongs to no property.
  func keptValue(forKey key: String) -> Any? { values[key] }
  open override func value(forKeyPath path: String) -> Any? { value(forKey: path) }
  open override func setValue(_ value: Any?, forKeyPath path: String) {
    setValue(value, forKey: path)
  }
  private var values: [String: Any] = [:]

  // MARK: Points

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { point(p, from: l) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { point(p, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { box(r) { convert($0, from: l) } }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { box(r) { convert($0, to: l) } }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(t, from: l)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { time(t, to: l) }
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CALayer {
  /// Content that a layer shows behind its sublayers, beside its background and its contents.
  package enum Backdrop {
    /// A text, in a box inside the layer.
    case text(TextContent, CGRect)
    /// Layers that have been drawn before: a picture, or a snapshot.
    case layers([Layer], size: CGSize)
    /// The content behind the layer, through filters.
    case filters([Filter])
  }
}
