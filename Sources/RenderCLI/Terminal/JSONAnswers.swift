import SegueJSON
import SegueWords

extension Option {
  package static let json = Option(
    "json", in: .output, summary: "Write JSON for programs in place of text",
    details: """
      One document on standard output, whose first key is its schema version; messages for people \
      stay on standard error.
      """)
}

extension Terminal {
  /// Writes a document for programs to standard output.
  func write(_ document: JSONValue) throws(Failure) { try write(document.pretty + "\n") }
}

extension JSONValue {
  /// A number rounded as listings round, so that text and JSON say the same.
  static func listed(_ number: Double) -> JSONValue {
    .number(Double(NumberText.format(number)) ?? number)
  }
}
