import SegueJSON

/// The name of a screen, and where it stands.
struct ScreenMention: Sendable {
  var name: String
  var range: SourceRange
}
