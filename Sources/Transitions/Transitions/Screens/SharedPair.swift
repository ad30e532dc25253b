public import SegueSceneGraph

/// Pair of shared elements by which two screens show the same thing.
public struct SharedPair: Hashable, Sendable {
  /// Key of the shared element.
  public var key: MatchKey
  /// Its picture on the screen that leaves; `nil` if there is none.
  public var removal: SharedElement?
  /// Its picture on the screen that arrives; `nil` if there is none.
  public var insertion: SharedElement?

  /// The pictures that both screens have; `nil` where one lacks its partner.
  public var both: (removal: SharedElement, insertion: SharedElement)? {
    guard let removal, let insertion else { return nil }
    return (removal, insertion)
  }

  /// The pair on the way back.
  public var swapped: SharedPair { SharedPair(key: key, removal: insertion, insertion: removal) }

  /// Creates the pair of two pictures; one may be missing.
  public init(key: MatchKey, removal: SharedElement?, insertion: SharedElement?) {
    self.key = key
    self.removal = removal
    self.insertion = insertion
  }

  /// The picture on one of the screens.
  public subscript(role: Role) -> SharedElement? {
    role == .removal ? removal : insertion
  }
}

extension [SharedPair] {
  /// The pairs that these elements of two screens make: those of the arriving screen from back to
  /// front, then what only the other one has.
  ///
  /// Where a screen has several pictures of one thing, the first counts.
  package init(_ removals: [SharedElement], _ insertions: [SharedElement]) {
    let before = Dictionary(removals.map { ($0.key, $0) }) { first, _ in first }
    let after = Dictionary(insertions.map { ($0.key, $0) }) { first, _ in first }
    var seen: Set<MatchKey> = []
    self = (insertions + removals).map(\.key).filter { seen.insert($0).inserted }.map {
      SharedPair(key: $0, removal: before[$0], insertion: after[$0])
    }
  }
}
