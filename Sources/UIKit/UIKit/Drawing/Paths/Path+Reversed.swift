internal import SegueGeometry

extension Path {
  /// The path drawn from its end to its start; closed contours stay closed.
  var reversed: Path {
    var (reversed, contour): ([PathElement], [PathElement]) = ([], [])
    for element in elements + [.move(.zero)] {
      if case .move = element, !contour.isEmpty {
        reversed = Path.reversed(contour) + reversed
        contour = []
      }
      contour.append(element)
    }
    return Path(reversed)
  }

  private static func reversed(_ contour: [PathElement]) -> [PathElement] {
    let isClosed = contour.last == .close
    let steps = contour.filter { $0 != .close }
    guard let end = steps.last?.points.last else { return [] }
    var result: [PathElement] = [.move(end)]
    for (step, before) in zip(steps.dropFirst(), steps).reversed() {
      guard let start = before.points.last else { continue }
      switch step {
      case .quad(let control, _): result.append(.quad(control: control, start))
      case .cubic(let first, let second, _): result.append(.cubic(second, first, start))
      default: result.append(.line(start))
      }
    }
    return result + (isClosed ? [.close] : [])
  }
}
