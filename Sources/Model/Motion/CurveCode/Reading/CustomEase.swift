/// GSAP's `CustomEase`: a curve as the data of an outline from 0,0 to 1,1.
///
/// Lines and cubics with absolute coordinates are read, as its editor writes them.
struct CustomEase {
  private var letters: Substring

  init(_ data: String) { letters = data[...] }

  /// The easing; `nil` where the data is something else.
  mutating func easing() throws(MotionError) -> Easing? {
    guard take("M"), let start = point(), start == .origin else { return nil }
    var segments: [CubicPath.Segment] = []
    var corners = [LinearStops.Argument(0, at: 0)]
    var pen = start
    while let command = command() {
      while let next = point() {
        guard segments.count + corners.count <= CurveBound.mostPoints else { return nil }
        if command == "L" {
          corners.append(LinearStops.Argument(next.y, at: next.x))
          segments.append(.line(from: pen, to: next))
          pen = next
        } else {
          guard let second = point(), let end = point() else { return nil }
          segments.append(CubicPath.Segment(control1: next, control2: second, to: end))
          pen = end
        }
      }
    }
    guard letters.allSatisfy(\.isWhitespace), !segments.isEmpty else { return nil }
    if corners.count == segments.count + 1 { return .stops(try LinearStops(corners)) }
    return .path(try CubicPath(segments))
  }

  private mutating func skip() {
    letters = letters.drop { $0.isWhitespace || $0 == "," }
  }

  private mutating func take(_ letter: Character) -> Bool {
    skip()
    guard letters.first == letter else { return false }
    letters.removeFirst()
    return true
  }

  private mutating func command() -> Character? {
    take("C") ? "C" : take("L") ? "L" : nil
  }

  private mutating func point() -> CurvePoint? {
    guard let x = number(), let y = number() else { return nil }
    return CurvePoint(x, y)
  }

  private mutating func number() -> Double? {
    skip()
    let digits = letters.prefix { $0.isNumber || "+-.e".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    letters = letters[digits.endIndex...]
    return number
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
