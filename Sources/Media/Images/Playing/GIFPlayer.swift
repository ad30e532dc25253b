import SegueRaster

/// Plays a GIF as browsers do: the canvas begins clear, and what a disposed picture leaves is clear.
package final class GIFPlayer: PicturePlayer {
  package let size: (width: Int, height: Int)
  /// A GIF has 256 colors a picture; whether those were all, nobody knows.
  package let isLossless = false
  private let reader: GIFReader
  private var canvas: PlayedCanvas

  /// Begins to play the file.
  package init(_ file: [UInt8], limits: PictureLimits = .standard) throws(PictureError) {
    reader = try GIFReader(file, limits: limits)
    size = reader.size
    guard size.width > 0, size.height > 0 else { throw .unplayable("it has no pixels") }
    guard limits.allow(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height, limits)
    }
    canvas = try PlayedCanvas(width: size.width, height: size.height)
  }

  package func next() throws(PictureError) -> PlayedPicture? {
    guard let picture = try reader.next() else { return nil }
    let place = PixelRect(
      x: picture.left, y: picture.top, width: picture.width, height: picture.height)
    let disposal: PlayedCanvas.Disposal =
      switch picture.disposal {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
    try canvas.paint(in: place, disposal: disposal) { pixels, range, start in
      for place in range {
        let index = Int(picture.indices[start + place - range.lowerBound])
        if index == picture.transparent { continue }
        pixels[place] = index < picture.palette.count ? picture.palette[index] : 0xff00_0000
      }
    }
    return PlayedPicture(surface: canvas.surface, ticks: picture.delay, ticksPerSecond: 100)
  }
}
