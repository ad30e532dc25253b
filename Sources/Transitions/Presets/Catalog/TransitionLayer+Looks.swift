import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Parts that transitions of several platforms are made of.
extension TransitionLayer {
  /// A color over everything below, to be faded in and out.
  static func scrim(_ color: Color = .black, on stage: TransitionEnvironment) -> TransitionLayer {
    TransitionLayer("scrim", on: stage).with { $0.background = .color(color) }
  }

  /// The layer, and nothing of it outside of its box.
  var clipped: TransitionLayer { with { $0.clipsToBounds = true } }

  /// The layer, and of it only what the mask lets through.
  func masked(by mask: TransitionLayer) -> TransitionLayer {
    var layer = self
    layer.mask = mask
    return layer
  }

  /// The layer with rounded corners, of which it shows nothing outside.
  func rounded(_ radii: CornerRadii) -> TransitionLayer {
    clipped.with { $0.cornerRadii = radii }
  }
}

extension TransitionTiming {
  /// Evenly, from one moment in milliseconds to another.
  static func linear(from start: Double = 0, to end: Double) -> TransitionTiming {
    .curve(.linear, end - start, after: start)
  }

  /// The run at an even pace.
  var linear: TransitionTiming {
    var run = self
    run.pace = .linear
    return run
  }

  /// The run that looks as this one does when it is filmed and the film is played backwards.
  var reversed: TransitionTiming {
    var run = self
    if case .easing(let easing) = pace { run.pace = .easing(easing.reversed) }
    return run
  }
}

extension Easing {
  /// Android's curve for windows, which Material calls emphasized.
  static let fastOutExtraSlowIn = known("android.fast-out-extra-slow-in")
  /// Android's standard curve.
  static let fastOutSlowIn = known("android.fast-out-slow-in")
  /// Android's curve for what comes to rest.
  static let linearOutSlowIn = known("android.linear-out-slow-in")
  /// Android's curve for what leaves.
  static let fastOutLinearIn = known("android.fast-out-linear-in")
}

extension Color {
  /// Returns Material's surface color, which shows where nothing else is.
  static func materialSurface(isDark: Bool) -> Color {
    Color(rgb: isDark ? 0x141218 : 0xFEF7FF)
  }
}

extension CornerRadii {
  /// Round corners at the top.
  static func top(_ radius: Double) -> CornerRadii {
    CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
  }

  /// Round corners at the left or the right.
  static func side(_ radius: Double, isRight: Bool) -> CornerRadii {
    isRight
      ? CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
      : CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
  }
}
