import SegueGeometry
import SegueTextSupport

/// Box of a layer in the one around it, decomposed into familiar measures.
struct PlacedBox {
  /// A number with its name.
  struct Measure {
    let name: String
    let value: Double
    /// The number as goldens write it.
    var text: String { NumberText.format(value) }
  }

  private let matrix: [Double]
  private let size: (width: Double, height: Double)

  /// The place of a layer; nothing if it is tilted.
  init?(_ state: LayerState) {
    guard let frame = state["frame"]?.numbers, frame.count == 4 else { return nil }
    let matrix = state["matrix"].map { $0.numbers ?? [] } ?? [1, 0, 0, 1, frame[0], frame[1]]
    guard matrix.count == 6 else { return nil }
    self.matrix = matrix
    size = (frame[2], frame[3])
  }

  /// Names of the measures.
  static let names = namesWhenTurned.union(["x", "y", "width", "height"])
  /// Names of the measures that only a scaled or turned layer has.
  static let namesWhenTurned: Set = [
    "scale", "scale x", "scale y", "rotation", "middle x", "middle y",
  ]

  /// Returns true if two states of a layer have the same scale and rotation.
  static func isShifted(_ old: LayerState, _ new: LayerState) -> Bool {
    guard let was = PlacedBox(old), let now = PlacedBox(new) else { return true }
    return was.matrix.prefix(4) == now.matrix.prefix(4)
  }

  /// The corner where the layer only shifts; otherwise scale, angle and middle.
  func measures(_ isShifted: Bool) -> [Measure] {
    let extents = [
      Measure(name: "width", value: size.width), Measure(name: "height", value: size.height),
    ]
    if isShifted {
      return [Measure(name: "x", value: matrix[4]), Measure(name: "y", value: matrix[5])] + extents
    }
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    // Goldens have six decimals, so that what is computed of them has fewer.
    let degrees = PortableMath.atan2(b, a) * 180 / .pi
    let (x, y) = (size.width / 2, size.height / 2)
    func measure(_ name: String, _ value: Double, decimals: Int) -> Measure {
      Measure(name: name, value: value.rounded(toDecimals: decimals))
    }
    return [
      measure("scale x", (a * a + b * b).squareRoot(), decimals: 4),
      measure("scale y", (c * c + d * d).squareRoot(), decimals: 4),
      measure("rotation", degrees, decimals: 2),
      measure("middle x", x * a + y * c + matrix[4], decimals: 2),
      measure("middle y", x * b + y * d + matrix[5], decimals: 2),
    ] + extents
  }
}
