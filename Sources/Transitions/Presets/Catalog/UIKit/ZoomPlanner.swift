import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The runs of the parts of a zoom, which a finger may have set off at different speeds.
struct ZoomRuns {
  /// To the side.
  var across: TransitionTiming
  /// Up or down.
  var down: TransitionTiming
  /// All else.
  var size: TransitionTiming

  /// All of them at one pace.
  init(all run: TransitionTiming) {
    (across, down, size) = (run, run, run)
  }

  /// The time at which the last of them is over.
  var end: Time { max(across.end, max(down.end, size.end)) }
}

/// Makes the layers of a zoom between an element and a card.
struct ZoomPlanner {
  private let zoom: ZoomTransition
  private let pair: ZoomPair
  private let card: ZoomPair.Card
  private let runs: ZoomRuns
  /// The share of the dimming that is behind the card.
  private let darkness: Double

  init(
    _ zoom: ZoomTransition, _ pair: ZoomPair, between card: ZoomPair.Card, runs: ZoomRuns,
    darkness: Double = 1
  ) {
    self.zoom = zoom
    self.pair = pair
    self.card = card
    self.runs = runs
    self.darkness = darkness
  }

  /// The layers and how they move.
  var plan: TransitionPlan {
    let stage = pair.stage
    let backdrop = zoom.backdrop(pair.source.role, on: stage, runs.size, openness: openness)
      .changing(.scale, from: scale(at: 0), to: scale(at: 1), runs.size)
    let dim = TransitionLayer.dim(from: shade(at: 0), to: shade(at: 1), on: stage, runs.size)
    var plan = TransitionPlan(lasting: runs.end, [backdrop, dim, box], background: zoom.ground)
    plan.lifted = Set(pair.source.lifted)
    return plan
  }

  /// Returns the openness of the card at a progress of a run.
  private func openness(_ fraction: Double) -> Double { pair.isOpening ? fraction : 1 - fraction }

  private func scale(at fraction: Double) -> Value {
    let scale = 1 + (zoom.backdropScale - 1) * openness(fraction) * darkness
    return .pair(scale, scale)
  }

  private func shade(at fraction: Double) -> Double {
    zoom.dimming * darkness * openness(fraction)
  }

  // MARK: - The card

  private var box: TransitionLayer {
    let (source, frame) = (pair.source.frame, card.frame)
    let (from, to) = pair.isOpening ? (source, frame) : (frame, source)
    let way = from.center - to.center
    let shadow = pair.source.element.shadow
    return TransitionLayer("card", [content, picture], on: pair.stage)
      .with {
        $0.clipsToBounds = true
        $0.cornerCurve = .continuous
        $0.position = to.center
      }
      .changing(.translateX, from: .number(way.dx), to: .number(0), runs.across)
      .changing(.translateY, from: .number(way.dy), to: .number(0), runs.down)
      .changing(
        .size, from: .pair(from.width, from.height), to: .pair(to.width, to.height), runs.size
      )
      .following(.cornerRadius, runs.size, in: ContainerBox.pieces) {
        pair.radii(openness($0), card)
      }
      .shadowed(
        from: pair.isOpening ? shadow : nil, to: pair.isOpening ? nil : shadow, runs.size)
  }

  /// The zoomed screen, as large as the stage and scaled.
  private var content: TransitionLayer {
    TransitionLayer(pair.role)
      .with {
        $0.anchor = .topLeft
        $0.size = pair.stage.size
      }
      .following(.position, runs.size) {
        let origin = pair.contentOrigin(openness($0))
        return [origin.x, origin.y, 0, 0]
      }
      .following(.scale, runs.size) {
        let scale = pair.contentScale(openness($0), card)
        return [scale, scale, 0, 0]
      }
  }

  /// The element's picture, which covers its box: as it is, or, where it is on its way to what shows
  /// the same and has nothing inside, drawn as large as the box.
  private var picture: TransitionLayer {
    let (own, element) = (pair.source.element.properties.size, pair.source.element)
    let layer = pair.source.layer(on: pair.stage)
      .with {
        $0.anchor = .center
        $0.cornerRadii = .zero
      }
      .following(.position, runs.size, in: ContainerBox.pieces) {
        let center = pair.pictureBox(openness($0), card).center
        return [center.x, center.y, 0, 0]
      }
      .fading(runs.size) { pair.pictureOpacity(openness($0)) }
    guard pair.isWhole || !element.layer.children.isEmpty else {
      return
        layer
        .with {
          $0.transform.scale.x = element.place.scale
          $0.transform.scale.y = element.place.scale
        }
        .following(.size, runs.size) {
          let box = pair.pictureBox(openness($0), card).size * (1 / element.place.scale)
          return [box.width, box.height, 0, 0]
        }
    }
    return layer.following(.scale, runs.size, in: ContainerBox.pieces) {
      let box = pair.pictureBox(openness($0), card).size
      let scale = max(box.width / own.width, box.height / own.height)
      return [scale, scale, 0, 0]
    }
  }
}
