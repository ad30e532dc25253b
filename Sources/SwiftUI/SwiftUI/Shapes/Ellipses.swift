public import Foundation

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape, InsetOutline, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

/// A circle in the middle of its box.
nonisolated public struct Circle: InsettableShape, InsetOutline, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = max(min(rect.width, rect.height) - 2 * inset, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

  /// A square, as large as the shorter side allows.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let sides = [proposal.width, proposal.height].compactMap(\.self)
    let side = sides.min() ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
    return CGSize(width: side, height: side)
  }
}

/// A shape whose outline is known at any distance from the edges of its box.
nonisolated protocol InsetOutline: Shape {
  /// The outline, so far from the one that fills the box.
  func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A shape that is drawn smaller on all sides.
nonisolated struct Inset<Base: InsetOutline>: InsettableShape {
  private var base: Base
  private var amount: CGFloat

  init(_ base: Base, by amount: CGFloat) { (self.base, self.amount) = (base, amount) }

  func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  func inset(by amount: CGFloat) -> Inset { Inset(base, by: self.amount + amount) }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
