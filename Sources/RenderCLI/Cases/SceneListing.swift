import SegueFiles
import SegueJSON
import SegueRendering
import SegueSceneFile
import SegueWords

/// The scenes of a folder, among everything else that is there.
enum SceneListing {
  /// The paths of the scenes in the folder at `path`, by their names; none where it is no folder.
  static func scenes(in path: String) -> [String] {
    Folder(path).names.filter(hasName).map { base(path) + $0 }.filter(isScene)
  }

  /// The files that command lines mean by these paths: of a folder, those that are scenes, and its
  /// suites.
  static func files(_ paths: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != InputFile.standardInput, !Folder(path).names.isEmpty else {
        files.append(path)
        continue
      }
      let found = scenes(in: path) + suites(in: path)
      if found.isEmpty {
        throw Failure(
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

  /// What stands in front of the names of a folder; in the current one they stand alone.
  private static func base(_ path: String) -> String {
    path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a file is called like a scene.
  private static func hasName(_ name: String) -> Bool {
    let isJSON = name.hasSuffix(".json") || name.hasSuffix(".json5")
    return isJSON && !name.hasSuffix(".schema.json") && !SuiteReader.isSuite(name)
  }

  /// Whether a file is meant to be a scene: it tells of a canvas, or says nothing because of a mistake.
  ///
  /// A folder may hold JSON of others: a package's, an editor's, a fragment of scenes.
  private static func isScene(_ path: String) -> Bool {
    let file: InputFile
    do throws(FileError) {
      file = try InputFile.read(path, limit: JSONLimits().fileSize)
    } catch {
      return true
    }
    var diagnostics = Diagnostics()
    let root = JSONReader(path.hasSuffix("5") ? .json5 : .json).read(
      SourceText(name: path, bytes: file.bytes), into: &diagnostics)
    guard let members = root?.object else { return root == nil }
    return members["canvas"] != nil || members["flow"] != nil
  }
}
