import Foundation
import PackagePlugin

/// Builds the package's program of films, and runs it.
///
///     swift package render-transition card -o card.mp4
@main
struct RenderTransition: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let program = context.package.targets.first(where: makesFilms) else {
      throw Problem("no program of this package depends on 'SegueUIKitFilms'")
    }
    let build = try packageManager.build(.product(program.name), parameters: .init())
    guard build.succeeded else { throw Problem(build.logText) }
    let run = Process()
    run.executableURL = build.builtArtifacts.first { $0.kind == .executable }?.url
    run.arguments = arguments
    try run.run()
    run.waitUntilExit()
    if run.terminationStatus != 0 { exit(run.terminationStatus) }
  }

  private func makesFilms(_ target: any Target) -> Bool {
    guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable else {
      return false
    }
    return module.dependencies.contains { dependency in
      guard case .product(let product) = dependency else { return false }
      return product.name == "SegueUIKitFilms"
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
