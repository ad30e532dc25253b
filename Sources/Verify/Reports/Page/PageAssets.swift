import CPages
import SegueFiles
import SegueTextSupport

/// Assets that every page carries with it.
enum PageAssets {
  /// Style of pages.
  static let style = text(of: .reportStyle)
  /// Script of reports, where scripts may run.
  static let script = text(of: .sharedScript) + text(of: .reportScript)
  /// Additional style of audits.
  static let auditStyle = text(of: .auditStyle)
  /// Additional style of previews.
  static let previewStyle = text(of: .previewStyle)
  /// Script of previews, where scripts may run.
  static let previewScript = text(of: .sharedScript) + text(of: .previewScript)
  /// Style of the sliders on a watched page.
  static let tuningStyle = text(of: .tuningStyle)
  /// Script of the sliders.
  static let tuningScript = text(of: .tuningScript)

  /// A style or a script as a policy allows it.
  static func digest(of text: String) -> String {
    "sha256-" + Base64(SHA256(of: Array(text.utf8)).bytes).text
  }

  private static func text(of asset: CPagesAsset) -> String {
    String(decoding: (0..<cpages_count(asset)).lazy.map { cpages_byte(asset, $0) }, as: UTF8.self)
  }
}
