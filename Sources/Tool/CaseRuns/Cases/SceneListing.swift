package import SegueCommandLine
import SegueFiles
import SegueJSON
import SegueRendering
import SegueSceneFile
import SegueTextSupport

/// The scenes of a folder, among everything else that is there.
package enum SceneListing {
  /// The paths of the scenes in the folder at `path`, by their names; none where it is no folder.
  static func scenes(in path: String) -> [String] {
    Folder(path).names.filter(hasName).map { base(path) + $0 }.filter(isScene)
  }

  /// The files that command lines mean by these paths: of a folder, those that are scenes, and its
  /// suites.
  package static func files(_ paths: [String]) throws(RunError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != InputFile.standardInput, !Folder(path).names.isEmpty else {
        files.append(path)
        continue
      }
      let found = scenes(in: path) + suites(in: path)
      if found.isEmpty {
        throw RunError(
          .missingInput, "no scene is in \(Quote(path))",
          hint: "a scene is a .json or .json5 file that has a 'canvas'")
      }
      files += found
    }
    return files
  }

  /// The paths of its suites.
  static func suites(in path: String) -> [String] {
    Folder(path).names.filter { SuiteReader.isSuite($0) }.map { base(path) + $0 }
  }

  /// Returns the prefix for names in a folder; in the current one they stand alone.
  package static func base(_ path: String) -> String {
    path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns true if a file is called like a scene.
  package static func hasName(_ name: String) -> Bool {
    let isJSON = name.hasSuffix(".json") || name.hasSuffix(".json5")
    return isJSON && !name.hasSuffix(".schema.json") && !SuiteReader.isSuite(name)
  }

  /// Returns true if a file is meant to be a scene: it has a canvas, or is unreadable because of a mistake.
  ///
  /// A folder may hold JSON of others: a package's, an editor's, a fragment of scenes.
  package static func isScene(_ path: String) -> Bool {
    do throws(FileError) {
      let file = try InputFile.read(path, limit: JSONLimits().fileSize)
      return tellsOfScene(file, path.hasSuffix("5") ? .json5 : .json) ?? true
    } catch {
      return true
    }
  }

  /// Returns true if the file at `path` may be a scene, whatever it is called: `render record` takes every
  /// name.
  package static func mayBeScene(_ path: String) -> Bool {
    if hasName(path) { return true }
    do throws(FileError) {
      let file = try InputFile.read(path, limit: JSONLimits().fileSize)
      return tellsOfScene(file, .json5) ?? false
    } catch {
      // What is no file, or a very large one, is none; of others nobody knows.
      switch error.reason {
      case .folder, .pipe, .socket, .device, .missing, .tooLarge: return false
      default: return true
      }
    }
  }

  /// Returns true if a file tells of a canvas; `nil` where it is no JSON.
  private static func tellsOfScene(_ file: InputFile, _ dialect: JSONDialect) -> Bool? {
    var diagnostics = Diagnostics()
    let root = JSONReader(dialect).read(
      SourceText(name: file.path, bytes: file.bytes), into: &diagnostics)
    guard let root else { return nil }
    guard let members = root.object else { return false }
    return members["canvas"] != nil || members["flow"] != nil
  }
}
