package import SegueRaster

/// A film as its movement is measured: the lightness and the colors of its pictures, made smaller where they
/// are large, and when each begins.
///
/// However large and long a film is, a reel takes no more than a fixed amount of memory: what does not fit
/// is refused.
package struct LumaSequence: Sendable {
  /// The columns of a picture.
  package let width: Int
  /// The rows of a picture.
  package let height: Int
  /// Number of film pixels per pixel of a picture, along a side.
  package let shrink: Int
  /// Start of each picture, in seconds.
  package private(set) var times: [Double] = []
  private(set) var pictures: [[UInt8]] = []
  /// Chroma of the pictures, as movies keep it: half as many columns and rows of blue differences, and below
  /// them red ones; empty where only lightness is known.
  private(set) var colors: [[UInt8]] = []

  /// The longest side of a picture that is kept.
  private static let longest = 640
  /// The most bytes of all pictures.
  private static let limit = mebibytes << 20
  /// The same in mebibytes.
  package static let mebibytes = 384

  /// A reel for a film whose pictures have this size.
  package init(width: Int, height: Int) {
    let shrink = max(1, (max(width, height) + Self.longest - 1) / Self.longest)
    self.shrink = shrink
    self.width = max(1, width / shrink)
    self.height = max(1, height / shrink)
  }

  init(width: Int, height: Int, shrink: Int) {
    (self.width, self.height, self.shrink) = (width, height, shrink)
  }

  init(like other: LumaSequence) {
    (width, height, shrink) = (other.width, other.height, other.shrink)
  }

  /// Takes in a picture, which begins at a time; says whether there is room for it.
  package mutating func add(_ surface: Surface, at seconds: Double) -> Bool {
    let sums = PictureSums(of: surface, columns: width, rows: height, side: shrink)
    return add(lightness(sums), colors(sums), at: seconds)
  }

  mutating func add(_ picture: [UInt8], _ color: [UInt8] = [], at seconds: Double) -> Bool {
    let isRepeated = pictures.last == picture && (colors.last ?? []) == color
    let bytes = (pictures.count + 1) * (picture.count + color.count)
    guard isRepeated || bytes <= Self.limit else { return false }
    // One that repeats the one before takes no memory of its own.
    let last = isRepeated ? pictures.last : nil
    pictures.append(last ?? picture)
    if !color.isEmpty { colors.append(isRepeated ? colors.last ?? color : color) }
    times.append(seconds)
    return true
  }

  /// The pictures that begin within a stretch of time.
  package func during(_ seconds: ClosedRange<Double>) -> LumaSequence {
    pictures(at: times.indices.filter { seconds.contains(times[$0]) })
  }

  /// Returns `true` if a picture is the one before once more, color by color.
  func isRepeated(_ index: Int) -> Bool {
    index > 0 && pictures[index] == pictures[index - 1]
      && (colors.isEmpty || colors[index] == colors[index - 1])
  }

  /// The film of some of its pictures alone.
  func pictures(at indices: [Int]) -> LumaSequence {
    var part = LumaSequence(like: self)
    part.times = indices.map { times[$0] }
    part.pictures = indices.map { pictures[$0] }
    if !colors.isEmpty { part.colors = indices.map { colors[$0] } }
    return part
  }

  /// The lightness of a picture, as one of grays.
  package func surface(of index: Int) throws(MemoryError) -> Surface {
    var surface = try Surface(width: width, height: height)
    let picture = pictures[index]
    try surface.withPixels { pixels in
      for place in pixels.indices {
        pixels[place] = 0xff00_0000 | UInt32(picture[place]) * 0x1_0101
      }
    }
    return surface
  }

  /// The lightness of a picture in front of black, each pixel the mean of those it stands for.
  private func lightness(_ sums: PictureSums) -> [UInt8] {
    let area = UInt32(256 * sums.area)
    return sums.squares.map { sum in
      UInt8((77 * sum.x + 150 * sum.y + 29 * sum.z + area / 2) / area)
    }
  }
}

extension LumaSequence {
  /// The columns of what is kept of colors.
  var colorWidth: Int { width / 2 }
  /// The rows of each of both colors.
  var colorHeight: Int { height / 2 }

  /// Returns the blue and red differences of a picture, each the mean of the pixels it stands for.
  private func colors(_ sums: PictureSums) -> [UInt8] {
    var (blue, red) = ([UInt8](), [UInt8]())
    blue.reserveCapacity(2 * colorWidth * colorHeight)
    // As BT.601 has them, in 256ths; 128 is gray.
    let area = 256 * 4 * shrink * shrink
    for y in 0..<colorHeight {
      for x in 0..<colorWidth {
        let sum = sums.four(x, y)
        let (r, g, b) = (Int(sum.x), Int(sum.y), Int(sum.z))
        blue.append(level(-43 * r - 85 * g + 128 * b, area))
        red.append(level(128 * r - 107 * g - 21 * b, area))
      }
    }
    return blue + red
  }

  private func level(_ sum: Int, _ area: Int) -> UInt8 {
    UInt8(min(255, max(0, (sum + 128 * area + area / 2) / area)))
  }

  /// By how much more a color has to change than lightness does to be what is looked at, squared.
  private static let clearly = 6

