import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// React Navigation's look-alikes of Android's activities and dialogs, which open in one way and
/// close in another.
struct AndroidCard: ScreenTransition, Hashable {
  enum Style: Hashable, CaseIterable {
    case fadeFromBottom, revealFromBottom, scaleFromCenter, fadeFromRight, bottomSheet, dialog
  }

  let style: Style

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    if style == .revealFromBottom {
      return Self.reveal(context.operation, on: stage)
    }
    let card = context.operation.isForward ? opened(on: stage) : closed(on: stage)
    return TransitionPlan(
      lasting: .milliseconds(card.duration), card.layers,
      keepsRemoval: style == .bottomSheet || style == .dialog)
  }

  private struct Card {
    let duration: Double
    let layers: [TransitionLayer]

    init(_ duration: Double, _ layers: [TransitionLayer]) {
      self.duration = duration
      self.layers = layers
    }
  }

  private func opened(on stage: TransitionEnvironment) -> Card {
    let (below, card) = (TransitionLayer(.removal), TransitionLayer(.insertion))
    switch style {
    case .fadeFromBottom, .revealFromBottom:
      return Card(
        350,
        [
          below, .dim(to: 0.3, on: stage, .curve(.fastOutSlowIn, 217)),
          card.sinking(from: 0.08, to: 0, on: stage, .curve(.power(5, .out), 350))
            .moving(.opacity, from: 0, to: 1, .curve(.power(4, .out), 200)),
        ])
    case .scaleFromCenter:
      return Card(
        400,
        [
          below.scaling(from: 1, to: 1.05, .extraSlowIn(400)),
          .dim(to: 0.6, on: stage, .curve(.linear, 167, after: 83)),
          card.scaling(from: 0.85, to: 1, .extraSlowIn(400))
            .moving(.opacity, from: 0, to: 1, .curve(.linear, 50, after: 50)),
        ])
    case .fadeFromRight:
      let way: Double = stage.isRightToLeft ? -96 : 96
      return Card(
        450,
        [
          below.moving(.translateX, from: 0, to: -way, .extraSlowIn(450)),
          card.moving(.translateX, from: way, to: 0, .extraSlowIn(450))
            .moving(.opacity, from: 0, to: 1, .curve(.linear, 83, after: 50)),
        ])
    case .bottomSheet:
      return Card(
        400,
        [
          below, .dim(to: 0.32, on: stage, .curve(.linear, 128)),
          card.sinking(from: 0.2, to: 0, on: stage, .extraSlowIn(400))
            .moving(.opacity, from: 0, to: 1, .extraSlowIn(400)),
        ])
    case .dialog:
      return Card(
        220,
        [
          below, .dim(to: 0.6, on: stage, .curve(.linear, 132)),
          card.scaling(from: 0.9, to: 1, .curve(.power(5, .out), 220))
            .moving(.opacity, from: 0, to: 1, .curve(.power(3, .out), 150)),
        ])
    }
  }

  private func closed(on stage: TransitionEnvironment) -> Card {
    let (below, card) = (TransitionLayer(.insertion), TransitionLayer(.removal))
    switch style {
    case .fadeFromBottom, .revealFromBottom:
      return Card(
        250,
        [
          below, .dim(from: 0.3, to: 0, on: stage, .curve(.linearOutSlowIn, 250)),
          card.sinking(from: 0, to: 0.08, on: stage, .curve(.power(4, .in), 250))
            .moving(.opacity, from: 1, to: 0, .curve(.linear, 150, after: 100)),
        ])
    case .scaleFromCenter:
      return Card(
        400,
        [
          below.scaling(from: 1.1, to: 1, .extraSlowIn(400)),
          card.scaling(from: 1, to: 0.9, .extraSlowIn(400))
            .moving(.opacity, from: 1, to: 0, .curve(.linear, 50, after: 33)),
        ])
    case .fadeFromRight:
      let way: Double = stage.isRightToLeft ? -96 : 96
      return Card(
        450,
        [
          below.moving(.translateX, from: -way, to: 0, .extraSlowIn(450)),
          card.moving(.translateX, from: 0, to: way, .extraSlowIn(450))
            .moving(.opacity, from: 1, to: 0, .curve(.linear, 83, after: 35)),
        ])
    case .bottomSheet:
      return Card(
        350,
        [
          below, .dim(from: 0.32, to: 0, on: stage, .curve(.linear, 112)),
          card.sinking(from: 0, to: 0.2, on: stage, .extraSlowIn(350))
            .moving(.opacity, from: 1, to: 0, .extraSlowIn(300)),
        ])
    case .dialog:
      return Card(
        220,
        [
          below, .dim(from: 0.6, to: 0, on: stage, .curve(.linear, 132)),
          card.scaling(from: 1, to: 0.9, .curve(.power(5, .out), 220))
            .moving(.opacity, from: 1, to: 0, .curve(.power(3, .out), 150)),
        ])
    }
  }
}

// MARK: - Reveal

extension AndroidCard {
  /// A window opens from below onto a card that hardly moves: the window's way and the card's
  /// cancel out.
  private static func reveal(
    _ operation: Operation, on stage: TransitionEnvironment
  ) -> TransitionPlan {
    let (quick, slow) = (
      TransitionTiming.extraSlowIn(425), TransitionTiming.curve(.fastOutSlowIn, 425)
    )
    let card = TransitionLayer(.insertion).sinking(from: -0.959, to: 0, on: stage, quick)
    let window = TransitionLayer("window", [card], on: stage).with { $0.clipsToBounds = true }
      .sinking(from: 0.959, to: 0, on: stage, quick)
    let lift = TransitionLayer("lift", [window], on: stage)
      .sinking(from: 0.041, to: 0, on: stage, slow)
    let below = TransitionLayer(.removal).sinking(from: 0, to: -0.02, on: stage, slow)
    let dim =
      operation.isForward
      ? TransitionLayer.dim(to: 0.1, on: stage, .curve(.linear, 117))
      : .dim(to: 0.1, on: stage, .curve(.cubicBezier(0.33, 0, 1, 1), 425))
    return TransitionPlan(lasting: quick.end, [below, dim, lift]).turned(for: operation)
  }
}

extension TransitionTiming {
  /// Android's emphasized curve, with this many milliseconds.
  fileprivate static func extraSlowIn(_ duration: Double) -> TransitionTiming {
    .curve(.fastOutExtraSlowIn, duration)
  }
}
