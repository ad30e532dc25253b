import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// The app of `Examples/AnimatorCI`.
@MainActor @Suite struct AnimatorCITests {
  @Test func `its card rises on the spring of its animator`() throws {
    let recording = UIKitRecording(of: presenting(CardController()))
    #expect(recording.findings == [])
    let fit = try SpringFit(duration: 0.45, dampingRatio: 0.85)
    for frame in 0..<27 {
      let seconds = Double(frame) / 60
      let card = try #require(
        recording.scene.scene(frame: frame).item(LayerID("CardController")))
      let left = 1 - fit.spring.value(at: seconds, sampled: fit.sampling)
      let y = card.properties.transform.combined.row4.y
      #expect(abs(y - 844 * left) < 1e-6, "frame \(frame)")
    }
  }

  @Test func `a finger closes it, or lets it rise again`() {
    let open = UIKitTransition("pulling") { window in
      window.rootViewController = BlankController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(CardController(), animated: false)
    } begin: { _ in
    }
    for (end, isClosed) in [(600.0, true), (250, false)] {
      let touch = ScriptedTouch.pan(
        from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: end), duration: 0.8)
      let recording = UIKitRecording(of: open, touches: [touch])
      #expect(recording.findings == [])
      #expect(recording.cameToRest)
      let last = recording.scene.scene(frame: recording.scene.frameCount - 1)
      #expect((last.item(LayerID("CardController")) == nil) == isClosed)
    }
  }
}
