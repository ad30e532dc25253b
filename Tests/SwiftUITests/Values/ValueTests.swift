import SwiftUI
import HeadlessSwiftUI
import Testing

@Suite("Values of views")
struct ValueTests {
  @Test("Half a turn is 180 degrees, and pi radians")
  func angle() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) > .degrees(89))
    #expect((-Angle.radians(1) * 2).radians == -2)
  }

  @Test("A set of edges has its edges")
  func edges() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.contains(.bottom))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.Set.all.rawValue == 15)
  }

  @Test("Padding of some edges is none at the others")
  func insets() {
    let insets = EdgeInsets(16, edges: [.top, .trailing])
    #expect(insets == EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 16))
    #expect(insets.horizontal == 16)
    #expect(insets[.bottom] == 0)
  }

  @Test("A size that is not proposed is 10")
  func proposal() {
    let proposal = ProposedViewSize(width: nil, height: 30)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 2))
  }

  /// Of a 200 by 100 view turned by 45 degrees about y with SwiftUI's perspective, by hand.
  @Test("A tilted view's corner is where its projection says")
  func projection() {
    var tilt = CATransform3DIdentity
    tilt.m34 = -1.0 / 200
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), tilt)
    let centered = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-100, -50, 0), turned),
      CATransform3DMakeTranslation(100, 50, 0))
    let corner = CGPoint.zero.applying(ProjectionTransform(centered))
    #expect(abs(corner.x - -9.3836) < 1e-4)
    #expect(abs(corner.y - -27.3459) < 1e-4)
  }

  @Test("A map and its inverse change nothing")
  func inverse() {
    let map = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20))
    #expect(map.isAffine)
    #expect(map.determinant == 8)
    #expect(map.concatenating(map.inverted()).isIdentity)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 24))
  }

  @Test("Spaces with the same name are the same")
  func spaces() {
    let named: NamedCoordinateSpace = .named("list")
    #expect(named.coordinateSpace == .named("list"))
    #expect(named != .scrollView)
    #expect(GlobalCoordinateSpace().coordinateSpace.isGlobal)
  }

  @Test("An anchor's source is a place in the view, mapped by its corners")
  func anchors() {
    let size = CGSize(width: 40, height: 20)
    #expect(Anchor<CGPoint>.Source.bottomTrailing.value(size) == CGPoint(x: 40, y: 20))
    let source = Anchor<CGRect>.Source.bounds
    let mapped = source.mapped(source.value(size)) { CGPoint(x: -$0.x, y: $0.y + 5) }
    #expect(mapped == CGRect(x: -40, y: 5, width: 40, height: 20))
  }
}
