import SegueGoldens
import SegueVerification

/// Make pages about these scenes.
package struct PreviewRequest: Hashable, Sendable {
  /// Which scenes, in which variants.
  package let cases: VerifyRequest
  /// The folder of the pages, or the one page.
  package let output: String
  /// Whether all goes into one page.
  package let isSingleFile: Bool
  /// Whether the scenes are watched.
  package let isWatching: Bool
  /// How many frames are drawn at once.
  package let jobs: Int?
  /// How much films may differ from their frames.
  package let quality: QualityName

  init(_ invocation: Invocation) {
    cases = VerifyRequest(invocation, mode: .never)
    jobs = invocation.integer(.jobs)
    isSingleFile = invocation.isOn(.singleFile)
    isWatching = invocation.isOn(.watch)
    output = invocation.text(.site) ?? (isSingleFile ? "preview.html" : "preview")
    quality =
      invocation.choice(.previewQuality, of: QualityName.self)
      ?? (isWatching ? .draft : .standard)
  }
}
