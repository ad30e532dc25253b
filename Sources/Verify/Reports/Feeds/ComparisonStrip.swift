import SegueRaster
import SegueRendering

/// A few moments of a film in one small picture: above as they were, and below as they are.
struct ComparisonStrip {
  /// The picture.
  let picture: ReportedPicture
  /// The names of the moments, from left to right.
  let labels: [String]
  /// True if both rows are there; otherwise it shows what is.
  let isPaired: Bool

  /// The most moments.
  private static let momentLimit = 5
  /// The most pixels along a side of a moment.
  private static let longest = 160
  /// The pixels between two moments.
  private static let gap = 6

  /// The moments of a case; `nil` where it has no pictures.
  init?(_ item: ReportedCase) throws(RenderError) {
    guard let film = item.films.first(where: \.isPaired) ?? item.films.first else { return nil }
    isPaired = film.isPaired
    let wanted = film.frames.filter { $0.actual != nil && ($0.expected != nil || !film.isPaired) }
    let chosen = FrameChoice(wanted.map(\.differs), count: Self.momentLimit).indices
    let frames = chosen.map { wanted[$0] }
    labels = frames.map(\.label)
    let rows = isPaired ? [frames.map(\.expected), frames.map(\.actual)] : [frames.map(\.actual)]
    var surfaces: [[Surface]] = []
    for row in rows { surfaces.append(try Self.small(row)) }
    guard let first = surfaces.first, !first.isEmpty,
      surfaces.allSatisfy({ $0.count == first.count })
    else { return nil }
    picture = try Self.joined(surfaces)
  }

  /// The pictures at most so large; those that cannot be read again are left out.
  private static func small(_ pictures: [ReportedPicture?]) throws(RenderError) -> [Surface] {
    var small: [Surface] = []
    for picture in pictures.compactMap(\.self) {
      let factor = (max(picture.width, picture.height) + longest - 1) / longest
      if let surface = picture.surface { small.append(try surface.shrunk(by: factor)) }
    }
    return small
  }

  private static func joined(_ rows: [[Surface]]) throws(RenderError) -> ReportedPicture {
    let columns = rows[0].indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    let heights = rows.map { $0.map(\.height).max() ?? 0 }
    var whole = try Surface.made(
      width: columns.reduce(-gap) { $0 + $1 + 2 + gap },
      height: heights.reduce(-gap) { $0 + $1 + 2 + gap })
    var y = 0
    for (row, height) in zip(rows, heights) {
      var x = 0
      for (surface, width) in zip(row, columns) {
        try whole.drawFramed(surface, x: x, y: y)
        x += width + 2 + gap
      }
      y += height + 2 + gap
    }
    return try ReportedPicture(whole, .png)
  }
}
