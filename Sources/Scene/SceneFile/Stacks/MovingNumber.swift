/// A length or a place in a layout: what it is at rest, and how far from there it is at each value that
/// an animation passes through.
///
/// It stays a linear combination of what moves, so that a number between two such values is between those
/// that it has there, whatever the curve: the animation that moves a width moves exactly so what stands
/// beside it.
struct MovingNumber: Equatable {
  var rest: Double
  /// Offsets from ``rest`` at each value of an animation, by the animation's index among those that move the
  /// layout.
  private(set) var moves: [Int: [Double]] = [:]

  init(_ rest: Double, moves: [Int: [Double]] = [:]) {
    self.rest = rest
    self.moves = moves.filter { $0.value.contains { $0 != 0 } }
  }

  /// The animations that move the number, in their order.
  var movers: [Int] { moves.keys.sorted() }

  /// The least that the number can be at the values of the animations.
  var least: Double { rest + moves.values.reduce(0) { $0 + min($1.min() ?? 0, 0) } }

  static func + (left: MovingNumber, right: MovingNumber) -> MovingNumber {
    var sum = MovingNumber(left.rest + right.rest, moves: left.moves)
    for (mover, deltas) in right.moves {
      sum.moves[mover] = sum.moves[mover].map { zip($0, deltas).map(+) } ?? deltas
    }
    return MovingNumber(sum.rest, moves: sum.moves)
  }

  static func - (left: MovingNumber, right: MovingNumber) -> MovingNumber { left + right * -1 }

  static func * (number: MovingNumber, factor: Double) -> MovingNumber {
    MovingNumber(
      number.rest * factor, moves: number.moves.mapValues { $0.map { $0 * factor } })
  }

  /// The larger of two numbers; `nil` where that is now one and now the other.
  func larger(_ other: MovingNumber) -> MovingNumber? {
    if moves == other.moves { return rest >= other.rest ? self : other }
    return nil
  }
}
