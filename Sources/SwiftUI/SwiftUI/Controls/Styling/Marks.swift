import HeadlessCoreGraphics

extension Path {
  /// Usual width of the lines of marks: a guess from looking at devices.
  nonisolated static let usualMarkLine: CGFloat = 2

  /// The lines of a mark that a control draws, round at their ends, in the room of a size.
  @MainActor
  func mark(
    in size: CGSize, lineWidth: CGFloat = Path.usualMarkLine,
    _ style: some ShapeStyle = ForegroundStyle()
  ) -> some View {
    stroke(
      style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    )
    .frame(width: size.width, height: size.height)
  }
}

/// The mark at the end of a row that leads on: a guess from looking at devices.
enum RowChevron {
  static let size = CGSize(width: 6, height: 11)
  static let lineWidth: CGFloat = 2
  /// Room that the mark takes from the content, with the distance from it.
  static let room: CGFloat = 6 + 8

  static var path: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    return path
  }
}
