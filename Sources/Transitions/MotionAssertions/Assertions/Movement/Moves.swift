import SegueGeometry
import SegueMotion

/// A layer moves in a direction: its center ends further there than it begins.
public struct Moves: TimelineAssertion {
  /// A direction on the canvas.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the top.
    case up
    /// To the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right

    /// The same direction in a mirror.
    var mirrored: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up, .down: self
      }
    }

    /// Returns the distance of a shift in this direction.
    func part(of way: Vector) -> Double {
      switch self {
      case .up: -way.dy
      case .down: way.dy
      case .left: -way.dx
      case .right: way.dx
      }
    }
  }

  /// The name in scene files and messages.
  package static let name = "moves"

  /// The most frequent fix.
  package var hint: String {
    "x grows to the right and y grows downward"
  }

  /// The direction of the movement.
  package var toward: Direction
  /// The least distance, in points.
  package var by: Double

  /// To move there.
  package init(_ toward: Direction, by: Double = 1) {
    self.toward = toward
    self.by = by
  }

  /// To move to the other side.
  package var mirrored: Moves { Moves(toward.mirrored, by: by) }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let samples = course.samples(in: view.window)
    func center(_ time: Time) -> Point? {
      course.moment(at: time).flatMap { $0.corners.isEmpty ? nil : $0.box.center }
    }
    let expected = "expected \(toward.rawValue)" + (by > 1 ? " by at least \(view.points(by))" : "")
    guard let start = samples.first(where: { center($0) != nil }),
      let end = samples.last(where: { center($0) != nil }),
      let from = center(start), let to = center(end)
    else { return [view.failure(of: self, layer, "it is not there, \(expected)")] }
    let way = to - from
    let length = toward.part(of: way)
    let most = Direction.allCases.map { ($0, $0.part(of: way)) }.max { $0.1 < $1.1 }
    if length >= by, length >= (most?.1 ?? 0) - FilmView.epsilon { return [] }
    let found = most.flatMap {
      $0.1 >= 0.005 ? "it moves \(view.points($0.1)) \($0.0.rawValue)" : nil
    }
    return [
      view.failure(
        of: self, layer, at: end, value: length, bound: by,
        "\(found ?? "it does not move") from \(view.words(start)) to \(view.words(end)), \(expected)"
      )
    ]
  }
}
