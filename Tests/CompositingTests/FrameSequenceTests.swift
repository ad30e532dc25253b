import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

@Suite struct FrameSequenceTests {
  private func scene(_ layers: [Layer]) -> Scene {
    Scene(canvas: Canvas(size: Size(60, 40)), layers: layers)
  }

  private func box(_ x: Double, isHidden: Bool = false) -> Layer {
    .box(Rect(x: x, y: 2, width: 20, height: 10)) { $0.isHidden = isHidden }
  }

  @Test func `a frame like the one before has no instructions`() {
    var frames = FrameSequence(Compositor())
    let first = scene([box(3)])
    #expect(frames.next(first) == Compositor().displayList(for: first))
    #expect(frames.next(first) == nil)
    #expect(frames.next(scene([box(4)])) != nil)
    #expect(frames.next(first) != nil)
  }

  @Test func `a change that cannot be seen is none`() {
    var frames = FrameSequence(Compositor())
    _ = frames.next(scene([box(3), box(5, isHidden: true)]))
    #expect(frames.next(scene([box(3), box(6, isHidden: true)])) == nil)
    #expect(frames.next(scene([box(3.2), box(6, isHidden: true)])) == nil, "by less than a pixel")
  }
}
