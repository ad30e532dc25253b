import SegueImages
import SegueRaster
import TestSupport

/// Animated pictures made of surfaces.
enum MadeAnimation {
  /// The file that shows the surfaces one after the other; each is also given for as many frames more
  /// as `rests` says.
  static func bytes(
    _ format: AnimationFormat, of surfaces: [Surface], isOpaque: Bool = true,
    rate: (frames: Int, seconds: Int) = (60, 1), plays: Int = 0, rests: [Int] = []
  ) throws -> [UInt8] {
    let recipe = AnimationRecipe(
      format, width: surfaces[0].width, height: surfaces[0].height, isOpaque: isOpaque,
      frames: rate.frames, per: rate.seconds, plays: plays)
    let encoder = AnimationEncoder(recipe)
    var writer = try AnimationWriter(recipe, into: [UInt8]())
    for (index, surface) in surfaces.enumerated() {
      let previous = index > 0 ? surfaces[index - 1] : nil
      try writer.add(try encoder.picture(of: surface, after: previous))
      for _ in 0..<(index < rests.count ? rests[index] : 0) { try writer.add(nil) }
    }
    return try writer.finish()
  }

  /// Surfaces each of which differs from the one before it in a part, perhaps in none.
  static func surfaces(
    _ random: inout SeededGenerator, count: Int, isOpaque: Bool
  ) throws -> [Surface] {
    let (width, height) = (random.int(in: 1...70), random.int(in: 1...50))
    var surfaces = [try random.surface(width, height, isOpaque: isOpaque)]
    for _ in 1..<count {
      var surface = surfaces[surfaces.count - 1]
      let other = try random.surface(width, height, isOpaque: isOpaque)
      let columns = random.range(below: width)
      let rows = random.range(below: height)
      try surface.withPixels { pixels in
        for y in rows {
          for x in columns { pixels[y * width + x] = other.pixels[y * width + x] }
        }
      }
      surfaces.append(surface)
    }
    return surfaces
  }
}

extension SeededGenerator {
  /// Some numbers below `limit`, perhaps one alone.
  fileprivate mutating func range(below limit: Int) -> ClosedRange<Int> {
    let (a, b) = (int(in: 0...limit - 1), int(in: 0...limit - 1))
    return min(a, b)...max(a, b)
  }
}

/// An APNG taken apart by its definition.
struct TakenAPNG {
  struct Frame {
    let place: PixelRect
    let delay: (numerator: Int, denominator: Int)
    let operations: [UInt8]
    /// A PNG of the frame alone.
    let file: [UInt8]
  }

  private(set) var frames: [Frame] = []
  private(set) var names: [String] = []
  private(set) var frameCount = 0
  private(set) var plays = 0
  /// The numbers of the chunks about frames, in order.
  private(set) var sequence: [Int] = []
  private(set) var hasRightSums = true

  init(_ file: [UInt8]) {
    var place = 8
    var header: [UInt8] = []
    var control: [UInt8] = []
    while place < file.count {
      let length = Self.number(file[place..<place + 4])
      let named = Array(file[place + 4..<place + 8 + length])
      let sum = Self.number(file[place + 8 + length..<place + 12 + length])
      if Int(Zlib.crc32(named)) != sum { hasRightSums = false }
      place += 12 + length
      let content = Array(named[4...])
      names.append(String(decoding: named[..<4], as: UTF8.self))
      switch names[names.count - 1] {
      case "IHDR": header = content
      case "acTL": (frameCount, plays) = (Self.number(content[..<4]), Self.number(content[4...]))
      case "fcTL":
        sequence.append(Self.number(content[..<4]))
        control = content
      case "IDAT": frames.append(Self.frame(control, content, header))
      case "fdAT":
        sequence.append(Self.number(content[..<4]))
        frames.append(Self.frame(control, Array(content[4...]), header))
      default: break
      }
    }
  }

  private static func frame(_ control: [UInt8], _ pixels: [UInt8], _ header: [UInt8]) -> Frame {
    let words = stride(from: 4, to: 20, by: 4).map { number(control[$0..<$0 + 4]) }
    let chunks = RawPNG.chunk("IHDR", Array(control[4..<12]) + header[8...])
    return Frame(
      place: PixelRect(x: words[2], y: words[3], width: words[0], height: words[1]),
      delay: (number(control[20..<22]), number(control[22..<24])),
      operations: Array(control[24...]),
      file: RawPNG.signature + chunks + RawPNG.chunk("IDAT", pixels) + RawPNG.chunk("IEND", []))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
