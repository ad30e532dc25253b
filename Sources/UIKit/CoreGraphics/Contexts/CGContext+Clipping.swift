public import Foundation
internal import SegueGeometry
internal import SegueSceneGraph

extension CGContext {
  /// Lets nothing be drawn outside of the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takeOutline(), rule.scene)
  }

  /// Lets nothing be drawn outside of a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(Rect(rect)).applying(ctm), .nonZero) }

  /// Lets nothing be drawn outside of rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: Path(rects.flatMap { Path(Rect($0)).applying(ctm).elements }), .nonZero)
  }

  /// Lets things show as much as a picture, stretched to a rectangle, is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    add(.mask(imageLayer(mask, in: rect, isFlipped: true)))
  }

  /// Forgets all clips.
  public func resetClip() { state.clips = [] }

  /// The box outside of which nothing is drawn, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.compactMap(\.box).reduce(canvas as Rect?) { rest, clip in
      rest.flatMap { $0.intersection(clip) }
    }
    return box.map { CGRect($0).applying(ctm.inverted()) } ?? .null
  }

  private func clip(to path: Path, _ rule: FillRule) {
    if unsafe CGPath(path).isRect(nil) {
      add(.rect(path.controlBox))
    } else {
      add(.path(path, rule))
    }
  }

  private func add(_ shape: Clip.Shape) {
    state.clips.append(Clip(number: number(), shape: shape))
  }
}
