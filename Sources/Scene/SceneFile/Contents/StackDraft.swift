import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Stack layout of a layer's children, as its author wrote it.
struct StackDraft: Sendable {
  /// Arrangements of the children.
  enum Kind: String, CaseIterable, Sendable {
    /// One beside the other, in the direction in which people read.
    case row
    /// One below the other.
    case column
    /// One above the other, all in the same place.
    case overlay
  }

  /// Positions of children that leave free space.
  enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// Positions of the children of a row or a column as a group if they leave free space.
  enum Justification: String, CaseIterable, Sendable {
    case start, center, end
    case spaceBetween = "space-between"
  }

  var kind = Kind.row
  /// Distance between two children, and the animation that changes it.
  var spacing = PropertyRule.Setting(value: .number(0))
  var padding = Insets()
  /// Alignment of children across a row or a column; from top to bottom in an overlay.
  var alignment = Alignment.center
  /// Alignment of children along a row or a column; from side to side in an overlay.
  var justification: Justification?
  /// True if it begins at the right; `nil` if it does not say so itself.
  var isRightToLeft: Bool?
  /// The file in which the spacing stands.
  var source: SourceText
}

/// The two directions in which boxes have extents.
enum StackAxis: Int, CaseIterable, Sendable {
  case horizontal, vertical

  /// Name of the extent along the axis in a scene.
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

  /// Article of the kind, as in "a row".
  var article: String { self == .overlay ? "an" : "a" }
}

/// From which side people read.
enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}
