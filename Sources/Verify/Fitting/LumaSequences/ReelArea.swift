import SegueRaster

extension LumaSequence {
  /// By how many levels a pixel has to change over a film to be one that changes.
  static let visible = 16

  /// Margin kept around the changing area: an edge is recognized by its neighborhood.
  private static let margin = 14

  /// The box around all that changes, and a little more; nothing where the film stands still.
  ///
  /// - Parameter region: where to look, in pixels of the film.
  func changingArea(in region: PixelRect?) -> PixelRect? {
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
    return PixelRect(
      minX: max(0, left - Self.margin), minY: max(0, top - Self.margin),
      maxX: min(width, right + 1 + Self.margin), maxY: min(height, bottom + 1 + Self.margin))
  }

  /// The least and the greatest level of each place.
  var extremes: (lowest: [UInt8], highest: [UInt8]) {
    guard var before = pictures.first else { return ([], []) }
    var (lowest, highest) = (before, before)
    for picture in pictures where picture != before {
      for index in picture.indices {
        lowest[index] = min(lowest[index], picture[index])
        highest[index] = max(highest[index], picture[index])
      }
      before = picture
    }
    return (lowest, highest)
  }

  /// For each picture, whether it shows anything else than the one before, and whether that can be seen.
  var changes: [PictureChange] {
    // What a codec mends in the picture after one that stands by itself is less.
    let few = max(32, width * height / 400)
    return pictures.indices.map { index in
      guard index > 0, pictures[index] != pictures[index - 1] else { return .none }
      var count = 0
      for (a, b) in zip(pictures[index], pictures[index - 1]) where abs(Int(a) - Int(b)) > 8 {
        count += 1
        if count > few { return .visible }
      }
      return .faint
    }
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

  func inReel(_ region: PixelRect) -> PixelRect {
    let left = max(0, region.minX / shrink)
    let top = max(0, region.minY / shrink)
    let right = min(width, (region.maxX + shrink - 1) / shrink)
    let bottom = min(height, (region.maxY + shrink - 1) / shrink)
    return PixelRect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// Degrees of change between a picture and the one before.
enum PictureChange {
  /// Not at all.
  case none
  /// By no more than what a codec does.
  case faint
  /// By what people see.
  case visible
}
