import SegueRaster

extension LumaSequence {
  /// The seconds for which a film has to rest between two movements.
  private static let rest = 0.15
  /// The pictures for which it has to.
  private static let restingPictures = 5
  /// The pictures in which something has to move.
  private static let movingPictures = 4

  /// The stretches of a film in which something moves, each with the rest before and behind it; all of it where there
  /// is only one.
  ///
  /// - Parameter region: where to look, in pixels of the film.
  func stretches(in region: PixelRect?) -> [LumaSequence] {
    let moving = movingStretches(in: region)
    guard moving.count > 1 else { return [self] }
    return moving.indices.map { index in
      let before = index > 0 ? moving[index - 1].upperBound : 0
      let behind = index + 1 < moving.count ? moving[index + 1].lowerBound - 1 : times.count - 1
      return during(times[before]...times[behind])
    }
  }

  /// The pictures of each movement, from the last one at rest to the first one at rest again.
  private func movingStretches(in region: PixelRect?) -> [ClosedRange<Int>] {
    let box = region.map(inReel) ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let steps = pictures.indices.filter { index in
      index > 0 && differs(pictures[index], pictures[index - 1], in: box)
    }
    var stretches: [(range: ClosedRange<Int>, count: Int)] = []
    for step in steps {
      if let last = stretches.last, !rests(from: last.range.upperBound, to: step - 1, in: box) {
        stretches[stretches.count - 1] = (last.range.lowerBound...step, last.count + 1)
      } else {
        stretches.append((step - 1...step, 1))
      }
    }
    return stretches.filter { $0.count >= Self.movingPictures }.map(\.range)
  }

  /// Returns `true` if nothing moves for a while between two pictures, not even slowly.
  private func rests(from first: Int, to last: Int, in box: PixelRect) -> Bool {
    // The end of a movement is too slow to be seen from one picture to the next.
    var begin = last
    while begin > first, !differs(pictures[begin - 1], pictures[last], in: box) { begin -= 1 }
    return last - begin >= Self.restingPictures && times[last] - times[begin] >= Self.rest
  }

  /// Returns `true` if two pictures differ by more than what a codec does.
  private func differs(_ a: [UInt8], _ b: [UInt8], in box: PixelRect) -> Bool {
    guard a != b else { return false }
    let few = max(24, box.width * box.height / 800)
    var count = 0
    for y in box.rows {
      for index in y * width + box.minX..<y * width + box.maxX
      where abs(Int(a[index]) - Int(b[index])) > 8 {
        count += 1
        if count > few { return true }
      }
    }
    return false
  }
}
