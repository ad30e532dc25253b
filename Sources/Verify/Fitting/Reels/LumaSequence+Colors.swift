import SegueRaster

extension LumaSequence {
  /// The columns of what is kept of colors.
  var colorWidth: Int { width / 2 }
  /// The rows of each of both colors.
  var colorHeight: Int { height / 2 }

  /// Returns the blue and red differences of a picture, each the mean of the pixels it stands for.
  func colors(of surface: Surface) -> [UInt8] {
    let pixels = surface.pixels
    let side = 2 * shrink
    var (blue, red) = ([UInt8](), [UInt8]())
    blue.reserveCapacity(2 * colorWidth * colorHeight)
    for y in 0..<colorHeight {
      for x in 0..<colorWidth {
        var sums = (r: 0, g: 0, b: 0)
        for row in y * side..<(y + 1) * side {
          for column in x * side..<(x + 1) * side {
            let word = pixels[row * surface.width + column]
            sums.r += Int(word & 255)
            sums.g += Int(word >> 8 & 255)
            sums.b += Int(word >> 16 & 255)
          }
        }
        // As BT.601 has them, in 256ths; 128 is gray.
        let area = 256 * side * side
        blue.append(level(-43 * sums.r - 85 * sums.g + 128 * sums.b, area))
        red.append(level(128 * sums.r - 107 * sums.g - 21 * sums.b, area))
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
    let best = tinted.max { $0.change(in: region) < $1.change(in: region) } ?? self
    return 4 * best.change(in: region) > Self.clearly * change(in: region) ? best : self
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
