extension NSLayoutConstraint {
  /// A place or a length of a view.
  public enum Attribute: Int, Sendable {
    /// Places and lengths by their names.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// Baselines of text.
    case lastBaseline, firstBaseline
    /// Places within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Centers within the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The other side is a number.
    case notAnAttribute = 0
  }

  /// Relations between two sides.
  public enum Relation: Int, Sendable {
    /// By their order.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// Across, or down.
    case horizontal, vertical
  }

  /// Additional options for the constraints of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Left edges are one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// Right edges are one line.
    public static let alignAllRight = FormatOptions(.right)
    /// Upper edges are one line.
    public static let alignAllTop = FormatOptions(.top)
    /// Lower edges are one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Leading edges are one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Trailing edges are one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Centers stand in one column.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Centers stand in one row.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Last lines of text are one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// First lines of text are one line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)

    /// A format reads in the direction of the language.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A format reads to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A format reads to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
