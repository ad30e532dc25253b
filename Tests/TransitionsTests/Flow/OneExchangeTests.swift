import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

@Suite struct OneExchangeTests {
  private static let stage = TransitionEnvironment(size: Size(100, 200))

  private static func screen(_ name: String) -> Screen {
    var screen = Screen(LayerID(name))
    screen.content = .image(ImageContent(AssetID(name)))
    return screen
  }

  private static func film(_ operation: Operation) throws -> AnimatedScene {
    let flow = Flow(
      exchanging: screen("a"), with: screen("b"), by: operation,
      ComposedTransition(Slide(axis: .horizontal)), on: stage)
    return try flow.film(on: Canvas(size: stage.size))
  }

  /// The screens that are there, bottom to top, each as the picture that it shows.
  private static func shown(_ scene: Scene) -> [String] {
    scene.items.compactMap { item in
      guard case .image(let image) = item.properties.content else { return nil }
      return image.asset.name
    }
  }

  @Test(arguments: Operation.allCases)
  func `one screen is there before, both meanwhile, the other afterwards`(
    _ operation: Operation
  ) throws {
    let film = try Self.film(operation)
    #expect(film.duration == .milliseconds(350))
    #expect(Set(Self.shown(film.scene(at: .milliseconds(175)))) == ["a", "b"])
    #expect(Self.shown(film.scene(at: film.duration)) == ["b"])
    let first = film.scene(at: Time.zero)
    let leaving = try #require(first.item("a"))
    #expect(leaving.properties.frame == Self.stage.bounds)
    #expect(first.projection(of: leaving) == .identity)
  }

  @Test func `what leads on and what leads back move to opposite sides`() throws {
    for (operation, sign) in [(Operation.push, -1.0), (.pop, 1), (.tabForward, -1), (.dismiss, 1)] {
      let scene = try Self.film(operation).scene(at: .milliseconds(175))
      let item = try #require(scene.item("a"))
      let map = try #require(scene.projection(of: item).affine)
      #expect((map.tx * sign) > 10, "\(operation)")
    }
  }
}
