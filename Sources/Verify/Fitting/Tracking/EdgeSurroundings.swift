/// The pixels around an edge in a picture: some along its axis to both sides, and some lines across.
struct EdgeSurroundings {
  /// The columns of the pixels.
  let columns: [Int]
  /// The rows of the pixels.
  let rows: [Int]

  /// Levels by which a codec changes a pixel.
  static let noise = 6.0
  /// Extent along the axis of the edge, to both sides.
  private static let reach = 10
  /// The most lines across.
  private static let lineLimit = 24

  /// The surroundings of an edge that has gone so far from its place, as far as pictures go.
  init(of track: EdgeTrack, at offset: Double, in reel: LumaSequence) {
    let place = Int((track.place + offset).rounded())
    let along = Array(place - Self.reach...place + Self.reach)
    let across = Array(
      stride(
        from: track.band.lowerBound, to: track.band.upperBound,
        by: 1 + track.band.count / Self.lineLimit))
    let (columns, rows) = track.axis == .x ? (along, across) : (across, along)
    self.columns = columns.filter { (0..<reel.width).contains($0) }
    self.rows = rows.filter { (0..<reel.height).contains($0) }
  }
}
