extension Property {
  /// The property's name: the key of the layer in a scene file, or the keys that lead to it.
  package var name: String {
    switch row.access {
    case .amount(let index, _, _): "\(row.name).\(index)"
    case .number, .numbers, .transform, .path, .paint, .flag: row.name
    }
  }

  /// Type of the property's values, with the range of valid ones.
  package var kind: Kind { row.kind }

  /// Part of a layer to which the property belongs.
  package var part: Part { row.part }

  /// The property with this name.
  package init?(name: String) {
    if let plain = Property.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let index = Int(parts[1]), (0..<64).contains(index),
      let found = [Property.filter(index), .backdropFilter(index)].first(where: { $0.name == name })
    else { return nil }
    self = found
  }
}

extension Property {
  /// Types of a property's values, with the values that a scene file may give.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Any number: a factor, an order, a share that may be more than the whole.
    case number
    /// A number that is shown, and may be larger than any place.
    case count
    /// Points in either direction.
    case distance
    /// Points, none or more.
    case length
    /// A share, from 0 to 1.
    case fraction
    /// The one number of a filter, which knows itself what it may be.
    case filterAmount
    /// Degrees, clockwise.
    case angle
    /// Two distances, such as an offset.
    case point
    /// Two distances that say where a layer is, and so may follow an outline.
    case place
    /// Two lengths.
    case size
    /// Two shares of a box.
    case unitPoint
    /// Factors along x and y.
    case factors
    /// The four radii of a box.
    case radii
    /// A rectangle: x, y, width, height.
    case rect
    /// A color.
    case color
    /// A color or a gradient.
    case paint
    /// A whole map of space.
    case transform
    /// An outline.
    case path
    /// A switch.
    case flag
  }

  /// Parts of a layer to which properties belong.
  package enum Part: Hashable, Sendable {
    /// Position of the box's anchor.
    case place
    /// Size of the box.
    case extents
    /// Transform of the box about its anchor, and the viewpoint from which its children are seen.
    case transform
    /// Appearance and visibility of the box.
    case looks
    /// Content of the layer; another content has other properties.
    case content
  }
}
