public import HeadlessCoreGraphics
import ObjectiveC

/// A layer that shows copies of what is inside, each a step further, later and in another color.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 { didSet { noteChange() } }
  open var instanceDelay: CFTimeInterval = 0 { didSet { noteChange() } }
  open var instanceTransform = CATransform3DIdentity { didSet { noteChange() } }
  open var preservesDepth = false
  /// The color by which the first copy's colors are multiplied; `nil` for white.
  open var instanceColor: CGColor? { didSet { noteChange() } }
  open var instanceRedOffset: Float = 0 { didSet { noteChange() } }
  open var instanceGreenOffset: Float = 0 { didSet { noteChange() } }
  open var instanceBlueOffset: Float = 0 { didSet { noteChange() } }
  open var instanceAlphaOffset: Float = 0 { didSet { noteChange() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay) = (other.instanceCount, other.instanceDelay)
    (instanceTransform, preservesDepth) = (other.instanceTransform, other.preservesDepth)
    (instanceColor, instanceRedOffset) = (other.instanceColor, other.instanceRedOffset)
    (instanceGreenOffset, instanceBlueOffset) = (
      other.instanceGreenOffset, other.instanceBlueOffset
    )
    instanceAlphaOffset = other.instanceAlphaOffset
  }
}
