public import SegueRaster

extension FilmStrip {
  /// The frames that a strip of a film of so many shows, where nothing is known of times between them.
  public func frames(of frameCount: Int) -> [Int] {
    (0..<count).map { $0 * (max(frameCount, 1) - 1) / max(count - 1, 1) }
  }

  /// The strip of pictures of one size that are there already, one for each moment.
  public func surface(of pictures: [Surface]) throws(RenderError) -> Surface {
    precondition(pictures.count == count && count > 0, "a picture for each moment")
    let factor = min(1, Double(maximumWidth) / Double(pictures[0].width))
    let width = max(1, Int((Double(pictures[0].width) * factor).rounded()))
    let height = max(1, Int((Double(pictures[0].height) * factor).rounded()))
    let (wide, high) = (Self.gap + count * (width + Self.gap), height + 2 * Self.gap)
    guard max(wide, high) <= Surface.maximumSide else {
      throw .tooWideStrip(width: wide, height: high)
    }
    do throws(MemoryError) {
      var strip = try Surface(width: wide, height: high)
      try strip.withPixels { pixels in
        for i in pixels.indices { pixels[i] = Self.ground.word }
      }
      for (index, picture) in pictures.enumerated() {
        let moment = try picture.shrunk(toWidth: width, height: height)
        let left = Self.gap + index * (width + Self.gap)
        try strip.withPixels { pixels in
          for y in 0..<height {
            let start = (y + Self.gap) * wide + left
            for x in 0..<width { pixels[start + x] = moment.pixels[y * width + x] }
          }
        }
      }
      return strip
    } catch {
      throw .memory(error)
    }
  }
}
