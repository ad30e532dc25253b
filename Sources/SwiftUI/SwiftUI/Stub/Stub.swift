import SegueMotion
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  var isFluidSpring: Bool { false }
}
struct TimedAnimation { var pace: TimingCurve; var timing: Timing; var groups: [GroupTiming]; var logicalEnd: Time?; var end: Time? }
extension Animation { func timed(begin: Time, way: [Double], velocity: Double = 0) -> TimedAnimation { fatalError() } }
struct TimedEnds { var end: Time?; var logicalEnd: Time? }
public struct Transaction: Sendable {
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public var animation: Animation?
  public var disablesAnimations = false
  static var current: Transaction { Transaction() }
  func isSame(as other: Transaction) -> Bool { animation == other.animation }
  func noteMovement(_ ends: TimedEnds) {}
}
public func withTransaction<R>(_ t: Transaction, _ b: () throws -> R) rethrows -> R { try b() }
public struct EnvironmentValues {
  public init() {}
  public var displayScale: CGFloat = 1
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  func object<T: AnyObject>(of: T.Type) -> T? { nil }
  mutating func setObject<T: AnyObject>(_ o: T?, of: T.Type) {}
}
public struct Color: View { public func resolve(in e: EnvironmentValues) -> Resolved { Resolved() }
  public struct Resolved { var cgColor: CGColor { fatalError() }; var numbers: [Double] { [] } } }
public protocol ShapeStyle: Sendable { func resolvedPaint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint }
public enum ResolvedPaint { case color(Color.Resolved) }
nonisolated public protocol Shape: Sendable, Animatable { func path(in: CGRect) -> Path; func sizeThatFits(_ p: ProposedViewSize) -> CGSize }
public struct Path { var cgPath: CGPath { fatalError() } }
nonisolated public struct _ShapeView<S: Shape, T: ShapeStyle>: View { var shape: S; var style: T; var fillStyle: FillStyle }
extension View { func blur(radius: CGFloat) -> some View { self }; func allowsHitTesting(_ b: Bool) -> some View { self } }
