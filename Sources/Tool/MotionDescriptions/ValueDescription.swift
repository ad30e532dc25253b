import SegueGeometry
package import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// A value of a property in plain numbers: points, degrees, factors, colors.
struct ValueDescription {
  /// The value in a few words.
  let text: String
  /// The value for programs.
  let json: JSONValue

  init(_ value: Value, of property: Property) {
    switch value {
    case .numbers(let numbers): self.init(numbers, property.kind)
    case .paint(let paint): self.init(paint.listed)
    case .flag(let flag): self.init(text: flag ? "yes" : "no", json: .bool(flag))
    case .path(let path): self.init("outline of \(path.elements.count) steps")
    case .transform(let map): self.init(map)
    }
  }

  private init(_ word: String) { self.init(text: word, json: .string(word)) }

  private init(text: String, json: JSONValue) {
    self.text = text
    self.json = json
  }

  private init(_ numbers: SIMD4<Double>, _ kind: Property.Kind) {
    switch kind {
    case .color, .paint: self.init(Color(components: numbers).listed)
    case .number, .count, .distance, .length, .fraction, .filterAmount: self.init([numbers.x])
    case .angle: self.init([numbers.x], unit: "°")
    case .factors where numbers.x == numbers.y: self.init([numbers.x])
    case .point, .place, .size, .unitPoint, .factors: self.init([numbers.x, numbers.y])
    case .radii where numbers == SIMD4(repeating: numbers.x): self.init([numbers.x])
    case .radii, .rect, .transform, .path, .flag:
      self.init([numbers.x, numbers.y, numbers.z, numbers.w])
    }
  }

  private init(_ numbers: [Double], unit: String = "") {
    let json = numbers.map { JSONValue.plain($0) }
    self.init(
      text: numbers.map(\.plain).joined(separator: ",") + unit,
      json: json.count == 1 ? json[0] : .array(json))
  }

  /// A map by its components where it has them, or else by its entries.
  private init(_ map: Transform) {
    let parts = LayerProperties(map).transformParts
    let isWhole = LayerTransform(matrix: map).decomposed.matrix.isIdentity
    let text =
      map.isIdentity
      ? "none"
      : isWhole
        ? parts.map { "\($0.name) \($0.value.text)" }.joined(separator: " ")
        : "matrix " + map.entries.map(\.plain).joined(separator: ",")
    self.init(text: text, json: .array(map.entries.map { .plain($0) }))
  }
}

extension LayerProperties {
  fileprivate init(_ map: Transform) {
    self.init()
    transform = LayerTransform(matrix: map)
  }

  /// The components of the transform that do something, by their names.
  var transformParts: [(property: Property, name: String, value: ValueDescription)] {
    let (scale, shift) = (transform.decomposed.scale, transform.decomposed.translation)
    let scales: [Property] = scale.x == scale.y ? [.scale] : [.scaleX, .scaleY]
    let shifts: [Property] =
      shift.x == 0 || shift.y == 0 ? [.translateX, .translateY] : [.translate]
    let turns: [Property] = [.skewX, .skewY, .rotateX, .rotateY, .rotate]
    return (scales + turns + shifts + [.translateZ]).compactMap { property in
      guard let value = self[property], value != LayerProperties()[property] else { return nil }
      return (property, property.name, ValueDescription(value, of: property))
    }
  }
}

extension Double {
  /// The number with at most four decimals.
  package var plain: String { NumberText.format(self, atMost: 4) }
}

extension JSONValue {
  /// The number with at most four decimals, as texts show it.
  package static func plain(_ number: Double) -> JSONValue {
    .number(Double(number.plain) ?? number)
  }
}

extension Time {
  /// The time as explanations show it.
  package var plain: String { milliseconds.plain + " ms" }
}
