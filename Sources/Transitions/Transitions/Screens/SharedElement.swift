package import SegueGeometry
package import SegueSceneGraph

/// A layer of a screen that shows what a layer of another screen shows too, as it stands on the stage
/// when a transition begins.
package struct SharedElement: Hashable, Sendable {
  /// Clip outside of which the element is not visible: the boxes around it that cut it.
  package struct Window: Hashable, Sendable {
    /// The box, on the stage.
    package var frame: Rect
    /// Its corners.
    package var radii = CornerRadii.zero
    /// The curve that rounds them.
    package var curve = CornerCurve.circular

    /// The window with square corners.
    package init(_ frame: Rect) {
      self.frame = frame
    }
  }

  /// A layer beside it, or itself, in the layer around both.
  package struct Sibling: Hashable, Sendable {
    /// Its index among the layers of the screen, and those of all layers inside.
    package var indices: Range<Int>
    /// Its box there.
    package var frame: Rect

    /// The layer with these values.
    package init(_ indices: Range<Int>, _ frame: Rect) {
      self.indices = indices
      self.frame = frame
    }
  }

  /// Key of the element that it shows.
  package var key: MatchKey
  /// The layer, with its properties as they are when the transition begins; where it stands is said by
  /// `place`.
  package var layer: Layer
  /// The index of the layer among those of its screen; `nil` for all of the screen.
  package var index: Int?
  /// Place of the element.
  package var place: StagePlace
  /// Visible opacity: its own and that of all layers around it.
  package var opacity: Double
  /// Window that cuts it; `nil` where all of it is visible.
  package var window: Window?
  /// The shared element inside of which it stands.
  package var parent: MatchKey?
  /// The kinds of shared things that it is one of.
  package var classes: [String] = []
  /// The layers that share the layer around it, itself among them; none where there are very many.
  package var siblings: [Sibling] = []
  /// Number of shared elements of its screen that are drawn before it.
  package var order = 0

  /// Properties of the layer.
  package var properties: LayerProperties { layer.properties }

  /// True if it is a whole screen.
  package var isScreen: Bool { index == nil }
}

/// Pair of shared elements by which two screens show the same thing.
package struct SharedPair: Hashable, Sendable {
  /// Key of the shared element.
  package var key: MatchKey
  /// Its picture on the screen that leaves; `nil` if there is none.
  package var removal: SharedElement?
  /// Its picture on the screen that arrives; `nil` if there is none.
  package var insertion: SharedElement?

  /// The pictures that both screens have; `nil` where one lacks its partner.
  package var both: (removal: SharedElement, insertion: SharedElement)? {
    guard let removal, let insertion else { return nil }
    return (removal, insertion)
  }

  /// The pair on the way back.
  package var swapped: SharedPair { SharedPair(key: key, removal: insertion, insertion: removal) }

  /// Creates the pair of two pictures; one may be missing.
  package init(key: MatchKey, removal: SharedElement?, insertion: SharedElement?) {
    self.key = key
    self.removal = removal
    self.insertion = insertion
  }

  /// The picture on one of the screens.
  package subscript(role: Role) -> SharedElement? {
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

/// Counterparts of a shared element on the other screen.
public enum SharedTarget: Hashable, Sendable, CaseIterable {
  /// The other screen's picture of the same thing.
  case element
  /// All of the other screen.
  case screen
}

/// Rules for matching layers of two screens that show the same element.
public enum Matching: Hashable, Sendable {
  /// Those with one key.
  case keys
  /// Those with one key or else one name; a name that begins with that of its screen counts without it.
  case names
}
