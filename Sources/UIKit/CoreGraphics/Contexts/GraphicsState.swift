internal import Foundation
internal import SegueGeometry
internal import SegueSceneGraph

/// State that `saveGState` keeps and `restoreGState` brings back.
struct GraphicsState {
  /// From user space to the canvas.
  var transform: CGAffineTransform
  var fill = Color.black
  var stroke = Color.black
  var lineWidth = 1.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var clips: [Clip] = []
  var interpolation = CGInterpolationQuality.default

  /// Sampling of pictures.
  var sampling: ImageContent.Sampling {
    switch interpolation {
    case .none: .nearest
    case .low: .linear
    default: .trilinear
    }
  }

  /// The line along an outline of the canvas, where the transform stretches all ways alike; `nil`
  /// where it does not.
  var evenStroke: Stroke? {
    let (x, y) = (
      Vector(Double(transform.a), Double(transform.b)),
      Vector(Double(transform.c), Double(transform.d))
    )
    let area = x.cross(y).magnitude
    let isEven =
      (x.dot(x) - y.dot(y)).magnitude <= 1e-9 * area && x.dot(y).magnitude <= 1e-9 * area
    return isEven && area > 0 ? userStroke(scale: area.squareRoot()) : nil
  }

  /// True if user space has no extent on the canvas.
  var isFlat: Bool { transform.a * transform.d == transform.b * transform.c }

  /// The line in user space, or in one that is larger.
  func userStroke(scale: Double = 1) -> Stroke {
    Stroke(
      .color(stroke), width: lineWidth * scale, cap: cap.scene, join: join.scene,
      miterLimit: miterLimit, dashes: dashes.map { $0 * scale }, dashPhase: dashPhase * scale)
  }
}

extension GraphicsState {
  /// Clip on the canvas for everything that is drawn.
  struct Clip {
    enum Shape {
      case rect(Rect)
      case path(Path, FillRule)
      case mask(Layer, MaskMode)
    }

    /// Tells clips apart that look alike.
    let number: Int
    let shape: Shape

    /// The box outside of which nothing is drawn.
    var box: Rect? {
      switch shape {
      case .rect(let rect): rect
      case .path(let path, _): PathSurvey(path).box ?? .zero
      case .mask: nil
      }
    }
  }
}
