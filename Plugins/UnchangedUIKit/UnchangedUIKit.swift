import Foundation
import PackagePlugin

/// Compiles files of iOS as they are, by way of the source step.
///
/// The files stand in a folder `Unchanged` of the target, which the target excludes; beside it, SwiftPM
/// wants a Swift file that is compiled as it is, or it takes no notice of the target. Where they have
/// to stay elsewhere, a file `UnchangedUIKit.json` in the target's folder lists the folders, relative
/// to itself: `{ "folders": ["../../Sources/App"] }`. All of them, with the folders inside, are one
/// command, because selectors and overrides name what other files declare.
///
/// Pictures and colors are found by their names in the target's folder and in those of the files, in asset
/// catalogs and beside the files; the list `"resources"` names more folders.
@main
struct UnchangedUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let settings = try settings(of: target.directoryURL)
    let files = settings.folders.flatMap(sourceFiles)
    guard !files.isEmpty else {
      Diagnostics.warning("target '\(target.name)' has no Swift files for the source step")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let names = files.map(preparedName) + ["UnchangedUIKit.swift"]
    return [
      .buildCommand(
        displayName: "Preparing unchanged UIKit sources of \(target.name)",
        executable: try context.tool(named: "uikit-source-rewriter").url,
        arguments: ["--root", context.package.directoryURL.path]
          + settings.assets.flatMap { ["--assets", $0.path] } + [output.path] + files.map(\.path),
        inputFiles: files, outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  /// The name that the step gives to what it makes of a file.
  private func preparedName(for file: URL) -> String {
    "\(file.deletingPathExtension().lastPathComponent).step.swift"
  }

  private struct Settings: Decodable {
    var folders: [String]
    var resources: [String]?
  }

  /// The folders of files, and those of pictures and colors; one inside of another is in it already.
  private func settings(of directory: URL) throws -> (folders: [URL], assets: [URL]) {
    let file = directory.appending(path: "UnchangedUIKit.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      return ([directory.appending(path: "Unchanged")], [directory])
    }
    let settings = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
    let folders = settings.folders.map { directory.appending(path: $0).standardizedFileURL }
    let resources = (settings.resources ?? []).map {
      directory.appending(path: $0).standardizedFileURL
    }
    let outside = (resources + folders).filter { !$0.path.hasPrefix(directory.path + "/") }
    return (folders, [directory] + outside)
  }

  /// The Swift files of a folder and those inside of it, in the order of their paths.
  private func sourceFiles(of folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
