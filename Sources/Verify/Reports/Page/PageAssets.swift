import CPages
import SegueFiles
import SegueTextSupport

/// What every page carries with it.
enum PageAssets {
  /// How pages look.
  static let style = text(of: .reportStyle)
  /// What reports do when scripts may run.
  static let script = text(of: .sharedScript) + text(of: .reportScript)
  /// How audits look beyond that.
  static let auditStyle = text(of: .auditStyle)
  /// How previews look beyond that.
  static let previewStyle = text(of: .previewStyle)
  /// What previews do when scripts may run.
  static let previewScript = text(of: .sharedScript) + text(of: .previewScript)
  /// How the sliders of a page look that is watched.
  static let tuningStyle = text(of: .tuningStyle)
  /// What they do.
  static let tuningScript = text(of: .tuningScript)

  /// A style or a script as a policy allows it.
  static func digest(of text: String) -> String {
    "sha256-" + EncodedBytes(SHA256(of: Array(text.utf8)).bytes).text
  }

  private static func text(of asset: CPagesAsset) -> String {
    String(decoding: (0..<cpages_count(asset)).lazy.map { cpages_byte(asset, $0) }, as: UTF8.self)
  }
}
