import SegueFilms
import SegueJSON
import SegueMotion
import SegueRendering
import TestSupport
import Testing

/// That a scene, written otherwise, is the same film.
struct RewriteLaw {
  let text: JSONValue
  var folder: SceneFolder?
  let renderer: SceneRenderer
  /// The scene as it is read, where that is known.
  var original: ReadScene?

  /// Demands that a rewrite, somewhere in the scene, changes no pixel; otherwise shows the smallest
  /// scene in which one does.
  func hold(for rewrite: Rewrite, seed: UInt64) throws {
    let change = { (text: JSONValue) -> JSONValue? in
      var random = SeededGenerator(seed: seed)
      // Values that are to be written where they are used have to be variables before.
      let text = rewrite == .constant ? Rewrite.variable.apply(to: text, &random) ?? text : text
      return rewrite.apply(to: text, &random)
    }
    guard let difference = try difference(by: change, seed: seed) else { return }
    let smallest = smallest(by: change, seed: seed)
    Issue.record(
      """
      \(rewrite), seed \(seed): \(difference)
      \(smallest.pretty)
      should be the same as
      \(change(smallest)?.pretty ?? "nothing")
      """)
  }

  /// What is different where the scene is changed; a scene that cannot be read any more is.
  func difference(by change: (JSONValue) -> JSONValue?, seed: UInt64 = 0) throws -> String? {
    guard let changed = change(text) else { return nil }
    let scene = try original ?? ReadScene(text, in: folder)
    let other: ReadScene
    do {
      other = try ReadScene(changed, in: folder)
    } catch let unreadable as ReadScene.Unreadable {
      return "it cannot be read: \(unreadable.words)"
    }
    var random = SeededGenerator(seed: seed)
    let last = scene.film.frameCount - 1
    let frames = [0, random.int(in: 0...last), random.int(in: 0...last), last]
    return try scene.difference(from: other, in: frames, renderer)
  }

  /// The smallest scene that `change` makes another one.
  func smallest(by change: (JSONValue) -> JSONValue?, seed: UInt64 = 0) -> JSONValue {
    Reduction.smallest(text) { candidate in
      let law = RewriteLaw(text: candidate, folder: folder, renderer: renderer)
      return ((try? law.difference(by: change, seed: seed)) ?? nil) != nil
    }
  }
}
