import Foundation

/// Which of many cases that are alike a test tries: all of them in `make ci`, a part in `make test`, so that
/// it stays within minutes.
public enum Cases {
  /// Whether no case may be left out.
  public static let areAllTried = ProcessInfo.processInfo.environment["SEGUE_ALL_CASES"] == "1"

  /// Every one with every other; or, in `make test`, each of the first ones with one of the others, which take
  /// turns.
  public static func paired<A, B>(_ first: [A], inTurnsWith second: [B]) -> [(A, B)] {
    first.indices.flatMap { index in
      let others = areAllTried ? second : [second[index % second.count]]
      return others.map { (first[index], $0) }
    }
  }

  /// The distance between the numbers of a drill that are tried: each of them, or in `make test` the first of so many.
  public static func step(_ count: Int) -> Int { areAllTried ? 1 : count }
}

extension Collection {
  /// All of them; in `make test` the first of so many at a time.
  public func oneIn(_ count: Int) -> [Element] { oneIn(count, from: 0) }

  /// All of them; in `make test` one of so many at a time, at least one, where the place of the first takes turns.
  public func oneIn(_ count: Int, from turn: Int) -> [Element] {
    let first = turn % Swift.max(Swift.min(count, self.count), 1)
    return enumerated().filter { Cases.areAllTried || $0.offset % count == first }.map(\.element)
  }
}
