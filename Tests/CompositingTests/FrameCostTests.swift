import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// The work of a compositor, counted by hand on a canvas of 60 by 40 pixels.
@Suite struct FrameCostTests {
  private func cost(of layers: [Layer], scale: Double = 1) -> FrameCost {
    FrameCost(of: TransitionEnvironment(scale: scale).list(layers))
  }

  private func group(
    _ children: [Layer], configure: (inout LayerProperties) -> Void
  ) -> Layer {
    Layer("group", children: children) {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      configure(&$0)
    }
  }

  private let boxes = [
    Layer.box("a", Rect(x: 0, y: 0, width: 30, height: 20)),
    Layer.box("b", Rect(x: 10, y: 10, width: 30, height: 20), .white),
  ]

  @Test func `an empty canvas costs nothing`() {
    #expect(cost(of: []) == FrameCost(nothingOn: 2_400))
  }

  @Test func `boxes are drawn as often as they lie over each other`() {
    let boxes = cost(of: boxes)
    #expect((boxes.drawnPixels, boxes.offscreenPasses) == (600 + 600, 0))
    #expect((boxes.blurredPixels, boxes.maskedPixels, boxes.canvasPixels) == (0, 0, 2_400))
  }

  @Test func `areas are those of pixels`() {
    let boxes = cost(of: boxes, scale: 3)
    #expect((boxes.drawnPixels, boxes.canvasPixels) == (9 * 1_200, 9 * 2_400))
  }

  @Test func `what lies outside the canvas costs nothing`() {
    #expect(cost(of: [.box(Rect(x: 50, y: 30, width: 40, height: 40))]).drawnPixels == 10 * 10)
    #expect(cost(of: [.box(Rect(x: 70, y: 0, width: 40, height: 40))]).drawnPixels == 0)
  }

  @Test func `a faded box needs no surface, and a faded group of two that overlap needs one`() {
    let box = cost(of: [.box(Rect(x: 0, y: 0, width: 30, height: 20)) { $0.opacity = 0.5 }])
    #expect((box.offscreenPasses, box.drawnPixels) == (0, 600))
    let group = cost(of: [group(boxes) { $0.opacity = 0.5 }])
    // The boxes on a surface of 40 by 30 pixels, and that surface on the canvas.
    #expect((group.offscreenPasses, group.drawnPixels) == (1, 600 + 600 + 40 * 30))
  }

  @Test func `a blurred box is blurred as far as three standard deviations reach`() {
    let cost = cost(of: [
      .box(Rect(x: 20, y: 15, width: 20, height: 10)) { $0.filters = [.blur(sigma: 3)] }
    ])
    #expect((cost.offscreenPasses, cost.blurredPixels) == (1, (20 + 18) * (10 + 18)))
  }

  @Test func `a soft shadow is a blur, and a hard one is not`() {
    func shadowed(_ blur: Double) -> FrameCost {
      cost(of: [
        .box(Rect(x: 20, y: 15, width: 20, height: 10)) {
          $0.shadow = Shadow(offset: Vector(0, 2), blur: blur)
        }
      ])
    }
    #expect(shadowed(4).blurredPixels > 20 * 10)
    #expect(shadowed(0).blurredPixels == 0)
  }

  @Test func `children clipped by round corners are behind a mask, by upright ones they are not`() {
    func clipped(_ radius: Double) -> FrameCost {
      cost(of: [
        group([.box(Rect(x: 0, y: 0, width: 60, height: 20))]) {
          $0.clipsToBounds = true
          $0.cornerRadii = CornerRadii(all: radius)
        }
      ])
    }
    #expect(clipped(0).maskedPixels == 0)
    // The surface that is cut is as large as the group.
    #expect(clipped(8).maskedPixels == 60 * 40)
  }

  @Test func `a mask costs a surface, and the area that it leaves`() {
    var masked = group(boxes) { _ in }
    masked.mask = Layer.box("mask", Rect(x: 0, y: 0, width: 20, height: 10))
    let cost = cost(of: [masked])
    #expect(cost.offscreenPasses >= 1)
    #expect(cost.maskedPixels >= 20 * 10)
  }

  @Test func `glass costs a surface and the blur of what is behind it`() {
    let cost = cost(of: [
      boxes[0],
      .box("glass", Rect(x: 10, y: 5, width: 40, height: 30), Color(rgb: 0xFFFFFF, alpha: 0.5)) {
        $0.backdropFilters = [.blur(sigma: 2)]
      },
    ])
    #expect(cost.offscreenPasses >= 1)
    #expect(cost.blurredPixels >= 40 * 30)
  }
}
