package import SegueRaster
package import SegueRendering

/// Two pictures that show one moment, as far as both have pixels.
struct PicturePair: Sendable {
  let old: Surface
  let new: Surface
  /// Bits that count as set: those of alpha in front of black.
  let opaque: UInt32
  private let width: Int
  private let height: Int

  /// The expected picture and the actual one; in front of black, where one of them knows no alpha.
  init(_ old: Surface, _ new: Surface, onBlack isOnBlack: Bool = false) {
    (self.old, self.new) = (old, new)
    opaque = isOnBlack ? 0xff00_0000 : 0
    (width, height) = (min(old.width, new.width), min(old.height, new.height))
  }

  /// Returns the maximum difference of a channel, in levels.
  static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    func step(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(max(step(0), step(8)), max(step(16), step(24)))
  }

  /// Returns the increase in lightness, in 256ths of a level.
  static func increase(_ a: UInt32, _ b: UInt32) -> Int {
    func step(_ shift: UInt32) -> Int { Int(b >> shift & 255) - Int(a >> shift & 255) }
    return 54 * step(0) + 183 * step(8) + 19 * step(16)
  }

  /// Returns the difference at a place, in levels.
  func levels(_ x: Int, _ y: Int) -> Int {
    Self.levels(
      old.pixels[y * old.width + x] | opaque, new.pixels[y * new.width + x] | opaque)
  }

  /// Returns the difference between a place of the old picture and another one of the new picture, in levels; outside
  /// of them everything differs.
  func levels(_ place: (x: Int, y: Int), at other: (x: Int, y: Int)) -> Int {
    func isInside(_ place: (x: Int, y: Int)) -> Bool {
      (0..<width).contains(place.x) && (0..<height).contains(place.y)
    }
    guard isInside(place), isInside(other) else { return 255 }
    return Self.levels(
      old.pixels[place.y * old.width + place.x] | opaque,
      new.pixels[other.y * new.width + other.x] | opaque)
  }

  /// Returns the increase in lightness at a place, in 256ths of a level.
  func increase(_ x: Int, _ y: Int) -> Int {
    Self.increase(old.pixels[y * old.width + x], new.pixels[y * new.width + x])
  }

  /// Returns the contrast of a place and its neighbors in each of the pictures, in levels.
  func contrast(_ x: Int, _ y: Int) -> (old: Int, new: Int) {
    (contrast(in: old, x, y), contrast(in: new, x, y))
  }

  /// Returns true if either picture has so much contrast in a box, as far as it is in them.
  func hasEdges(of levels: Int, in box: PixelRect) -> Bool {
    let part = box.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    return max(
      contrast(in: old, part.rows, part.columns), contrast(in: new, part.rows, part.columns))
      >= levels
  }

  private func contrast(in surface: Surface, _ x: Int, _ y: Int) -> Int {
    contrast(in: surface, Range(rows(around: y)), Range(columns(around: x)))
  }

  private func contrast(in surface: Surface, _ rows: Range<Int>, _ columns: Range<Int>) -> Int {
    // Channels have words of their own, so that several pixels are looked at in one step.
    var low: (UInt32, UInt32, UInt32, UInt32) = (255, 255, 255, 255)
    var high: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    let pixels = surface.pixels
    for row in rows {
      let start = row * surface.width
      let line = pixels.extracting(start + columns.lowerBound..<start + columns.upperBound)
      for index in line.indices {
        let word = line[index] | opaque
        let (red, green, blue, alpha) = (word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
        low = (min(low.0, red), min(low.1, green), min(low.2, blue), min(low.3, alpha))
        high = (max(high.0, red), max(high.1, green), max(high.2, blue), max(high.3, alpha))
      }
    }
    guard !rows.isEmpty, !columns.isEmpty else { return 0 }
    return Int(
      max(max(high.0 - low.0, high.1 - low.1), max(high.2 - low.2, high.3 - low.3)))
  }

  /// The rows around a row, as far as there are any.
  func rows(around y: Int) -> ClosedRange<Int> { max(0, y - 1)...min(height - 1, y + 1) }

  /// The columns around a column, as far as there are any.
  func columns(around x: Int) -> ClosedRange<Int> { max(0, x - 1)...min(width - 1, x + 1) }
}

/// Pictures of a film, taken one after the other.
package protocol FramePictures {
  /// Returns the picture of a frame, whose number is larger than any before; `nil` behind the last one.
  mutating func picture(of frame: Int) throws(RenderError) -> Surface?
}
