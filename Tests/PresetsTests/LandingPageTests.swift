import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    struct Zoom: NavigationTransition {
      var body: some NavigationTransition {
        MirrorPush {
          Scale(0.5)
          OnInsertion {
            ZPosition(1)
            Opacity()
          }
        }
      }
    }

    let list = Screen("list", background: .color(.white))
    let photo = Screen("photo", background: .color(.black), statusBar: .light)
    let flow = Flow(
      [list, photo],
      steps: [
        Step(.show(["list"])),
        Step(.push("photo"), with: Zoom().animation(.standard)),
        Step(.hold(.milliseconds(500))),
        Step(.pop(1), with: PresetCatalog.preset(named: "ios.push")),
      ],
      on: TransitionEnvironment(size: Size(390, 844), scale: 3), standard: PresetCatalog.standard)
    let film = try flow.film(on: Canvas(size: Size(390, 844), scale: 3))
    #expect(film.duration == .milliseconds(350 + 500 + 500))
    let halfway = try #require(film.scene(at: .milliseconds(175)).item("photo")).properties
    #expect(abs(halfway.opacity - 0.5) < 1e-9 && halfway.transform.combined.row1.x == 0.75)
    try expectExample(onPageOf: "Presets", in: #filePath)
  }
}
