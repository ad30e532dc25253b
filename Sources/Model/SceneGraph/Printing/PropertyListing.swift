import SegueGeometry

extension Property {
  /// Name of the property in listings; `nil` where they do not show it by itself.
  var listedName: String? {
    switch row.listing {
    case .byName:
      let words = row.name.split(separator: ".")
      return words.dropFirst().reduce(String(words[0])) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
    case .called(let name): return name
    case .within, .never: return nil
    }
  }
}

extension LayerProperties {
  /// Returns the name of a property in listings of this layer; `nil` where they do not show it by itself.
  package func listedName(of property: Property) -> String? {
    switch property {
    case .filter(let index): filters.listedName(at: index)
    case .backdropFilter(let index): backdropFilters.listedName(at: index).map { "backdrop-\($0)" }
    default: property.listedName
    }
  }

  /// A layer that says nothing but that it has content of this kind.
  var unsaid: LayerProperties {
    var unsaid = LayerProperties()
    if case .shape = content {
      unsaid.content = .shape(ShapeContent(Path(), stroke: Stroke(.color(.black))))
    }
    return unsaid
  }
}

extension [Filter] {
  /// Names of the filters in listings, each another one: the second of a kind is `smear#2`.
  var listedNames: [String] {
    var counts: [String: Int] = [:]
    return map { filter in
      let count = counts[filter.name, default: 0] + 1
      counts[filter.name] = count
      return count == 1 ? filter.name : "\(filter.name)#\(count)"
    }
  }

  /// Returns the name of the filter at an index in listings; `nil` where there is none.
  fileprivate func listedName(at index: Int) -> String? {
    indices.contains(index) ? listedNames[index] : nil
  }
}

extension Value {
  /// The value as listings show it.
  func listed(as kind: Property.Kind) -> LayerReport.Value {
    switch self {
    case .numbers(let numbers): numbers.listed(as: kind)
    case .transform(let map): .numbers(map.entries)
    case .path(let path): .numbers(path.controlBox.listed)
    case .paint(let paint): .text(paint.listed)
    case .flag: .flag
    }
  }
}

extension SIMD4<Double> {
  fileprivate func listed(as kind: Property.Kind) -> LayerReport.Value {
    switch kind {
    case .number, .distance, .length, .fraction, .filterAmount, .angle: .number(x)
    case .point, .place, .size, .unitPoint, .factors: .numbers([x, y])
    case .radii: .numbers(CornerRadii(self).listed)
    case .color: .text(Color(components: self).listed)
    case .rect, .paint, .transform, .path, .flag: .numbers([x, y, z, w])
    }
  }
}

extension Rect {
  var listed: [Double] { [minX, minY, width, height] }
}

extension CornerRadii {
  /// One number where all corners are alike, or four, clockwise from the top left.
  fileprivate var listed: [Double] {
    isUniform ? [topLeft] : [topLeft, topRight, bottomRight, bottomLeft]
  }
}
