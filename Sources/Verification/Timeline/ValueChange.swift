import SegueGeometry
import SegueWords

/// One value of a layer that is another than agreed, in the words in which people think of it.
public struct ValueChange: Hashable, Sendable {
  /// What it is, such as `x` or `opacity`.
  public let name: String
  /// What was agreed; nothing if it had no such value.
  public let old: String?
  /// What is; nothing if it has no such value.
  public let new: String?

  /// A value that has changed.
  public init(_ name: String, from old: String?, to new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// The change in words, such as `x 120 → 128`.
  public var words: String {
    let (name, old, new) = (name.visible, old?.visible, new?.visible)
    return switch (old, new) {
    case (let old?, let new?) where old.isEmpty && new.isEmpty: name
    case (let old?, let new?): "\(name) \(old) → \(new)"
    case (nil, let new?): new.isEmpty ? "now \(name)" : "\(name) is new: \(new)"
    case (let old?, nil): old.isEmpty ? "no longer \(name)" : "\(name) is gone: was \(old)"
    case (nil, nil): name
    }
  }

  /// What differs between two states of a layer: where it is, and then the rest.
  static func all(from old: LayerState, to new: LayerState) -> [ValueChange] {
    let names = new.values.map(\.name) + old.values.map(\.name).filter { new[$0] == nil }
    let rest = names.filter { old[$0] != new[$0] && !["matrix", "frame"].contains($0) }
    return PlacedBox.changes(from: old, to: new)
      + rest.map { ValueChange($0, from: old[$0], to: new[$0]) }
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

/// Where a layer is in the one around it, taken apart into what people call it.
private struct PlacedBox {
  private let matrix: [Double]
  private let size: (width: Double, height: Double)

  private init?(_ state: LayerState) {
    guard let frame = state["frame"]?.numbers, frame.count == 4 else { return nil }
    let matrix = state["matrix"].map { $0.numbers ?? [] } ?? [1, 0, 0, 1, frame[0], frame[1]]
    guard matrix.count == 6 else { return nil }
    self.matrix = matrix
    size = (frame[2], frame[3])
  }

  static func changes(from old: LayerState, to new: LayerState) -> [ValueChange] {
    guard let was = PlacedBox(old), let now = PlacedBox(new) else {
      return ["frame", "matrix"].filter { old[$0] != new[$0] }
        .map { ValueChange($0, from: old[$0], to: new[$0]) }
    }
    let isShifted = was.matrix.prefix(4) == now.matrix.prefix(4)
    let (before, after) = (was.measures(isShifted), now.measures(isShifted))
    let changes = zip(before, after).map { old, new in
      ValueChange(
        old.name, from: NumberText.format(old.value), to: NumberText.format(new.value))
    }
    return changes.filter { $0.old != $0.new }
  }

  /// The corner where the layer only shifts; otherwise scale, angle and middle.
  private func measures(_ isShifted: Bool) -> [(name: String, value: Double)] {
    let extents = [("width", size.width), ("height", size.height)]
    if isShifted { return [("x", matrix[4]), ("y", matrix[5])] + extents }
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    // Goldens have six decimals, so that what is computed of them has fewer.
    let degrees = Elementary.atan2(b, a) * 180 / .pi
    let (x, y) = (size.width / 2, size.height / 2)
    return [
      ("scale x", (a * a + b * b).squareRoot().rounded(toDecimals: 4)),
      ("scale y", (c * c + d * d).squareRoot().rounded(toDecimals: 4)),
      ("rotation", degrees.rounded(toDecimals: 2)),
      ("middle x", (x * a + y * c + matrix[4]).rounded(toDecimals: 2)),
      ("middle y", (x * b + y * d + matrix[5]).rounded(toDecimals: 2)),
    ] + extents
  }
}
