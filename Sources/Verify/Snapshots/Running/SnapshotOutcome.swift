/// What came of an expectation.
package struct SnapshotOutcome: Hashable {
  /// In short.
  package enum Verdict: Hashable {
    /// Nothing differs.
    case asAgreed
    /// Goldens have been written, and which.
    case recorded(String)
    /// Why the expectation fails, in sentences.
    case failed(String)
  }

  /// Something that shows what differs, as a file.
  package struct Exhibit: Hashable {
    /// What is in the file.
    package enum Content: Hashable {
      /// Words.
      case text(String)
      /// A picture as PNG.
      case png([UInt8])
    }

    /// The name of the file.
    package let name: String
    /// What is in it.
    package let content: Content
  }

  /// In short.
  package var verdict: Verdict
  /// What shows the difference.
  package var attachments: [Exhibit] = []
}
