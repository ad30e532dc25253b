public import SegueRaster

/// A film as its movement is measured: the lightness and the colors of its pictures, made smaller where they
/// are large, and when each begins.
///
/// However large and long a film is, a reel takes no more than a fixed amount of memory: what does not fit
/// is refused.
public struct LumaSequence: Sendable {
  /// The columns of a picture.
  public let width: Int
  /// The rows of a picture.
  public let height: Int
  /// Number of film pixels per pixel of a picture, along a side.
  public let shrink: Int
  /// Start of each picture, in seconds.
  public private(set) var times: [Double] = []
  private(set) var pictures: [[UInt8]] = []
  /// Chroma of the pictures, as movies keep it: half as many columns and rows of blue differences, and below
  /// them red ones; empty where only lightness is known.
  private(set) var colors: [[UInt8]] = []

  /// The longest side of a picture that is kept.
  private static let longest = 640
  /// The most bytes of all pictures.
  private static let limit = mebibytes << 20
  /// The same in mebibytes.
  public static let mebibytes = 384

  /// A reel for a film whose pictures have this size.
  public init(width: Int, height: Int) {
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
  public mutating func add(_ surface: Surface, at seconds: Double) -> Bool {
    add(lightness(surface), colors(of: surface), at: seconds)
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
  public func during(_ seconds: ClosedRange<Double>) -> LumaSequence {
    var part = LumaSequence(like: self)
    for index in times.indices where seconds.contains(times[index]) {
      part.times.append(times[index])
      part.pictures.append(pictures[index])
      if !colors.isEmpty { part.colors.append(colors[index]) }
    }
    return part
  }

  /// The lightness of a picture in front of black, each pixel the mean of those it stands for.
  private func lightness(_ surface: Surface) -> [UInt8] {
    let pixels = surface.pixels
    // A film that is much longer than wide may have fewer pixels than one of a picture stands for.
    let (across, down) = (min(shrink, surface.width), min(shrink, surface.height))
    let (columns, area) = (surface.width, UInt32(256 * across * down))
    var picture = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum: UInt32 = 0
        for row in y * shrink..<y * shrink + down {
          for column in x * shrink..<x * shrink + across {
            let word = pixels[row * columns + column]
            sum += 77 * (word & 255) + 150 * (word >> 8 & 255) + 29 * (word >> 16 & 255)
          }
        }
        picture[y * width + x] = UInt8((sum + area / 2) / area)
      }
    }
    return picture
  }
}
