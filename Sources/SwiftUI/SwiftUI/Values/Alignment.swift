internal import Foundation

/// A place along the width of views, at which those above each other meet.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide.
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(AlignmentGuides.Start.self)
  public static let center = HorizontalAlignment(AlignmentGuides.CenterOfWidth.self)
  public static let trailing = HorizontalAlignment(AlignmentGuides.EndOfWidth.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentGuides.SeparatorStart.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentGuides.SeparatorEnd.self)
}

/// A place along the height of views, at which those beside each other meet.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide.
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  public static let top = VerticalAlignment(AlignmentGuides.Start.self)
  public static let center = VerticalAlignment(AlignmentGuides.CenterOfHeight.self)
  public static let bottom = VerticalAlignment(AlignmentGuides.EndOfHeight.self)
  public static let firstTextBaseline = VerticalAlignment(AlignmentGuides.FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(AlignmentGuides.LastTextBaseline.self)
}

/// A place in a view, at which those that lie over each other meet.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  private init(_ vertical: VerticalAlignment, _ horizontal: HorizontalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static let center = Alignment(.center, .center)
  public static let leading = Alignment(.center, .leading)
  public static let trailing = Alignment(.center, .trailing)
  public static let top = Alignment(.top, .center)
  public static let bottom = Alignment(.bottom, .center)
  public static let topLeading = Alignment(.top, .leading)
  public static let topTrailing = Alignment(.top, .trailing)
  public static let bottomLeading = Alignment(.bottom, .leading)
  public static let bottomTrailing = Alignment(.bottom, .trailing)
  public static let centerFirstTextBaseline = Alignment(.firstTextBaseline, .center)
  public static let centerLastTextBaseline = Alignment(.lastTextBaseline, .center)
  public static let leadingFirstTextBaseline = Alignment(.firstTextBaseline, .leading)
  public static let leadingLastTextBaseline = Alignment(.lastTextBaseline, .leading)
  public static let trailingFirstTextBaseline = Alignment(.firstTextBaseline, .trailing)
  public static let trailingLastTextBaseline = Alignment(.lastTextBaseline, .trailing)
}

/// The guides that every view has.
private enum AlignmentGuides {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum CenterOfWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum EndOfWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum CenterOfHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum EndOfHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combined(_ values: [CGFloat]) -> CGFloat? { values.min() }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combined(_ values: [CGFloat]) -> CGFloat? { values.max() }
  }
}
