import Foundation
import PackagePlugin

/// Compiles files of iOS as they are, by way of the source step.
///
/// The files stand in a folder `Unchanged` of the target, which the target excludes; beside it, SwiftPM
/// wants a Swift file that is compiled as it is, or it takes no notice of the target. Where they have
/// to stay elsewhere, a file `UnchangedUIKit.json` in the target's folder lists folders and single files,
/// relative to itself, and what of them is left out:
///
///     { "folders": ["../../Sources/App"], "files": ["../../Shared/Theme.swift"],
///       "excludes": ["../../Sources/App/Debug", "../../Sources/App/Swizzling.swift"] }
///
/// All of them, with the folders inside, are one command, because selectors and overrides name what
/// other files declare.
///
/// Pictures and colors are found by their names in the target's folder and in those of the files, in asset
/// catalogs and beside the files; the list `"resources"` names more folders. What is in catalogs has names in code,
/// as with Xcode (`Image(.heart)`). Storyboards and nibs are taken from
/// the same folders; what is left out of the files is left out of them.
@main
struct UnchangedUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let settings = try settings(of: target.directoryURL)
    let files = files(of: settings)
    guard !files.isEmpty else {
      Diagnostics.warning("target '\(target.name)' has no Swift files for the source step")
      return []
    }
    let interfaces = interfaces(of: settings)
    let output = context.pluginWorkDirectoryURL
    let names = files.map(preparedName) + ["UnchangedUIKit.swift"]
    return [
      .buildCommand(
        displayName: "Preparing unchanged UIKit sources of \(target.name)",
        executable: try context.tool(named: "uikit-source-rewriter").url,
        arguments: ["--root", context.package.directoryURL.path]
          + settings.assets.flatMap { ["--assets", $0.path] }
          + interfaces.flatMap { ["--interface", $0.path] } + [output.path] + files.map(\.path),
        inputFiles: files + interfaces + catalogs(of: settings),
        outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  /// The name that the step gives to what it makes of a file.
  private func preparedName(for file: URL) -> String {
    "\(file.deletingPathExtension().lastPathComponent).step.swift"
  }

  /// Contents of `UnchangedUIKit.json`.
  private struct List: Decodable {
    var folders: [String]?
    var files: [String]?
    var excludes: [String]?
    var resources: [String]?
  }

  /// Files and folders of a target, by their places.
  private struct Settings {
    var folders: [URL] = []
    var files: [URL] = []
    var excludes: [URL] = []
    /// The folders of pictures and colors; one inside of another is in it already.
    var assets: [URL] = []
  }

  private func settings(of directory: URL) throws -> Settings {
    let file = directory.appending(path: "UnchangedUIKit.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      return Settings(folders: [directory.appending(path: "Unchanged")], assets: [directory])
    }
    let list = try JSONDecoder().decode(List.self, from: Data(contentsOf: file))
    func places(_ paths: [String]?) -> [URL] {
      (paths ?? []).map { path in
        let place = directory.appending(path: path).standardizedFileURL
        if !FileManager.default.fileExists(atPath: place.path) {
          Diagnostics.error("'\(path)' in 'UnchangedUIKit.json' is not there")
        }
        return place
      }
    }
    var settings = Settings(
      folders: places(list.folders), files: places(list.files), excludes: places(list.excludes))
    let outside = (places(list.resources) + settings.folders)
      .filter { !$0.path.hasPrefix(directory.path + "/") }
    settings.assets = [directory] + outside
    return settings
  }

  /// The Swift files that are listed, and those of the listed folders, without what is left out.
  private func files(of settings: Settings) -> [URL] {
    wanted(
      settings.folders.flatMap { files(["swift"], of: $0) } + settings.files, by: settings)
  }

  /// The storyboards and nibs beside the pictures, in all languages.
  private func interfaces(of settings: Settings) -> [URL] {
    wanted(settings.assets.flatMap { files(["storyboard", "xib"], of: $0) }, by: settings)
  }

  /// The entries of asset catalogs, whose names the step writes down.
  private func catalogs(of settings: Settings) -> [URL] {
    settings.assets.flatMap { files(["json"], of: $0) }.filter {
      $0.lastPathComponent == "Contents.json" && $0.path.contains(".xcassets/")
    }
  }

  /// Each file once, without what is left out.
  private func wanted(_ files: [URL], by settings: Settings) -> [URL] {
    var seen: Set<String> = []
    return files.filter { file in
      let isLeftOut = settings.excludes.contains {
        file.path == $0.path || file.path.hasPrefix($0.path + "/")
      }
      return !isLeftOut && seen.insert(file.path).inserted
    }
  }

  /// The files of some kinds in a folder and those inside of it, in the order of their paths.
  private func files(_ kinds: Set<String>, of folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { kinds.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
