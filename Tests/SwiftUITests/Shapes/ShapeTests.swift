import HeadlessSwiftUI
import SwiftUI
import Testing

/// A shape as apps write them.
private struct Wave: Shape {
  var height: CGFloat
  var phase: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(height, phase) }
    set { (height, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY + phase))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + height))
    return path
  }
}

/// A shape that can be inset, as apps write them.
private struct Band: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var band = self
    band.amount += amount
    return band
  }
}

@Suite("Shapes")
struct ShapeTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: box).boundingRect }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) < 1e-9 }
  }

  @Test("All fill their box, a circle the middle of it")
  func boxes() {
    #expect(bounds(Rectangle()) == box)
    #expect(isNear(bounds(Ellipse()), box))
    #expect(isNear(bounds(Capsule()), box))
    #expect(isNear(bounds(RoundedRectangle(cornerRadius: 10)), box))
    #expect(isNear(bounds(Circle()), CGRect(x: 30, y: 20, width: 60, height: 60)))
  }

  @Test("A circle takes a square, all else what is proposed")
  func sizes() {
    let proposal = ProposedViewSize(width: 100, height: 60)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 60, height: 60))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: nil, height: 30))
        == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 100, height: 60))
    #expect(Wave(height: 1, phase: 0).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().rotation(.degrees(45)).sizeThatFits(proposal).width == 60)
  }

  @Test("Of a capsule the shorter sides are round")
  func capsule() {
    let path = Capsule().path(in: box)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 50)))
    #expect(path.contains(CGPoint(x: 60, y: 20.5)))
  }

  @Test("An inset is the same from all edges, and from the radius")
  func inset() {
    let inner = CGRect(x: 15, y: 25, width: 90, height: 50)
    #expect(bounds(Rectangle().inset(by: 5)) == inner)
    #expect(isNear(bounds(Circle().inset(by: 5)), CGRect(x: 35, y: 25, width: 50, height: 50)))
    let rounded = RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5)
    #expect(
      rounded.path(in: box) == Path(roundedRect: inner, cornerRadius: 7, style: .circular))
    #expect(bounds(Rectangle().inset(by: 2).inset(by: 3)) == inner)
    #expect(bounds(Band().inset(by: 5)) == inner)
  }

  @Test("Corners, trims, strokes and insets have data that move")
  func data() {
    #expect(RoundedRectangle(cornerRadius: 4).animatableData.numbers == [4, 4])
    let radii = UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 2)
    #expect(Set(radii.animatableData.numbers ?? []) == [0, 1, 2])
    #expect(data(Circle().trim(from: 0.25, to: 0.5)) == [0.25, 0.5])
    #expect(data(Wave(height: 3, phase: 4).trim(from: 0, to: 1)) == [3, 4, 0, 1])
    #expect(data(Circle().stroke(lineWidth: 3)) == [3, 10, 0])
    #expect(data(Circle().rotation(.radians(1))) == [128, 64, 64])
    #expect(data(Circle().offset(x: 1, y: 2)) == [1, 2])
    #expect(data(Rectangle()) == [])
    #expect(data(Rectangle().inset(by: 4)) == [4])
  }

  private func data(_ shape: some Shape) -> [Double]? { shape.animatableData.numbers }

  @Test("A shape of any kind moves as what it is")
  func any() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 4))
    #expect(shape.animatableData.numbers == [4, 4])
    let other = AnyShape(RoundedRectangle(cornerRadius: 8))
    shape.animatableData = shape.animatableData.interpolated(
      towards: other.animatableData, amount: 0.5)
    #expect(shape.animatableData.numbers == [6, 6])
    #expect(shape.path(in: box) == RoundedRectangle(cornerRadius: 6).path(in: box))
  }

  @Test("A part of an outline, its line, and the same elsewhere")
  func modified() {
    let line = Wave(height: 0, phase: 0)
    #expect(bounds(line.trim(from: 0.5)) == CGRect(x: 60, y: 50, width: 50, height: 0))
    #expect(bounds(line.stroke(lineWidth: 4)) == CGRect(x: 10, y: 48, width: 100, height: 4))
    #expect(bounds(Rectangle().offset(x: 1, y: 2)).origin == CGPoint(x: 11, y: 22))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 35, y: 35, width: 50, height: 30))
    #expect(
      isNear(
        bounds(Rectangle().rotation(.degrees(90))), CGRect(x: 30, y: 0, width: 60, height: 100)))
    #expect(bounds(Rectangle().size(width: 5, height: 6)).size == CGSize(width: 5, height: 6))
  }

  @Test("A shape is its own view, filled with the style of what lies in front")
  @MainActor
  func view() {
    let view: _ShapeView<Circle, ForegroundStyle> = Circle().body
    #expect(!view.fillStyle.isEOFilled)
    let filled = Circle().fill(.red, style: FillStyle(eoFill: true))
    #expect(filled.style == .red)
    #expect(filled.fillStyle.isEOFilled)
  }

  @Test("A shape that is painted can be painted once more")
  func painted() {
    let card = RoundedRectangle(cornerRadius: 8).fill(.white).strokeBorder(.gray, lineWidth: 2)
    #expect(card.strokeStyle.lineWidth == 2)
    #expect(card.background.style == .white)
    #expect(
      card.inset.path(in: box).boundingRect == CGRect(x: 11, y: 21, width: 98, height: 58))
    let ring = Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    #expect(ring.strokeStyle.lineCap == .round)
    let lines = Circle().stroke(.red).stroke(.blue, lineWidth: 4).fill(.green)
    #expect(lines.background.background.style == .red)
  }

  @Test("Names where any shape is wanted")
  func names() {
    func box(_ shape: some Shape) -> CGRect { shape.path(in: self.box).boundingRect }
    #expect(box(.rect) == self.box)
    #expect(isNear(box(.rect(cornerRadius: 5)), self.box))
    #expect(isNear(box(.capsule), self.box))
    #expect(box(.circle).width == 60)
  }
}
