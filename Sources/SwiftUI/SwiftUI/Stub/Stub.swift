import SegueGeometry
import HeadlessCoreGraphics
nonisolated public protocol Shape: Sendable, Animatable, View { func path(in: CGRect) -> Path }
extension Shape { func sizeThatFits(_ p: ProposedViewSize) -> CGSize { p.filled } }
public struct Path { var cgPath: CGPath }
nonisolated public struct _ShapeView<S: Shape, T: ShapeStyle>: View { var shape: S; var style: T; var fillStyle: FillStyle }
extension View { func blur(radius: CGFloat) -> some View { self }; func allowsHitTesting(_ b: Bool) -> some View { self } }
nonisolated public struct Rectangle: Shape { public init() {}; public func path(in r: CGRect) -> Path { Path(cgPath: unsafe CGPath(rect: r, transform: nil)) }; public var body: some View { _ShapeView(shape: self, style: Color.red, fillStyle: FillStyle()) } }
nonisolated public struct Circle: Shape { public init() {}; public func path(in r: CGRect) -> Path { Path(cgPath: unsafe CGPath(ellipseIn: r, transform: nil)) }; public var body: some View { _ShapeView(shape: self, style: Color.red, fillStyle: FillStyle()) } }
public struct Font { public struct TextStyle {} }
