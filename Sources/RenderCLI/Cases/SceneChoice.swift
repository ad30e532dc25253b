import SegueFiles
import SegueFilms
import SegueSceneFile
import SegueVerification
import SegueWords

/// A scene that a command line or a suite names, and how it is read.
struct ChosenScene: Hashable {
  let path: String
  let input: SceneInput
  /// The case, where a suite names the scene.
  var plan: CasePlan?

  /// What the run calls it.
  var name: String { plan?.name ?? path }
}

/// The scenes that a command line names, for verbs that look at them without goldens.
struct SceneChoice: Hashable {
  /// Files, folders of them, and suites; `-` is standard input.
  let paths: [String]
  let input: SceneInput

  /// The scenes that a file stands for: a suite has one for each of its cases.
  func scenes(at path: String, _ terminal: Terminal) throws(Failure) -> [ChosenScene] {
    guard SuiteReader.isSuite(path) else { return [ChosenScene(path: path, input: input)] }
    return try CaseFinder(CaseRequest(paths: [path], input: input), terminal).plans.map {
      ChosenScene(path: $0.scene, input: $0.input, plan: $0)
    }
  }

  /// The files that are meant: of a folder, those that are scenes, and its suites.
  var files: [String] {
    get throws(Failure) {
      var files: [String] = []
      for path in paths {
        guard path != "-", !Folder(path).names.isEmpty else {
          files.append(path)
          continue
        }
        let found = SceneListing.scenes(in: path) + SceneListing.suites(in: path)
        if found.isEmpty {
          throw Failure(
            .missingInput, "no scene is in \(Quote(path))",
            hint: "a scene is a .json or .json5 file that has a 'canvas'")
        }
        files += found
      }
      return files
    }
  }
}