  /// The film as it is seen most clearly: by its lightness, or by one of its colors where lightness hardly
  /// changes.
  ///
  /// - Parameter region: where to look, in pixels of the film.
  func clearest(in region: PixelRect?) -> LumaSequence {
    guard !colors.isEmpty, colorWidth > 0, colorHeight > 0 else { return self }
    let size = colorWidth * colorHeight
    let tinted = [0, size].map { begin in
      var reel = LumaSequence(width: colorWidth, height: colorHeight, shrink: 2 * shrink)
      for (color, time) in zip(colors, times) {
        _ = reel.add(Array(color[begin..<begin + size]), at: time)
      }
      return reel
    }
    let changes = tinted.map { $0.change(in: region) }
    let best = changes[0] < changes[1] ? 1 : 0
    return 4 * changes[best] > Self.clearly * change(in: region) ? tinted[best] : self
  }

  /// The squares of what changes so much that people see it, in sum.
  private func change(in region: PixelRect?) -> Int {
    let box = region.map(inReel) ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let (lowest, highest) = extremes
    var sum = 0
    for y in box.rows {
      for index in y * width + box.minX..<y * width + box.maxX {
        let range = Int(highest[index]) - Int(lowest[index])
        if range > Self.visible { sum += range * range }
      }
    }
    return sum
  }
}

extension LumaSequence {
  /// By how many levels a pixel has to change over a film to be one that changes.
  static let visible = 16

  /// Margin kept around the changing area: an edge is recognized by its neighborhood.
  private static let margin = 14

  /// The box around all that changes, and a little more; nothing where the film stands still.
  ///
  /// - Parameter region: where to look, in pixels of the film.
  func changingArea(in region: PixelRect?) -> PixelRect? {
    changedBox(in: region).map { box in
      PixelRect(
        minX: max(0, box.minX - Self.margin), minY: max(0, box.minY - Self.margin),
        maxX: min(width, box.maxX + Self.margin), maxY: min(height, box.maxY + Self.margin))
    }
  }

  /// The box around all that changes; nothing where the film stands still.
  func changedBox(in region: PixelRect?) -> PixelRect? {
    let box = region.map(inReel) ?? PixelRect(x: 0, y: 0, width: width, height: height)
    guard !box.isEmpty, !pictures.isEmpty else { return nil }
    let (lowest, highest) = extremes
    var (columns, rows) = ([Int](repeating: 0, count: width), [Int](repeating: 0, count: height))
    for y in box.rows {
      for x in box.columns
      where Int(highest[y * width + x]) - Int(lowest[y * width + x]) > Self.visible {
        columns[x] += 1
        rows[y] += 1
      }
    }
    // A codec errs in single pixels.
    guard let left = columns.firstIndex(where: { $0 > 1 }),
      let right = columns.lastIndex(where: { $0 > 1 }),
      let top = rows.firstIndex(where: { $0 > 1 }), let bottom = rows.lastIndex(where: { $0 > 1 })
    else { return nil }
    return PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
  }

  /// Returns `true` if something changes in a region, so much that it can be seen.
  package func changes(within region: PixelRect) -> Bool { changingArea(in: region) != nil }

  /// The seconds from one picture to the next, as a rule.
  package var interval: Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// The least and the greatest level of each place.
  var extremes: (lowest: [UInt8], highest: [UInt8]) {
    guard var before = pictures.first else { return ([], []) }
    var (lowest, highest) = (before, before)
    for picture in pictures where picture != before {
      Self.widen(&lowest, &highest, by: picture)
      before = picture
    }
    return (lowest, highest)
  }

  private static func widen(
    _ lowest: inout [UInt8], _ highest: inout [UInt8], by picture: [UInt8]
  ) {
    let levels = picture.span
    precondition(lowest.count == levels.count && highest.count == levels.count)
    var less = lowest.mutableSpan
    for index in levels.indices { less[index] = min(less[index], levels[index]) }
    var more = highest.mutableSpan
    for index in levels.indices { more[index] = max(more[index], levels[index]) }
  }

  /// The last picture that looks like the first one, which is often the coarsest of a movie.
  var lastAtRest: Int {
    guard let first = pictures.first else { return 0 }
    let begin = pictures.firstIndex { picture in
      var (faint, clear) = (0, 0)
      for (a, b) in zip(picture, first) where a != b {
        let step = abs(Int(a) - Int(b))
        if step > 2 { faint += 1 }
        if step > 8 { clear += 1 }
      }
      return 40 * faint > picture.count || clear > max(32, picture.count / 400)
    }
    return max(0, (begin ?? 1) - 1)
  }

  /// The pixels of pictures that stand for those of the film in a region.
  func inReel(_ region: PixelRect) -> PixelRect {
    let left = max(0, region.minX / shrink)
    let top = max(0, region.minY / shrink)
    let right = min(width, (region.maxX + shrink - 1) / shrink)
    let bottom = min(height, (region.maxY + shrink - 1) / shrink)
    return PixelRect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The pixels of the film that those of pictures in a box stand for.
  func inFilm(_ box: PixelRect) -> PixelRect {
    PixelRect(
      minX: box.minX * shrink, minY: box.minY * shrink, maxX: box.maxX * shrink,
      maxY: box.maxY * shrink)
  }
}
