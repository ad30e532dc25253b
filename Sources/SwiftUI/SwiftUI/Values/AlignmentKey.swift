public import Foundation

/// A guide: a place in views that is known by a type.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// The explicit guide of a container, by those of its children; `nil` without any.
  static func _combined(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
  public static func _combined(_ values: [CGFloat]) -> CGFloat? {
    values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A guide along one axis, by which explicit places are kept.
package struct AlignmentKey: Hashable, Sendable {
  /// The type, which knows the default.
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, axis: Axis) { (self.id, self.axis) = (id, axis) }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// Size of a view, with its guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The guides that do not stand where they stand by default.
  package var explicit: [AlignmentKey: CGFloat]

  package init(size: CGSize, explicit: [AlignmentKey: CGFloat] = [:]) {
    (width, height) = (size.width, size.height)
    self.explicit = explicit
  }

  /// Width and height.
  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  /// The place of a guide, explicit or by default.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicit[key] ?? key.id.defaultValue(in: self)
  }
}
