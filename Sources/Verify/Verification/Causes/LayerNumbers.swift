import SegueSceneGraph

/// A layer in one frame as numbers by field, to compare what would be with what was expected.
struct LayerNumbers: Hashable {
  /// The numbers of each field that has some.
  private(set) var fields: [String: [Double]] = [:]

  /// Weight of one color level: more than the rounding of goldens.
  private static let level = 1e-5

  /// Creates the numbers of a layer as recorded in a golden.
  init(_ state: LayerState) {
    for value in state.values {
      if let numbers = value.text.numbers {
        fields[value.name] = numbers
      } else {
        addColor(value.name, value.text)
      }
    }
    normalize()
  }

  /// Creates the numbers of a layer as reported in a listing.
  init(_ report: LayerReport) {
    for field in report.fields {
      switch field.value {
      case .number(let number): fields[field.name] = [number]
      case .numbers(let numbers): fields[field.name] = numbers
      case .text(let text): addColor(field.name, text)
      case .flag: break
      }
    }
    normalize()
  }

  private mutating func addColor(_ name: String, _ text: String) {
    if let levels = text.colorLevels { fields[name] = levels.map { $0 * Self.level } }
  }

  /// Says where the layer is in one way: nine numbers of a map, and the extents.
  private mutating func normalize() {
    guard let frame = fields["frame"], frame.count == 4 else { return }
    let map = fields["matrix"] ?? [1, 0, 0, 1, frame[0], frame[1]]
    if map.count == 6 {
      fields["matrix"] = [map[0], map[1], 0, map[2], map[3], 0, map[4], map[5], 1]
    }
    fields["frame"] = Array(frame[2...])
  }

  /// The largest difference of each number that both have.
  func differences(from other: LayerNumbers) -> [Place: Double] {
    var found: [Place: Double] = [:]
    for (name, numbers) in fields {
      guard let others = other.fields[name], others.count == numbers.count else { continue }
      for (index, number) in numbers.enumerated() where number != others[index] {
        found[Place(field: name, index: index)] = (number - others[index]).magnitude
      }
    }
    return found
  }

  /// One of the numbers.
  struct Place: Hashable {
    let field: String
    let index: Int
  }

  /// The number at a place.
  subscript(place: Place) -> Double? {
    guard let numbers = fields[place.field], numbers.indices.contains(place.index) else {
      return nil
    }
    return numbers[place.index]
  }
}
