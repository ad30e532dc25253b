public import HeadlessCoreGraphics
public import ObjectiveC

/// Generator of haptic feedback; nobody holds a device here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
