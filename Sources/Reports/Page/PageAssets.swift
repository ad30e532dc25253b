import SegueFiles
import SegueWords

/// What every page carries with it.
enum PageAssets {
  /// How pages look.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  /// What reports do when scripts may run.
  static let script = shared + String(decoding: PackageResources.report_js, as: UTF8.self)
  /// How audits look beyond that.
  static let auditStyle = String(decoding: PackageResources.audit_css, as: UTF8.self)
  /// How previews look beyond that.
  static let previewStyle = String(decoding: PackageResources.preview_css, as: UTF8.self)
  /// What previews do when scripts may run.
  static let previewScript = shared + String(decoding: PackageResources.preview_js, as: UTF8.self)
  /// How the sliders of a page look that is watched.
  static let tuningStyle = String(decoding: PackageResources.tuning_css, as: UTF8.self)
  /// What they do.
  static let tuningScript = String(decoding: PackageResources.tuning_js, as: UTF8.self)
  /// The parts that both begin with.
  private static let shared = String(decoding: PackageResources.page_js, as: UTF8.self)

  /// A style or a script as a policy allows it.
  static func digest(of text: String) -> String {
    "sha256-" + EncodedBytes(SHA256(of: Array(text.utf8)).bytes).text
  }
}
