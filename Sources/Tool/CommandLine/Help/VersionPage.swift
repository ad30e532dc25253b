import SegueTextSupport

/// The output of `--version`: the version, and what the program says of itself.
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

  /// Creates the page for a program.
  package init(_ table: CommandTable, _ rows: [Row]) {
    self.init("\(table.program) \(table.version)", rows)
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
}
