import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueJSON
import SegueSceneFile
import SegueTextSupport

/// The folder that the paths of a suite must not lead out of: the suite's own, or the root around it that
/// the command line names.
struct SuiteTree {
  private let folder: Folder
  /// Path of the suite inside the folder.
  private let base: String
  /// The folder's name in messages.
  private let name: String

  /// The folder of the suite at `path`, or the `root` around it.
  init(of path: String, root: String?) throws(RunError) {
    let own = Folder(of: path)
    folder = root.map { Folder($0) } ?? own
    name = root.map { "\(Quote(path: $0))" } ?? "the suite's directory"
    do throws(FileError) {
      base = try root == nil ? "" : own.base(in: folder)
    } catch {
      throw RunError(error)
    }
  }

  /// Reports what leads out of the tree.
  func check(_ suite: SnapshotSuite, _ diagnostics: inout Diagnostics) {
    if let goldens = suite.goldens {
      do throws(FileError) {
        _ = try folder.folder(goldens, from: base)
      } catch {
        report(
          goldens, error: error, at: suite.goldensPlace, hint: "--goldens names any directory",
          diagnostics: &diagnostics)
      }
    }
    var known: Set<SourcePosition?> = []
    for item in suite.cases where known.insert(item.scenePlace).inserted {
      do throws(FileError) {
        try folder.probe(item.scene, from: base)
      } catch {
        let hint = "--root names a directory around the suite and its scenes"
        report(item.scene, error: error, at: item.scenePlace, hint: hint, diagnostics: &diagnostics)
      }
    }
  }

  /// Reports a path that cannot be meant.
  ///
  /// A file that is missing or cannot be read is reported later, when its case is looked at.
  private func report(
    _ path: String, error: FileError, at place: SourcePosition?, hint: String,
    diagnostics: inout Diagnostics
  ) {
    let expected: String
    switch error.reason {
    case .outside, .absolute: expected = "a path inside \(name)"
    case .address: expected = "a path, as remote files are not supported"
    case .badName: expected = "a path, without line breaks and zero bytes"
    case .noFolder: expected = "a directory"
    default: return
    }
    let isWay = [.outside, .absolute].contains(error.reason)
    diagnostics.add(
      Diagnostic(
        .error, "found \(Quote(path: path)), expected \(expected)", at: place,
        hint: isWay ? hint : nil))
  }
}
