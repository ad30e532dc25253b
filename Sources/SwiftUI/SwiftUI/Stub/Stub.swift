import SegueGeometry
import HeadlessCoreGraphics
nonisolated public struct Color: View, Sendable { public static let red = Color(); public func resolve(in e: EnvironmentValues) -> Resolved { Resolved() }
  public struct Resolved { var cgColor: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }; var numbers: [Double] { [1, 0, 0, 1] } } }
public protocol ShapeStyle: Sendable { func resolvedPaint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint }
public enum ResolvedPaint { case color(Color.Resolved) }
nonisolated public protocol Shape: Sendable, Animatable, View { func path(in: CGRect) -> Path }
extension Shape { func sizeThatFits(_ p: ProposedViewSize) -> CGSize { p.filled } }
public struct Path { var cgPath: CGPath }
extension Color: ShapeStyle { public func resolvedPaint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint { .color(Resolved()) } }
nonisolated public struct _ShapeView<S: Shape, T: ShapeStyle>: View { var shape: S; var style: T; var fillStyle: FillStyle }
extension View { func blur(radius: CGFloat) -> some View { self }; func allowsHitTesting(_ b: Bool) -> some View { self } }
nonisolated public struct Rectangle: Shape { public init() {}; public func path(in r: CGRect) -> Path { Path(cgPath: unsafe CGPath(rect: r, transform: nil)) }; public var body: some View { _ShapeView(shape: self, style: Color(), fillStyle: FillStyle()) } }
nonisolated public struct Circle: Shape { public init() {}; public func path(in r: CGRect) -> Path { Path(cgPath: unsafe CGPath(ellipseIn: r, transform: nil)) }; public var body: some View { _ShapeView(shape: self, style: Color(), fillStyle: FillStyle()) } }
public struct Font { public struct TextStyle {} }
