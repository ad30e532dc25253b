import PackagePlugin

/// Films all previews of an app, and makes pages to look at them.
///
///     swift package --allow-writing-to-package-directory render-previews
@main
struct RenderPreviews: CommandPlugin {
  /// The folder of the pages, where no other is named.
  private static let folder = "previews"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let isNamed = arguments.contains { $0 == "--site" || $0.hasPrefix("--site=") }
    try FilmProgram(of: context, by: packageManager)
      .run((isNamed ? [] : ["--site", Self.folder]) + arguments)
  }
}
