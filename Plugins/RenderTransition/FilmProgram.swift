import Foundation
import PackagePlugin

/// The program that films an app: the package's own, or one that is written for it.
struct FilmProgram {
  private let context: PluginContext
  private let packageManager: PackageManager

  init(of context: PluginContext, by packageManager: PackageManager) {
    (self.context, self.packageManager) = (context, packageManager)
  }

  /// Builds the program, and runs it.
  func run(_ arguments: [String]) throws {
    let run = Process()
    run.executableURL = try built()
    run.arguments = arguments
    try run.run()
    run.waitUntilExit()
    if run.terminationStatus != 0 { exit(run.terminationStatus) }
  }

  private func built() throws -> URL? {
    guard let program = context.package.targets.first(where: makesFilms) else {
      return try written()
    }
    let build = try packageManager.build(
      .product(program.name), parameters: .init(configuration: .release))
    guard build.succeeded else { throw Problem(build.logText) }
    return build.builtArtifacts.first { $0.kind == .executable }?.url
  }

  private func makesFilms(_ target: any Target) -> Bool {
    guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable else {
      return false
    }
    return uses(["SegueUIKitFilms"], module)
  }

  /// Returns true if a target depends on one of some products, itself or by way of others of the package.
  private func uses(_ products: Set<String>, _ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): products.contains(product.name)
      case .target(let target): uses(products, target)
      @unknown default: false
      }
    }
  }

  // MARK: - A program that is written

  /// Writes a package with a program that lists no films of its own, and builds that: films are then what the app's
  /// files say by themselves.
  private func written() throws -> URL {
    let folder = context.pluginWorkDirectoryURL.deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "films")
    let app = try appProducts()
    let manager = FileManager.default
    let sources = folder.appending(path: "Sources/films")
    try manager.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(manifest(app), to: folder.appending(path: "Package.swift"))
    try write(program(app), to: sources.appending(path: "Films.swift"))
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = [
      "swift", "build", "-c", "release", "--product", "films", "--package-path", folder.path,
    ]
    // What is built goes to standard error: standard output is the program's.
    build.standardOutput = FileHandle.standardError
    try build.run()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw Problem("the program could not be built") }
    return folder.appending(path: ".build/release/films")
  }

  /// Writes a file only where it has changed, so that nothing is built anew.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The libraries of the package with files of an app.
  private func appProducts() throws -> [LibraryProduct] {
    let names: Set<String> = ["UIKit", "SwiftUI"]
    let products = context.package.products(ofType: LibraryProduct.self)
      .filter { $0.targets.contains { uses(names, $0) } }
    guard products.isEmpty else { return products }
    guard let target = context.package.targets.first(where: { isLibrary($0) && uses(names, $0) })
    else { throw Problem("no target of this package depends on 'UIKit' or 'SwiftUI' of Segue") }
    throw Problem(
      "no product of this package has its target '\(target.name)': add "
        + "'.library(name: \"\(target.name)\", targets: [\"\(target.name)\"])' to the products")
  }

  private func isLibrary(_ target: any Target) -> Bool {
    (target as? SwiftSourceModuleTarget)?.kind == .generic
  }

  private func manifest(_ products: [LibraryProduct]) throws -> String {
    guard
      let segue = context.package.dependencies.map(\.package).first(where: { package in
        package.products.contains { $0.name == "SegueUIKitFilms" }
      })
    else { throw Problem("this package depends on no package with the product 'SegueUIKitFilms'") }
    let app = context.package
    let rows = products.map { product in
      "        .product(name: \"\(product.name)\", package: \"\(app.id)\"),\n"
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "films",
        dependencies: [
          .package(name: "\(app.id)", path: "\(app.directoryURL.path)"),
          .package(name: "\(segue.id)", path: "\(segue.directoryURL.path)"),
        ],
        targets: [
          .executableTarget(
            name: "films",
            dependencies: [
      \(rows.joined())        .product(name: "SegueUIKitFilms", package: "\(segue.id)"),
            ])
        ],
        swiftLanguageModes: [.v5])

      """
  }

  private func program(_ products: [LibraryProduct]) -> String {
    let targets = products.flatMap(\.targets)
    let modules = targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
    let imports = Set(modules + ["SegueUIKitFilms"]).sorted().map { "import \($0)\n" }.joined()
    return imports + "\n@main struct Films: TransitionFilms {}\n"
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
