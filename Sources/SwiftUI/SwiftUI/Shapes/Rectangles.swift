public import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, InsetOutline, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, InsetOutline, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let corner = CGSize(
      width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: corner, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners may have different radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, InsetOutline, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - inset, 0),
      bottomLeading: max(cornerRadii.bottomLeading - inset, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - inset, 0),
      topTrailing: max(cornerRadii.topTrailing - inset, 0))
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape, InsetOutline, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    return Path(
      roundedRect: box, cornerRadius: max(min(box.width, box.height), 0) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

/// The shape of the container around: a rectangle where none has one.
nonisolated public struct ContainerRelativeShape: InsettableShape, InsetOutline, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}
