import HeadlessCoreGraphics

/// Positions of everything in a table, from its top down.
struct TableGeometry {
  /// A section: its header, its rows and its footer.
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    fileprivate(set) var start: CGFloat = 0
    /// Start of each row, and end of the last one.
    fileprivate(set) var edges: [CGFloat] = []

    init(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
    }

    var rowsEnd: CGFloat { edges.last ?? start + header }
    var end: CGFloat { rowsEnd + footer }
  }

  private(set) var sections: [Section]
  /// Heights of the views above and below all sections.
  let (header, footer): (CGFloat, CGFloat)

  init(_ sections: [Section], header: CGFloat, footer: CGFloat) {
    self.sections = sections
    (self.header, self.footer) = (header, footer)
    place()
  }

  private mutating func place() {
    var y = header
    for index in sections.indices {
      sections[index].start = y
      y += sections[index].header
      sections[index].edges = [y]
      for row in sections[index].rows {
        y += row
        sections[index].edges.append(y)
      }
      y += sections[index].footer
    }
  }

  /// Gives rows other heights.
  mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
    for (path, height) in heights { sections[path.section].rows[path.row] = height }
    place()
  }

  var sectionsEnd: CGFloat { sections.last?.end ?? header }
  var height: CGFloat { sectionsEnd + footer }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The upper and the lower edge of a row.
  func row(_ path: IndexPath) -> (start: CGFloat, end: CGFloat) {
    let edges = sections[path.section].edges
    return (edges[path.row], edges[path.row + 1])
  }

  /// The rows of which something is between two heights.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { index -> [IndexPath] in
      let section = sections[index]
      guard section.start < bottom, section.end > top else { return [] }
      return section.rows.indices.filter {
        section.edges[$0] < bottom && section.edges[$0 + 1] > top
      }.map { IndexPath(row: $0, section: index) }
    }
  }

  /// Returns the position of a header; one that sticks to the top stays there as long as its section is seen.
  func headerStart(_ section: Int, stickingTo top: CGFloat?) -> CGFloat {
    let section = sections[section]
    guard let top else { return section.start }
    return min(max(section.start, top), max(section.rowsEnd - section.header, section.start))
  }

  /// Returns the position of a footer; one that sticks to the bottom stays there as long as its section is
  /// seen.
  func footerStart(_ section: Int, stickingTo bottom: CGFloat?) -> CGFloat {
    let section = sections[section]
    guard let bottom else { return section.rowsEnd }
    return max(min(section.rowsEnd, bottom - section.footer), section.start + section.header)
  }
}
