/// Outcome of an expectation.
package struct SnapshotOutcome: Hashable {
  /// In short.
  package enum Verdict: Hashable {
    /// Nothing differs.
    case asAgreed
    /// Goldens have been written, and which.
    case recorded(String)
    /// Reason why the expectation fails, in sentences.
    case failed(String)
  }

  /// Something that shows what differs, as a file.
  package struct Exhibit: Hashable {
    /// Kinds of file content.
    package enum Content: Hashable {
      /// Words.
      case text(String)
      /// A picture as PNG.
      case png([UInt8])
    }

    /// The name of the file.
    package let name: String
    /// Content of the file.
    package let content: Content
  }

  /// In short.
  package var verdict: Verdict
  /// Attachments that show the difference.
  package var attachments: [Exhibit] = []
}
