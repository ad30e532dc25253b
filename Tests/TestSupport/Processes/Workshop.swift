package import Foundation
package import SegueFiles
import Testing

/// A folder of its own in which a shell runs the built program, and which goes when its owner does.
package final class Workshop: Sendable {
  package let folder: URL

  /// The program stands beside the tests.
  package static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "render").path

  /// An empty folder, in which `scene` is called `scene.json`.
  package init(_ scene: String = Workshop.scene(seconds: 1)) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Data(scene.utf8), to: "scene.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a script in the folder; `$render` is the program, and JSON that it writes has to be as its schema says.
  package func run(_ script: String) throws -> Shelled {
    let run = try Shelled.run(
      "bash", "-c", "cd '\(folder.path)'; render='\(Self.program)'; \(script)")
    AnswerSchemas.expect(run.output, script: script)
    return run
  }

  /// What a run is to have on this machine.
  package func needs() throws -> ProcessNeeds {
    let count = try run("nproc").output.dropLast()
    return ProcessNeeds(processors: try #require(Int(count)))
  }

  /// The contents of a file; nothing where there is none.
  package func bytes(of name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }

  package func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: folder.appending(path: name))
  }

  /// The names in the folder, hidden ones too.
  package func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  /// A small scene in which a box takes so many seconds to its place, at 60 frames per second.
  package static func scene(seconds: Int, width: Int = 96, height: Int = 64) -> String {
    """
    {
      "version": 1,
      "canvas": { "size": [\(width), \(height)], "scale": 1, "fps": 60 },
      "layers": [
        {
          "id": "box", "size": [24, 24], "cornerRadius": 6, "background": "#0A84FF",
          "position": {
            "from": [12, 12], "to": [\(width - 12), \(height - 12)],
            "duration": "\(seconds)s", "easing": "linear"
          }
        }
      ]
    }
    """
  }
}
