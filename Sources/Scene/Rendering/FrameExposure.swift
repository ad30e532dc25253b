import SegueCompositing
import SegueRaster
import SegueSceneGraph

/// Display lists of which a frame is the mean: one alone, unless something moves while a shutter is open.
struct FrameExposure: Equatable, Sendable {
  /// Moments that look alike, one after the other.
  struct Sample: Equatable, Sendable {
    let list: DisplayList
    /// The number of moments.
    var weight = 1
  }

  /// The samples in their order; there is at least one.
  private(set) var samples: [Sample]

  /// The frame of these samples.
  fileprivate init(_ samples: [Sample]) {
    self.samples = samples
    // It does not matter how often one that is alone was looked at.
    if samples.count == 1 { self.samples[0].weight = 1 }
  }

  /// The list of a frame that is not blurred.
  var single: DisplayList? { samples.count == 1 ? samples[0].list : nil }

  /// The first list.
  var first: DisplayList { samples[0].list }

  /// The columns and rows of the frame.
  var size: (width: Int, height: Int) { (first.width, first.height) }
}

/// The frames of a film as exposures, one after the other; one that looks like the frame before it is
/// recognized before any pixel is touched.
struct ExposureSequence {
  private var frames: FrameSequence
  private var list: DisplayList?
  private var shown: FrameExposure?

  /// The frames that a compositor writes.
  init(_ compositor: Compositor) {
    frames = FrameSequence(compositor)
  }

  /// The next frame, the mean of these scenes; `nil` if it looks like the frame before.
  mutating func next(_ scenes: [Scene]) -> FrameExposure? {
    var samples: [FrameExposure.Sample] = []
    for scene in scenes {
      if let next = frames.next(scene) {
        list = next
      } else if !samples.isEmpty {
        samples[samples.count - 1].weight += 1
        continue
      }
      if let list { samples.append(FrameExposure.Sample(list: list)) }
    }
    let exposure = FrameExposure(samples)
    if exposure == shown { return nil }
    shown = exposure
    return exposure
  }
}
