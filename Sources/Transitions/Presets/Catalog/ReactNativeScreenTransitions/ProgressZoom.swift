import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Zooms of react-native-screen-transitions: one progress leads a screen out of what was touched, and back into it.
///
/// A mask goes from the box of the element to the whole stage; the screen in it is as wide as it and stands at its
/// top. So does the element's own picture, on the screen behind. Corners are cut while a screen moves; where nothing
/// masks the display's corners, the last tenth leads to square ones.
struct ProgressZoom: ScreenTransition, Hashable {
  /// A spring of Reanimated, and the way at which it counts as at rest.
  struct Pace: Hashable {
    var spring: Spring
    var clampsOvershoot = false
    var restDistance = 0.01

    var run: TransitionTiming {
      .screenProgress(spring, clampsOvershoot: clampsOvershoot, restDistance: restDistance)
    }
  }

  /// A stretch of the progress in which a picture appears or vanishes.
  struct Stretch: Hashable {
    var start: Double
    var end: Double

    /// Returns the part of the stretch that lies behind a progress.
    func part(at progress: Double) -> Double {
      min(max((progress - start) / (end - start), 0), 1)
    }
  }

  /// A stretch as a screen opens, and another one as it closes.
  struct BothWays: Hashable {
    var opening: Stretch
    var closing: Stretch

    /// One stretch for both.
    static func both(_ start: Double, _ end: Double) -> BothWays {
      let stretch = Stretch(start: start, end: end)
      return BothWays(opening: stretch, closing: stretch)
    }
  }

  var opening: Pace
  var closing: Pace
  /// The progress in which the screen appears or vanishes.
  var screen = BothWays(opening: Stretch(start: 0, end: 0.5), closing: Stretch(start: 0.6, end: 1))
  /// The progress in which the element vanishes or appears.
  var element = BothWays(opening: Stretch(start: 0, end: 1), closing: Stretch(start: 0.9, end: 1))
  /// The scale of the screen behind.
  var backdropScale = 0.9375
  /// The darkness over the screen behind.
  var dimming = 0.0
  /// The corners that the mask has in the end, from none in the beginning; `nil` for those of the element.
  var radius: Double?

  init(opening: Pace, closing: Pace) {
    self.opening = opening
    self.closing = closing
  }

  /// Returns the transition plan; if the screens share nothing, one fades into the other.
  func plan(for context: TransitionContext) -> TransitionPlan {
    guard let pair = ZoomPair(in: context) else {
      return CrossFade((context.operation.isForward ? opening : closing).run).plan(for: context)
    }
    return ProgressZoomPlanner(self, pair).plan
  }

  var matching: Matching? { .keys }

  var target: SharedTarget? { .screen }

  /// Description of the fallback.
  var fallback: String? { "one fades into the other, and nothing grows" }
}

/// Makes the layers of a zoom that one progress leads.
private struct ProgressZoomPlanner {
  private let zoom: ProgressZoom
  private let pair: ZoomPair
  private let run: TransitionTiming

  init(_ zoom: ProgressZoom, _ pair: ZoomPair) {
    self.zoom = zoom
    self.pair = pair
    run = (pair.isOpening ? zoom.opening : zoom.closing).run
  }

  var plan: TransitionPlan {
    let stage = pair.stage
    let backdrop = TransitionLayer(
      "backdrop", [TransitionLayer(pair.source.role), touched], on: stage
    ).scaling(from: backdropScale(at: 0), to: backdropScale(at: 1), run)
    let dim =
      zoom.dimming > 0
      ? [
        TransitionLayer.dim(
          from: zoom.dimming * progress(at: 0), to: zoom.dimming * progress(at: 1), on: stage, run)
      ] : []
    var plan = TransitionPlan(lasting: run.end, [backdrop] + dim + [mask])
    plan.lifted = Set(pair.source.lifted)
    return plan
  }

  /// Returns the progress of the screen at a fraction of the run.
  private func progress(at fraction: Double) -> Double {
    pair.isOpening ? fraction : 1 - fraction
  }

  private func backdropScale(at fraction: Double) -> Double {
    1 + (zoom.backdropScale - 1) * progress(at: fraction)
  }

  /// Returns the box of the mask at a fraction of the run.
  private func box(at fraction: Double) -> Rect {
    let (start, end, part) = (pair.source.frame, pair.stage.bounds, progress(at: fraction))
    let (width, height) = (
      start.width + (end.width - start.width) * part,
      start.height + (end.height - start.height) * part
    )
    return Rect(
      origin: start.origin + (end.origin - start.origin) * part,
      size: Size(max(width, 1), max(height, 1)))
  }

  private func radius(at fraction: Double) -> CornerRadii {
    let part = progress(at: fraction)
    let (start, end) =
      zoom.radius.map { (CornerRadii.zero, CornerRadii(all: $0)) }
      ?? (pair.source.radii, pair.source.radii)
    let rest = min(max((1 - part) / 0.1, 0), 1)
    return start.mixed(with: end, at: min(max(part, 0), 1)).map { $0 * rest }
  }

  /// The screen that is zoomed, behind the mask.
  private var mask: TransitionLayer {
    let stretch = pair.isOpening ? zoom.screen.opening : zoom.screen.closing
    let content = TransitionLayer(pair.role)
      .with {
        $0.anchor = .topLeft
        $0.size = pair.stage.size
        $0.position = .zero
      }
      .following(.scale, run) {
        let scale = box(at: $0).width / pair.stage.size.width
        return [scale, scale, 0, 0]
      }
    return ContainerBox(run, frame: box, radii: radius)
      .layer("mask", [content], on: pair.stage)
      .fading(run) { stretch.part(at: progress(at: $0)) }
  }

  /// The element's own picture, which is as wide as the mask and stands at its top.
  private var touched: TransitionLayer {
    let stretch = pair.isOpening ? zoom.element.opening : zoom.element.closing
    let element = pair.source
    return element.layer(on: pair.stage)
      .following(.position, run) { [box(at: $0).minX, box(at: $0).minY, 0, 0] }
      .following(.scale, run) {
        let scale = element.scale * box(at: $0).width / element.frame.width
        return [scale, scale, 0, 0]
      }
      .fading(run) {
        (1 - stretch.part(at: progress(at: $0))) * element.element.opacity
      }
  }
}
