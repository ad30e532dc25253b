import SegueGeometry
import SegueSceneGraph

/// One value of a layer that is another than agreed, in the words in which people think of it.
public struct ValueChange: Hashable, Sendable {
  /// What it is, such as `x` or `opacity`.
  public let name: String
  /// What was agreed; nothing if it had no such value.
  public let old: String?
  /// What is; nothing if it has no such value.
  public let new: String?
  /// Whether it says where on the canvas the layer is, which is also where the layer around it is.
  public let isPlace: Bool

  /// A value that has changed.
  public init(_ name: String, from old: String?, to new: String?, isPlace: Bool = false) {
    self.name = name
    self.old = old
    self.new = new
    self.isPlace = isPlace
  }

  /// The change in words, such as `x 120 → 128`.
  public var words: String {
    switch (old, new) {
    case (let old?, let new?) where old.isEmpty && new.isEmpty: name
    case (let old?, let new?): "\(name) \(old) → \(new)"
    case (nil, let new?): new.isEmpty ? "now \(name)" : "\(name) is new: \(new)"
    case (let old?, nil): old.isEmpty ? "no longer \(name)" : "\(name) is gone: was \(old)"
    case (nil, nil): name
    }
  }

  /// What differs between two states of a layer.
  static func all(from old: LayerState, to new: LayerState) -> [ValueChange] {
    let names = new.values.map(\.name) + old.values.map(\.name).filter { new[$0] == nil }
    let changes = names.filter { old[$0] != new[$0] }
    return changes.flatMap { name -> [ValueChange] in
      switch name {
      case "matrix": PlacedBox.changes(from: old, to: new)
      case "frame": frameChanges(old[name], new[name], besides: changes.contains("matrix"))
      default: [ValueChange(name, from: old[name], to: new[name])]
      }
    }
  }

  /// Width and height one by one; where the layer moves on the canvas too, its place in the layer
  /// around it says nothing more.
  private static func frameChanges(
    _ old: String?, _ new: String?, besides hasPlace: Bool
  ) -> [ValueChange] {
    guard let old = old?.numbers, let new = new?.numbers, old.count == 4, new.count == 4 else {
      return [ValueChange("frame", from: old, to: new)]
    }
    let names = ["frame x", "frame y", "width", "height"]
    return (hasPlace ? 2..<4 : 0..<4).filter { old[$0] != new[$0] }.map {
      ValueChange(
        names[$0], from: NumberText.format(old[$0]), to: NumberText.format(new[$0]),
        isPlace: $0 < 2)
    }
  }
}

extension String {
  /// The numbers of a list such as `1,0,0,1`.
  var numbers: [Double]? {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}

/// Where a layer is on the canvas, taken apart into what people call it.
private struct PlacedBox {
  private let matrix: [Double]
  private let size: (width: Double, height: Double)

  private init?(_ state: LayerState) {
    guard let matrix = state["matrix"]?.numbers, matrix.count == 6,
      let frame = state["frame"]?.numbers, frame.count == 4
    else { return nil }
    self.matrix = matrix
    size = (frame[2], frame[3])
  }

  static func changes(from old: LayerState, to new: LayerState) -> [ValueChange] {
    guard let was = PlacedBox(old), let now = PlacedBox(new) else {
      return [ValueChange("matrix", from: old["matrix"], to: new["matrix"], isPlace: true)]
    }
    let isShifted = was.matrix.prefix(4) == now.matrix.prefix(4)
    let (before, after) = (was.measures(isShifted), now.measures(isShifted))
    let changes = zip(before, after).map { old, new in
      ValueChange(
        old.name, from: NumberText.format(old.value), to: NumberText.format(new.value),
        isPlace: true)
    }
    return changes.filter { $0.old != $0.new }
  }

  /// The corner where the layer only shifts; otherwise scale, angle and middle.
  private func measures(_ isShifted: Bool) -> [(name: String, value: Double)] {
    if isShifted { return [("x", matrix[4]), ("y", matrix[5])] }
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    let degrees = Elementary.atan2(b, a) * 180 / .pi
    let (x, y) = (size.width / 2, size.height / 2)
    return [
      ("scale x", (a * a + b * b).squareRoot().rounded(to: 5)),
      ("scale y", (c * c + d * d).squareRoot().rounded(to: 5)),
      ("rotation", degrees.rounded(to: 4)),
      ("middle x", (x * a + y * c + matrix[4]).rounded(to: 4)),
      ("middle y", (x * b + y * d + matrix[5]).rounded(to: 4)),
    ]
  }
}

extension Double {
  /// The number with so many decimals: goldens have six, so that what is computed of them has fewer.
  fileprivate func rounded(to decimals: Int) -> Double {
    let unit = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return (self * unit).rounded() / unit
  }
}
