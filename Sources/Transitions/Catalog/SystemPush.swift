import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// UIKit's push and pop: the arriving screen slides over the other one, which follows more slowly
/// and grows a little darker.
///
/// The spring is that of UIKit's system transitions; over half a second it differs by at most
/// 0.0064 from a film of the system, frame by frame.
public struct SystemPush: ScreenTransition, Hashable {
  /// How it proceeds.
  public var run = Run(.milliseconds(500), .spring(.system, .cut(at: 0.5)))
  /// The part of the width by which the lower screen follows.
  public var parallax = 0.3
  /// How dark the lower screen becomes.
  public var dimming = 0.1

  /// The push of today's systems.
  public init() {}

  /// The upper screen comes from the side where reading ends; back, it goes there.
  public func plan(for exchange: Exchange) -> ExchangePlan {
    let stage = exchange.stage
    let width = stage.widthTowardsEnd
    let lower = PlanLayer(.removal).moving(.translateX, from: 0, to: -parallax * width, run)
    let dim = PlanLayer("dim", on: stage).with { $0.background = .color(.black) }
      .moving(.opacity, from: 0, to: dimming, run)
    let upper = PlanLayer(.insertion).with { $0.shadow = Shadow(opacity: 0.12, blur: 18) }
      .moving(.translateX, from: width, to: 0, run)
    let plan = ExchangePlan(lasting: run.end, [lower, dim, upper])
    return exchange.operation.isForward ? plan : plan.swapped
  }
}

/// UIKit's cover: the arriving screen rises from below; dismissed, it sinks.
public struct SystemCover: ScreenTransition, Hashable {
  /// How it proceeds.
  public var run = Run(.milliseconds(500), .spring(.system, .cut(at: 0.5)))

  /// The cover of today's systems.
  public init() {}

  /// The upper screen moves by the whole height.
  public func plan(for exchange: Exchange) -> ExchangePlan {
    let upper = PlanLayer(.insertion)
      .moving(.translateY, from: exchange.stage.size.height, to: 0, run)
    let plan = ExchangePlan(lasting: run.end, [PlanLayer(.removal), upper])
    return exchange.operation.isForward ? plan : plan.swapped
  }
}
