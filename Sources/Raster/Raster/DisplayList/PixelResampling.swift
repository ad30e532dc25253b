/// Kinds of resampling of a finished layer, whose pixels are drawn anew from their neighbors.
public enum PixelResampling: Hashable, Sendable {
  /// Squares from the corner of a box on, each of the color that is in its middle.
  case blocks(PixelBlocks)
  /// The mean of so many pixels, from each on to the right, as far as the box goes.
  case means(count: Int, box: PixelRect)

  /// The means of pixels and of those within a distance to the right of them.
  public static func means(reaching distance: Double, in box: PixelRect) -> PixelResampling {
    // What is a whole number of pixels but for rounding is one.
    let reach = min(max(distance + 1e-6, 0), Double(longest))
    return .means(count: 1 + Int(reach), box: box)
  }

  /// The most pixels that are averaged, besides the one.
  private static let longest = 32_767

  /// Distance of the farthest pixel that is read, in pixels.
  public var reach: Int {
    switch self {
    case .blocks(let blocks): blocks.reach
    case .means(let count, _): count - 1
    }
  }
}

/// Squares that a box is divided into, from its corner on; the last ones may go on beyond it.
public struct PixelBlocks: Hashable, Sendable {
  /// The side of a square, in 1/2³² pixel.
  public let side: Int
  /// The box.
  public let box: PixelRect

  /// Squares whose sides are so many pixels long.
  public init(side: Double, of box: PixelRect) {
    self.side = Int((min(max(side, 1.0 / 256), 32_768) * 4_294_967_296).rounded())
    self.box = box
  }

  private var length: Double { Double(side) / 4_294_967_296 }

  /// Maximum distance of a square's middle from its pixels.
  var reach: Int { Int(length) + 1 }

  /// The end of a square's columns or rows, and the one in its middle, counted from the edge of the box,
  /// which is `extent` long.
  ///
  /// Within the box that is the last one where the middle is outside.
  func block(at place: Int, extent: Int) -> (end: Int, middle: Int) {
    // A place that is whole but for rounding is whole.
    let number = (Double(place) / length + 1e-6).rounded(.down)
    let end = ((number + 1) * length - 1e-6 * length).rounded(.up)
    let middle = Int(((number + 0.5) * length + 1e-6).rounded(.down))
    let next = max(Int(end), place + 1)
    return place < extent ? (min(next, extent), min(middle, extent - 1)) : (next, middle)
  }
}
