import Foundation
import SegueFilms
import SegueGeometry
import SegueJSON
import SegueMotion
import SeguePresets
import SegueRaster
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing

/// A film from a scene file, and the same from Swift.
@Suite struct FilmTests {
  private var push: String { Package.folder.appending(path: "Scenes/push.json").path }

  @Test func `a scene file becomes a film with its pictures`() throws {
    var settings = FilmSettings()
    settings.scale = 0.25
    let film = try Film(contentsOf: push, settings)
    #expect(film.scene.frameCount > 20)
    let frame = try film.frame(at: film.scene.duration)
    #expect(frame.width == film.scene.canvas.pixelWidth)
    let last = try film.frame(film.scene.frameCount - 1)
    #expect(frame == last)
    #expect(try film.frame(0) != last)
  }

  @Test func `a film has no more frames than it has`() throws {
    let film = try Film(still)
    #expect(throws: FilmError.self) { try film.frame(1) }
    #expect(throws: FilmError.self) { try film.frame(-1) }
  }

  @Test func `mistakes of a scene come all at once, with their places`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID()).broken.json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #"{"canvas": {"size": [10, 10]}, "layer": [], "x": 1}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    do throws(FilmError) {
      _ = try Film(contentsOf: path)
      Issue.record("a broken scene became a film")
    } catch {
      guard case .scene(let diagnostics) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(diagnostics.count(of: .error) >= 2)
      #expect("\(error)".contains("broken.json:1:"))
    }
  }

  @Test func `a file that is not there is told by its name`() {
    do throws(FilmError) {
      _ = try Film(contentsOf: "nowhere.json")
      Issue.record("nothing became a film")
    } catch {
      #expect("\(error)".contains("nowhere.json"))
    }
  }

  @Test(arguments: [0, -1, 17, Double.nan])
  func `a scale that no canvas has is refused`(_ scale: Double) {
    var settings = FilmSettings()
    settings.scale = scale
    #expect(throws: FilmError.self) { try Film(still, settings) }
  }

  @Test func `a film is made smaller where it is to be shown small`() throws {
    var settings = FilmSettings()
    settings.longestSide = 4
    let frame = try Film(still, settings).frame(at: .zero)
    #expect(frame.width == 4 && frame.height == 2)
  }

  @Test(arguments: [(1000.0, 1.0), (1, 1000), (16_384, 2)])
  func `a film that is hardly more than a line is a pixel wide where it is shown small`(
    _ width: Double, _ height: Double
  ) throws {
    let canvas = Canvas(size: Size(width, height), background: .black)
    let film = AnimatedScene(canvas: canvas, duration: .zero) { Layer("nothing") }
    var settings = FilmSettings()
    settings.longestSide = 40
    let frame = try Film(film, settings).frame(at: .zero)
    #expect([frame.width, frame.height].sorted() == [1, 40])
    settings = FilmSettings()
    settings.scale = 1e-5
    #expect(throws: FilmError.self) { try Film(film, settings) }
  }

  @Test func `a surface is a picture of the film`() throws {
    var surface = try Surface(width: 8, height: 4)
    try surface.withPixels { pixels in
      for i in pixels.indices { pixels[i] = Pixel(red: UInt8(i), green: 100, blue: 50).word }
    }
    let scene = AnimatedScene(canvas: Canvas(size: Size(8, 4)), duration: .zero) {
      Layer("photo") {
        $0.frame = Rect(x: 0, y: 0, width: 8, height: 4)
        $0.content = .image(ImageContent("photo"))
      }
    }
    let film = try Film(scene, surfaces: ["photo": surface])
    #expect(try film.frame(at: .zero) == surface)
  }

  @Test func `an animation of no layer is refused`() {
    #expect(throws: MotionError.unknownLayer("ghost")) {
      try AnimatedScene(canvas: Canvas(size: Size(8, 4))) {
        Layer("card")
      } animations: {
        try $0.add(
          Animation(from: .number(0), to: .number(1), timing: Timing(duration: .seconds(1))),
          of: .opacity, on: "ghost")
      }
    }
  }

  @Test func `a transition in Swift is the transition of its flow`() throws {
    let stage = TransitionEnvironment(size: Size(20, 10))
    let (a, b) = (Screen("a", background: .color(.white)), Screen("b", background: .color(.black)))
    let film = try Film(exchanging: a, with: b, SystemPush(), on: stage)
    let flow = Flow(exchanging: a, with: b, by: .push, SystemPush(), on: stage)
    #expect(try film.scene == flow.film(on: film.scene.canvas))
    #expect(try film.frame(at: .zero) != film.frame(at: film.scene.duration))
  }

  private var still: AnimatedScene {
    AnimatedScene(
      canvas: Canvas(size: Size(8, 4), background: .white), duration: .zero,
      epochs: [Epoch(tree: LayerTree([]))])
  }
}
