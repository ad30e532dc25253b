package import SegueRaster

/// Kinds of differences between two pictures.
package enum PictureFinding: Hashable, Sendable, Codable {
  /// They have different sizes.
  case size(old: String, new: String)
  /// Pixels differ, by at most `levels` in a channel, within boxes around those that are close to each
  /// other.
  case pixels(count: Int, levels: Int, within: [PixelRect])
}

/// Two pictures, pixel by pixel.
package struct PictureComparison: Sendable {
  /// Difference found; `nil` if the pictures are equal.
  package let finding: PictureFinding?
  /// The places where something differs, each as a box around pixels that are close to each other.
  package let boxes: [PixelRect]

  /// Compares what is with what was expected.
  package init(expected: Surface, actual: Surface) {
    guard expected.width == actual.width, expected.height == actual.height else {
      finding = .size(
        old: "\(expected.width)x\(expected.height)", new: "\(actual.width)x\(actual.height)")
      boxes = []
      return
    }
    var census = PixelCensus(width: expected.width)
    let (old, new) = (expected.pixels, actual.pixels)
    for index in old.indices where old[index] != new[index] {
      census.note(index, old: old[index], new: new[index])
    }
    boxes = census.boxes
    finding =
      boxes.isEmpty
      ? nil : .pixels(count: census.count, levels: census.levels, within: census.boxes)
  }
}

/// Counts pixels that differ, and remembers where they are.
private struct PixelCensus {
  private let width: Int
  private(set) var count = 0
  private(set) var levels = 0
  private var cells: [Int: PixelRect] = [:]

  /// The edge of the squares by which places are remembered.
  private static let cell = 16

  init(width: Int) {
    self.width = width
  }

  mutating func note(_ index: Int, old: UInt32, new: UInt32) {
    let (x, y) = (index % width, index / width)
    count += 1
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      levels = max(levels, abs(Int(old >> shift & 255) - Int(new >> shift & 255)))
    }
    let cell = (y / Self.cell) << 32 | x / Self.cell
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    cells[cell] = cells[cell].map { $0.union(pixel) } ?? pixel
  }

  /// The boxes around what hangs together: squares that touch each other.
  var boxes: [PixelRect] {
    var open = Set(cells.keys)
    var boxes: [PixelRect] = []
    for start in cells.keys.sorted() where open.contains(start) {
      var pending = [start]
      var box: PixelRect?
      open.remove(start)
      while let cell = pending.popLast() {
        if let part = cells[cell] { box = box.map { $0.union(part) } ?? part }
        for neighbor in Self.neighbors(of: cell) where open.remove(neighbor) != nil {
          pending.append(neighbor)
        }
      }
      if let box { boxes.append(box) }
    }
    return boxes
  }

  private static func neighbors(of cell: Int) -> [Int] {
    [-1, 0, 1].flatMap { row in [-1, 0, 1].map { cell + row << 32 + $0 } }
  }
}
