import SegueGeometry
import SegueSceneGraph

/// GSAP's `CustomEase`: a curve as the data of an outline from 0,0 to 1,1, in any of SVG's notations.
struct CustomEase {
  /// The steps behind the move to 0,0.
  private let steps: ArraySlice<PathElement>

  /// The ease with this data; `nil` where the data is no outline that begins at 0,0.
  init?(_ data: String) {
    guard let path = try? PathText.parse(data), case .move(.zero)? = path.elements.first,
      path.elements.count <= CurveBound.mostPoints
    else { return nil }
    steps = path.elements.dropFirst()
  }

  /// The easing; `nil` where the outline has other pieces than lines and cubics, or several parts.
  var easing: Easing? {
    get throws(MotionError) {
      var segments: [CubicPath.Segment] = []
      var corners = [LinearStops.Argument(0, at: 0)]
      var pen = CurvePoint.origin
      for step in steps {
        let points = step.points.map { CurvePoint($0.x, $0.y) }
        switch step {
        case .line:
          corners.append(LinearStops.Argument(points[0].y, at: points[0].x))
          segments.append(.line(from: pen, to: points[0]))
        case .cubic:
          segments.append(
            CubicPath.Segment(control1: points[0], control2: points[1], to: points[2]))
        case .move, .quad, .close: return nil
        }
        pen = points.last ?? pen
      }
      guard !segments.isEmpty else { return nil }
      if corners.count == segments.count + 1 { return .stops(try LinearStops(corners)) }
      return .path(try CubicPath(segments))
    }
  }
}

extension CubicPath.Segment {
  /// The straight way from a point to another, at an even pace.
  fileprivate static func line(from start: CurvePoint, to end: CurvePoint) -> CubicPath.Segment {
    func point(_ share: Double) -> CurvePoint {
      CurvePoint(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    return CubicPath.Segment(control1: point(1 / 3), control2: point(2 / 3), to: end)
  }
}
