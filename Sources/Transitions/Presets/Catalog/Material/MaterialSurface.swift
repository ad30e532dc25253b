import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Material's surface as large as the stage, such as a search: under a finger it becomes a card in
/// the middle, shifted towards the edge; released, it fades away.
struct MaterialSurface: PreviewedTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan { MaterialFade().plan(for: exchange) }

  func preview(for exchange: Exchange) -> ExchangePlan? {
    guard !exchange.operation.isForward else { return nil }
    let run = MaterialBack.drag
    let surface = Self.card(.removal, on: exchange.stage, run)
    return ExchangePlan(lasting: run.end, [PlanLayer(.insertion), surface], scrubbing: .timed)
  }

  func commit(_ exchange: Exchange, after release: Release) -> ExchangePlan {
    let (stage, part) = (exchange.stage, MaterialBack.part(of: release))
    let run = Run.curve(.known("material.emphasized-accelerate"), 150)
    let surface = PlanLayer(.removal)
      .rounded(CornerRadii(all: stage.cornerRadius * part))
      .with {
        $0.transform.scale.x = 1 - 0.1 * part
        $0.transform.scale.y = 1 - 0.1 * part
        $0.transform.translation.x = Self.way(on: stage) * part
      }
      .moving(.opacity, from: 1, to: 0, run)
    return ExchangePlan(lasting: run.end, [PlanLayer(.insertion), surface], scrubbing: .timed)
  }

  func cancellation(_ exchange: Exchange, after release: Release) -> Run {
    MaterialBack.cancellation
  }

  /// A screen that a finger makes a card in the middle, shifted towards the edge.
  static func card(_ role: Role, on stage: Stage, _ run: Run) -> PlanLayer {
    PlanLayer(role).clipped
      .scaling(from: 1, to: 0.9, run)
      .moving(.translateX, from: 0, to: way(on: stage), run)
      .moving(.cornerRadius, from: .corners(0), to: .corners(stage.cornerRadius), run)
  }

  /// Returns the frame of that card at a part of the finger's curve.
  static func frame(at part: Double, on stage: Stage) -> Rect {
    let size = stage.size * (1 - 0.1 * part)
    let center = stage.bounds.center + Vector(way(on: stage) * part, 0)
    return Rect(origin: center - UnitPoint.center.offset(in: size), size: size)
  }

  /// Returns the shift that keeps eight points from the edge.
  private static func way(on stage: Stage) -> Double {
    let way = max(stage.size.width * 0.05 - 8, 0)
    return stage.isRightToLeft ? -way : way
  }
}

extension Value {
  /// The same radius for all four corners.
  fileprivate static func corners(_ radius: Double) -> Value {
    .numbers(SIMD4(repeating: radius))
  }
}
