package import SegueGeometry
import SegueTextSupport

/// Outlines as SVG writes them in path data: `M 0 0 L 10 0 Q 10 10 0 10 Z`.
///
/// All commands are understood, absolute and relative, with implicit repetition and the compact
/// forms of numbers (`1.5.5` is 1.5 and 0.5; the flags of an arc need no space). Arcs become
/// cubics. After `Z` a contour that goes on begins where the closed one began.
///
/// Law: for a path whose contours each begin with a move, `parse(print(path)) == path`, within the
/// limits on coordinates and elements.
package enum PathText {
  /// The most elements that a path may have.
  package static let elementLimit = 100_000
  /// The farthest that a coordinate, control points included, may be from zero.
  package static let coordinateLimit = 1e6

  /// Reason why a text is not a path.
  package struct Mistake: Error, Hashable, Sendable {
    /// The byte of the text where reading stopped.
    package let offset: Int
    /// Description of what was found there and what was expected.
    package let message: String
  }

  /// The path that `text` describes; an empty text is the empty path.
  package static func parse(_ text: String) throws(Mistake) -> Path {
    var reader = PathReader(text)
    return try reader.path()
  }

  /// The path in absolute commands, one letter per element, with single spaces between words and
  /// the shortest digits that give each number back.
  package static func print(_ path: Path) -> String {
    path.elements.map(words).joined(separator: " ")
  }

  private static func words(of element: PathElement) -> String {
    let letter =
      switch element {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    let numbers = element.points.flatMap { [$0.x.shortest, $0.y.shortest] }
    return ([letter] + numbers).joined(separator: " ")
  }
}
