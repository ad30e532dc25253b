package import SegueCommandLine
import SegueJSON
package import SegueMotion
import SegueSceneGraph

/// The layers of a film at several moments, written one moment after the other: none is kept.
package struct TreeListing {
  private let scene: AnimatedScene
  private let moments: [Time]
  private let isJSON: Bool
  private let mostLines: Int

  /// The most lines that are written, but for those of the first moment.
  package static let mostLines = 400_000

  /// A listing of some moments; one alone is a document of its own for programs.
  package init(
    _ scene: AnimatedScene, at moments: [Time], isJSON: Bool, mostLines: Int = mostLines
  ) {
    self.mostLines = mostLines
    self.scene = scene
    self.moments = moments
    self.isJSON = isJSON
  }

  /// Writes the listing; returns the sentence about what is left out, `nil` for a whole one.
  package func write(on terminal: Terminal) throws(RunError) -> String? {
    if isJSON, moments.count == 1 {
      try terminal.write(TreeAnswer(scene, at: moments[0]).json)
      return nil
    }
    var (written, lines) = (0, 0)
    if isJSON { try terminal.write(Self.opening) }
    for time in moments {
      if written > 0, lines + scene.tree(at: time).nodes.count > mostLines { break }
      let answer = TreeAnswer(scene, at: time)
      try terminal.write(text(of: answer, isFirst: written == 0))
      lines += answer.lineCount
      written += 1
    }
    let shortfall = shortfall(after: written)
    if isJSON { try terminal.write(Self.closing(shortfall)) }
    return shortfall
  }

  private func text(of answer: TreeAnswer, isFirst: Bool) -> String {
    guard isJSON else { return (isFirst ? "" : "\n") + answer.text }
    let lines = answer.json.pretty.split(separator: "\n").map { "\n    " + $0 }
    return (isFirst ? "" : ",") + lines.joined()
  }

  private func shortfall(after written: Int) -> String? {
    if written == moments.count { return nil }
    return "\(written) of \(moments.count) moments are listed: all of them have more than"
      + " \(mostLines) lines"
  }

  /// The document around the moments, as it would be written in one piece.
  private static let opening = "{\n  \"schemaVersion\": 1,\n  \"moments\": ["

  private static func closing(_ shortfall: String?) -> String {
    let more = shortfall.map { ",\n  \"shortfall\": \(JSONValue.string($0).compact)" } ?? ""
    return "\n  ]\(more)\n}\n"
  }
}
