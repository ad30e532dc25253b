/// Color profiles made of their numbers.
struct MadeProfile {
  enum Curve {
    case gamma(Double)
    case table([Double])
    case formula(Int, [Double])
  }

  var space = "RGB "
  var primaries = MadeProfile.standard
  var curve = Curve.formula(3, [2.4, 0.94786, 0.05214, 0.0774, 0.04045])
  var description = "A profile"

  static let standard = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141],
  ]
  /// Those of Display P3, as its profile has them.
  static let wide = [
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ]

  /// How much light the values of sRGB are, in equal steps.
  static func light(_ count: Int) -> [Double] {
    (0..<count).map { index in
      // The three places that matter have values from the standard; the rest lies between.
      let points = [0, 0.050876, 0.214041, 0.522522, 1]
      let place = Double(index) / Double(count - 1) * 4
      let low = min(Int(place), 3)
      return points[low] + (points[low + 1] - points[low]) * (place - Double(low))
    }
  }

  var bytes: [UInt8] {
    var tags: [(name: String, content: [UInt8])] = [("desc", text)]
    if space == "RGB " {
      for (name, values) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
        tags.append((name, Array("XYZ \0\0\0\0".utf8) + values.flatMap(Self.fixed)))
      }
      for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curveBytes)) }
    } else {
      tags.append(("kTRC", curveBytes))
    }
    return Self.file(space, tags)
  }

  /// A profile of these tags.
  static func file(_ space: String, _ tags: [(name: String, content: [UInt8])]) -> [UInt8] {
    var table = RawPNG.bigEndian(tags.count)
    var contents: [UInt8] = []
    let start = 132 + 12 * tags.count
    for tag in tags {
      table += Array(tag.name.utf8) + RawPNG.bigEndian(start + contents.count)
      table += RawPNG.bigEndian(tag.content.count)
      contents += tag.content
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array(space.utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + contents
  }

  private var text: [UInt8] { Array("desc\0\0\0\0".utf8) + RawPNG.bigEndian(9) + description.utf8 }

  private var curveBytes: [UInt8] {
    switch curve {
    case .gamma(let gamma):
      Array("curv\0\0\0\0".utf8) + RawPNG.bigEndian(1) + Self.short(Int(gamma * 256))
    case .table(let values):
      Array("curv\0\0\0\0".utf8) + RawPNG.bigEndian(values.count)
        + values.flatMap { Self.short(Int($0 * 65_535)) }
    case .formula(let kind, let values):
      Array("para\0\0\0\0".utf8) + Self.short(kind) + [0, 0] + values.flatMap(Self.fixed)
    }
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    RawPNG.bigEndian(Int((value * 65_536).rounded()))
  }
}
