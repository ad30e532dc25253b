import SegueCompositing
import SegueFilms
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import Testing

/// A scene as its text describes it, ready for being compared with another way of writing it.
struct ReadScene {
  let film: AnimatedScene

  /// How large frames are that are compared, in pixels along the longer edge.
  private static let side = 160.0

  /// The scene of a text, whose fragments are in `folder`; its mistakes are thrown.
  init(_ text: JSONValue, in folder: SceneFolder? = nil) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "scene.json", text: text.pretty)
    let fragments: any FragmentSource = folder ?? NoFragments()
    let read = SceneReader(fragments: fragments).read(source, into: &diagnostics)
    guard let document = read else { throw Unreadable(words: diagnostics.text()) }
    var film = document.scene
    let longest = max(film.canvas.size.width, film.canvas.size.height)
    if longest * film.canvas.scale > Self.side { film.canvas.scale = Self.side / longest }
    self.film = film
  }

  /// What is wrong with a text that should describe a scene.
  struct Unreadable: Error {
    let words: String
  }

  /// The first of these frames that is not the same in `other`; the length of the film counts as one.
  ///
  /// Equal commands draw equal pixels, so that only different ones have to be drawn.
  func difference(
    from other: ReadScene, in frames: [Int], _ renderer: SceneRenderer
  ) throws -> String? {
    if film.duration != other.film.duration || film.frameRate != other.film.frameRate {
      return "it lasts \(other.film.duration) in place of \(film.duration)"
    }
    for frame in frames {
      let (mine, theirs) = (film.scene(frame: frame), other.film.scene(frame: frame))
      let lists = [mine, theirs].map { renderer.compositor.displayList(for: $0) }
      if lists[0] == lists[1] { continue }
      if try renderer.surface(of: mine) != renderer.surface(of: theirs) {
        return "frame \(frame) looks otherwise"
      }
    }
    return nil
  }
}
