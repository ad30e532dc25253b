import Foundation

/// Exact values of one function, as `Scripts/elementary-references.py` writes them.
struct ReferenceTable {
  /// One point: the arguments, the correctly rounded result, and what the rounding left over.
  struct Row {
    var arguments: [Double]
    var result: Double
    /// The exact result less the rounded one, in units of its last place.
    var rest: Double

    /// How far `value` is from the exact result, in units of its last place.
    func error(of value: Double) -> Double {
      abs((value - result) / result.ulp - rest)
    }
  }

  var rows: [Row]

  /// Reads the table of the function with this name.
  init(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "../Goldens/elementary/\(name).txt").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    rows = try text.split(separator: "\n").map(Self.row)
  }

  private static func row(_ line: Substring) throws -> Row {
    var columns = line.split(separator: " ")
    guard let last = columns.popLast(), let rest = Double(last) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var values = try columns.map(value)
    return Row(arguments: values.dropLast(), result: values.removeLast(), rest: rest)
  }

  private static func value(_ column: Substring) throws -> Double {
    guard let bits = UInt64(column, radix: 16) else { throw CocoaError(.fileReadCorruptFile) }
    return Double(bitPattern: bits)
  }
}
