import CStamp
import SegueVideo
import SegueImages
import SegueTextSupport

/// The output of `--version`: the version, the commit that the program was built from, and the libraries that
/// frames pass through on their way into files.
package struct VersionPage: Hashable, Sendable {
  /// The entries of one kind.
  package struct Row: Hashable, Sendable {
    /// The name of the kind.
    package let name: String
    /// One line for each.
    package let values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values.isEmpty ? ["missing"] : values
    }
  }

  private let title: String
  private let rows: [Row]

  /// Creates the page for this program on this machine.
  package init(_ table: CommandTable) {
    let codecs: [MovieCodec] = [.h264(.standard), .vp9, .av1]
    let pictures = PictureFormat.allCases.flatMap(\.libraries) + AnimationFormat.gif.libraries
    self.init(
      "\(table.program) \(table.version)",
      [
        Row("commit", [Self.stamp ?? "unknown, as in every build that is not of a package"]),
        Row("movies", Set(codecs.flatMap(\.libraries)).sorted()),
        Row("pictures", Set(pictures).sorted()),
        Row("texts", LibraryTable.letterLibraries.sorted()),
      ])
  }

  package init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// The title, and below it lines of two columns; it ends with a line break.
  package var text: String {
    let lines = rows.flatMap { row in
      row.values.enumerated().map { index, value in
        (index == 0 ? row.name : "").leftAligned(in: 10) + value
      }
    }
    return ([title] + lines).map { $0 + "\n" }.joined()
  }

  /// The stamp written into the program after it was linked; nil where nothing was.
  private static var stamp: String? {
    let bytes = (0..<CSTAMP_LENGTH).map(cstamp_byte).prefix { $0 != 0 }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
