import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// How a layer lays out its children, as its author wrote it.
struct StackDraft: Sendable {
  /// What the children make.
  enum Kind: String, CaseIterable, Sendable {
    /// One beside the other, in the direction in which people read.
    case row
    /// One below the other.
    case column
    /// One above the other, all in the same place.
    case overlay
  }

  /// Where children stand that leave room.
  enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// Where the children of a row or a column stand together if they leave room.
  enum Justification: String, CaseIterable, Sendable {
    case start, center, end
    case spaceBetween = "space-between"
  }

  var kind = Kind.row
  /// What lies between two children, and what moves it.
  var spacing = PropertyRule.Setting(value: .number(0))
  var padding = Insets()
  /// Where children stand across a row or a column; from top to bottom in an overlay.
  var alignment = Alignment.center
  /// Where children stand along a row or a column; from side to side in an overlay.
  var justification: Justification?
  /// Whether it begins at the right, if it says so itself.
  var isRightToLeft: Bool?
  /// The file in which the spacing stands.
  var source: SourceText
}

/// The two directions in which boxes have extents.
enum StackAxis: Int, CaseIterable, Sendable {
  case horizontal, vertical

  /// What an extent along the axis is called in a scene.
  var extent: String { self == .horizontal ? "width" : "height" }

  /// The other one.
  var across: StackAxis { self == .horizontal ? .vertical : .horizontal }
}

extension StackDraft.Kind {
  /// The direction in which children follow one another; none in an overlay.
  var axis: StackAxis? {
    switch self {
    case .row: .horizontal
    case .column: .vertical
    case .overlay: nil
    }
  }

  /// What a layer of the kind is called, as in "a row".
  var article: String { self == .overlay ? "an" : "a" }
}

/// From which side people read.
enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}
