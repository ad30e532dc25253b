public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// The kinds of behaviors, as data: see the animator for why nothing of it moves.

/// A behavior of several items.
@MainActor @preconcurrency
open class UIDynamicItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []

  public override init() { super.init() }
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    if dynamicAnimator != nil { noteItems() }
  }
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var magnitude: CGFloat = 1
  open var angle: CGFloat = .pi / 2
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicItemsBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func removeAllBoundaries() {}
}

@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public private(set) var mode = Mode.continuous
  open var active = true
  open var pushDirection = CGVector.zero
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0

  public override init() { super.init() }
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
}

@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  private var item: (any UIDynamicItem)?
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public override init() {
    anchorPoint = .zero
    super.init()
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (anchorPoint, self.item) = (point, item)
    super.init()
  }
  override var movedItems: [any UIDynamicItem] { [item].compactMap { $0 } + super.movedItems }
}

/// A snap is the one behavior whose end needs no simulation.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private var item: (any UIDynamicItem)?
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0.5

  public override init() { super.init() }
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item].compactMap { $0 } + super.movedItems }
  override func settleAtOnce() { item?.center = snapPoint }
}
