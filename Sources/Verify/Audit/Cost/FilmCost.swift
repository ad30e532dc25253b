package import SegueCompositing
import SegueGeometry
package import SegueMotion
package import SegueMotionAssertions
import SegueSceneGraph

/// The work of a compositor for the frames of a film, one after the other.
///
/// It says nothing of milliseconds: how long a phone takes for a surface or for a pixel is the phone's.
package struct FilmCost: Hashable, Sendable, Codable {
  /// The cost of each frame that was looked at, from the first on.
  package let frames: [FrameCost]
  /// Number of all frames.
  package let frameCount: Int

  /// Composes the frames of a film, as long as there is work left, and the first in any case.
  package init(of film: AnimatedScene, by compositor: Compositor, within work: WorkBudget) {
    var frames: [FrameCost] = []
    var sequence = FrameSequence(compositor)
    var before: Scene?
    for number in 0..<film.frameCount where !work.isSpent {
      let scene = film.scene(frame: number)
      if let list = sequence.next(scene) {
        var cost = FrameCost(of: list)
        cost.redrawnLayers = before.map { scene.redrawnLayers(after: $0) } ?? 0
        frames.append(cost)
      } else {
        let canvas = film.canvas
        frames.append(FrameCost(nothingOn: canvas.pixelWidth * canvas.pixelHeight))
      }
      before = scene
      work.takeFrame(of: scene, pixels: 0)
    }
    self.frames = frames
    frameCount = film.frameCount
  }

  /// True if there was more work than the budget allows.
  package var isCut: Bool { frames.count < frameCount }

  /// The number of the frame that costs most by a measure, the first of several; `nil` where none costs anything.
  package func costliestFrame(by measure: CostMeasure) -> Int? {
    var worst: (frame: Int, value: Double)?
    for (number, frame) in frames.enumerated() where measure.value(of: frame) > worst?.value ?? 0 {
      worst = (number, measure.value(of: frame))
    }
    return worst?.frame
  }

  /// The numbers of the frames that cost most, the costliest first: by what is drawn, then by surfaces.
  package func costliestFrames(_ count: Int) -> [Int] {
    func weight(_ frame: Int) -> (area: Int, surfaces: Int) {
      let cost = frames[frame]
      return (cost.drawnPixels + cost.blurredPixels + cost.maskedPixels, cost.offscreenPasses)
    }
    let drawn = frames.indices.filter { frames[$0].drawnPixels > 0 }
    let sorted = drawn.sorted { first, second in
      let (one, other) = (weight(first), weight(second))
      return (one.area, one.surfaces, second) > (other.area, other.surfaces, first)
    }
    return Array(sorted.prefix(count))
  }
}

extension CostMeasure {
  /// Returns its value for a frame: a number, or an area in canvases.
  package func value(of frame: FrameCost) -> Double {
    let canvas = Double(max(frame.canvasPixels, 1))
    return switch self {
    case .offscreen: Double(frame.offscreenPasses)
    case .blurred: Double(frame.blurredPixels) / canvas
    case .masked: Double(frame.maskedPixels) / canvas
    case .overdraw: Double(frame.drawnPixels) / canvas
    case .redrawn: Double(frame.redrawnLayers)
    }
  }
}

extension Scene {
  /// Returns the number of layers whose own picture is another one than in the scene before: words and outlines
  /// that have changed, whose box has another size, or that were not there.
  ///
  /// Colors, gradients and ready pictures are none: a compositor draws them from what it has.
  fileprivate func redrawnLayers(after before: Scene) -> Int {
    var pictures: [LayerID: LayerPicture] = [:]
    for item in before.items {
      if let picture = LayerPicture(item) { pictures[item.id] = picture }
    }
    return items.count { item in
      LayerPicture(item).map { pictures[item.id] != $0 } ?? false
    }
  }
}

/// The part of a layer that is drawn into a picture of its own.
private struct LayerPicture: Equatable {
  private let content: Content
  private let width: Double
  private let height: Double

  /// `nil` for a layer that has none.
  init?(_ item: Scene.Item) {
    guard !item.properties.isHidden else { return nil }
    switch item.properties.content {
    case .text, .shape: break
    case .none, .paint, .image, .field: return nil
    }
    content = item.properties.content
    width = item.properties.bounds.size.width
    height = item.properties.bounds.size.height
  }
}
