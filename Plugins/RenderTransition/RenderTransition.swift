import PackagePlugin

/// Films what an app shows, by the package's program of films or one that is written for it.
///
///     swift package render-transition            # lists the films
///     swift package render-transition card -o card.mp4
@main
struct RenderTransition: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try FilmProgram(of: context, by: packageManager).run(arguments)
  }
}
