/// What every page carries with it.
enum PageAssets {
  /// How pages look.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  /// What pages do when scripts may run.
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
  /// How previews look beyond that.
  static let previewStyle = String(decoding: PackageResources.preview_css, as: UTF8.self)
  /// What previews do when scripts may run.
  static let previewScript = String(decoding: PackageResources.preview_js, as: UTF8.self)
}
