public import SegueGeometry

/// An outline in the coordinates of its layer, filled, stroked or both.
public struct ShapeContent: Hashable, Sendable {
  /// Form of the outline.
  public var form: ShapeForm
  /// Box for forms that have no size of their own; `nil` for the layer's box.
  public var box: Rect?
  /// Rule that says which points are inside where the outline crosses itself.
  public var fillRule: FillRule
  /// Paint that fills the inside.
  public var fill: Paint?
  /// The line along the outline.
  public var stroke: Stroke?
  /// The fraction of the outline's length at which it begins; what lies before is neither filled
  /// nor stroked.
  public var trimStart: Double
  /// The fraction of the outline's length at which it ends; before ``trimStart`` nothing is left.
  public var trimEnd: Double
  /// The fraction of the outline's length by which begin and end move on; what moves beyond the end
  /// comes in again at the start.
  public var trimOffset: Double

  /// The form with these settings.
  public init(
    _ form: ShapeForm, fillRule: FillRule = .nonZero, fill: Paint? = .color(.black),
    stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1, trimOffset: Double = 0
  ) {
    self.form = form
    self.fillRule = fillRule
    self.fill = fill
    self.stroke = stroke
    self.trimStart = trimStart
    self.trimEnd = trimEnd
    self.trimOffset = trimOffset
  }

  /// The outline with these settings.
  public init(
    _ path: Path, fillRule: FillRule = .nonZero, fill: Paint? = .color(.black),
    stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1, trimOffset: Double = 0
  ) {
    self.init(
      .path(path), fillRule: fillRule, fill: fill, stroke: stroke, trimStart: trimStart,
      trimEnd: trimEnd, trimOffset: trimOffset)
  }

  /// The outline in a layer with these bounds, before it is trimmed.
  public func outline(in bounds: Rect) -> Path { form.outline(in: box ?? bounds) }

  /// The part of the outline that trimming leaves; fill and stroke follow it.
  public func trimmedOutline(in bounds: Rect) -> Path {
    outline(in: bounds).trimmed(from: trimStart, to: trimEnd, offset: trimOffset)
  }
}
