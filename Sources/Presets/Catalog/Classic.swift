import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The screens change at once.
struct Cut: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan { .cut }
}

/// The screens change at once to what they are after another rule's exchange: a sheet is a sheet,
/// though it does not rise.
struct Immediate: ScreenTransition {
  let base: any ScreenTransition

  func plan(for exchange: Exchange) -> ExchangePlan {
    guard exchange.operation == .present else { return .cut }
    var plan = base.plan(for: exchange)
    guard plan.keepsRemoval else { return .cut }
    plan.duration = .zero
    plan.layers = plan.layers.map(\.atRest)
    plan.covered = plan.covered?.atRest
    return plan
  }
}

extension PlanLayer {
  /// The layer as it stands in the end.
  fileprivate var atRest: PlanLayer {
    var layer = self
    layer.movements = []
    layer.mask = mask?.atRest
    if case .layers(let layers) = content { layer.content = .layers(layers.map(\.atRest)) }
    return layer
  }
}

/// Two turns, from a tenth of the size, out of nothing; back, the same played backwards.
struct RotateScaleFade: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let screen = PlanLayer(.insertion)
      .moving(.opacity, from: 0, to: 1, .curve(.easeIn, 1000))
      .moving(.rotate, from: 0, to: 720, .curve(.easeIn, 1000))
      .scaling(from: 0.1, to: 1, .curve(.easeInOut, 1000))
    let plan = ExchangePlan(lasting: .seconds(1), [PlanLayer(.removal), screen])
    return exchange.operation.isForward ? plan : plan.backwards
  }
}

/// A spring from below; the screen behind grows a little smaller and fainter.
struct SlideUp: ScreenTransition, Hashable {
  private static let run = {
    guard let fit = try? SpringFit(duration: 0.38, dampingRatio: 0.88, initialVelocity: 0.3) else {
      preconditionFailure("the spring fits")
    }
    return Run(.milliseconds(380), .spring(fit))
  }()

  func plan(for exchange: Exchange) -> ExchangePlan {
    let behind = PlanLayer(.removal)
      .moving(.opacity, from: 1, to: 0.85, Self.run)
      .scaling(from: 1, to: 0.96, Self.run)
    let rising = PlanLayer(.insertion)
      .moving(.translateY, from: exchange.stage.size.height, to: 0, Self.run)
    let plan = ExchangePlan(lasting: Self.run.end, [behind, rising])
    return exchange.operation.isForward ? plan : plan.swapped
  }
}
