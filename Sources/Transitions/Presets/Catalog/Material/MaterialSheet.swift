import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// Material's sheet: under a finger it becomes a little smaller where it is, and its contents keep
/// their proportions; released, it leaves over its edge.
struct MaterialSheet: PreviewedTransition, Hashable {
  /// The sheet without a finger.
  var sheet: ModalSheet

  func plan(for context: TransitionContext) -> TransitionPlan { sheet.plan(for: context) }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard context.operation == .dismiss else { return nil }
    let (stage, run) = (context.stage, MaterialBack.drag)
    let shrinking = Shrinking(sheet, on: stage)
    let last = shrinking.scale(at: 1)
    let steps = (0...Shrinking.steps).map { Double($0) / Double(Shrinking.steps) }
    let box = box(on: stage) { content in
      content.moving(.scaleY, through: steps.map(shrinking.content), run)
    }.moving(.scale, from: .pair(1, 1), to: .pair(last.x, last.y), run)
    return TransitionPlan(
      lasting: run.end, layers(box, dim: dim(on: stage)), scrubbing: .timed)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, run) = (context.stage, MaterialBack.leaving(after: release))
    let (shrinking, part) = (Shrinking(sheet, on: stage), MaterialBack.part(of: release))
    let scale = shrinking.scale(at: part)
    var whole = sheet
    whole.way = nil
    let apart = whole.offset(of: sheet.frame(on: stage), on: stage)
    let box = box(on: stage) { content in
      content.with { $0.transform.scale.y = shrinking.content(at: part) }
    }
    .with {
      $0.transform.scale.x = scale.x
      $0.transform.scale.y = scale.y
    }
    .moving(
      .translate, from: .pair(0, 0), to: .pair(apart.dx * scale.x, apart.dy * scale.y), run)
    let clearing = dim(on: stage).moving(.opacity, from: sheet.dim, to: 0, run)
    return TransitionPlan(lasting: run.end, layers(box, dim: clearing), scrubbing: .timed)
  }

  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    MaterialBack.cancellation
  }

  private func layers(_ box: TransitionLayer, dim: TransitionLayer) -> [TransitionLayer] {
    [TransitionLayer(.insertion), dim, box]
  }

  private func dim(on stage: TransitionEnvironment) -> TransitionLayer {
    TransitionLayer("dim", on: stage).with {
      $0.background = .color(.black)
      $0.opacity = sheet.dim
    }
  }

  /// The box, which shrinks about the middle of its edge at the stage, with what is in it, which
  /// is scaled about its top.
  private func box(
    on stage: TransitionEnvironment, _ change: (TransitionLayer) -> TransitionLayer
  ) -> TransitionLayer {
    let frame = sheet.frame(on: stage)
    let content = TransitionLayer(
      "content", [sheet.content(.removal, in: frame, on: stage)], on: stage
    ).with {
      $0.anchor = .top
      $0.frame = Rect(origin: .zero, size: frame.size)
    }
    var box = TransitionLayer("sheet", [change(content)], on: stage)
    // The contents become shorter than the sheet, whose background does not.
    box.ground = .removal
    return
      box
      .with {
        $0.anchor = sheet.edge == .bottom ? .bottom : UnitPoint(stage.isRightToLeft ? 0 : 1, 0.5)
        $0.frame = frame
      }
      .rounded(sheet.radii(on: stage))
  }
}

/// The shrinking of a sheet under a finger.
private struct Shrinking {
  /// Number of values that make up the ratio of two straight changes.
  static let steps = 32

  /// The loss of width and height, as parts of them.
  private let loss: (x: Double, y: Double)

  init(_ sheet: ModalSheet, on stage: TransitionEnvironment) {
    let size = sheet.frame(on: stage).size
    let points: (x: Double, y: Double) = sheet.edge == .bottom ? (48, 24) : (24, 48)
    loss = (points.x / size.width, points.y / size.height)
  }

  func scale(at part: Double) -> (x: Double, y: Double) {
    (1 - loss.x * part, 1 - loss.y * part)
  }

  /// Returns the stretch of the contents that keeps their proportions.
  func content(at part: Double) -> Double { (1 - loss.x * part) / (1 - loss.y * part) }
}

extension MaterialSheet: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [Adjustment(.dimming, \.sheet.dim), Adjustment(.cornerRadius, \.sheet.radius)]
  }
}
