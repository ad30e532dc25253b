package import SegueFitting
package import SegueMotion
import SegueTextSupport

/// Wording of measured movements and their curves.
package enum FitWords {
  /// So many seconds as whole milliseconds, with how much they may be off.
  package static func time(_ seconds: Double, _ uncertainty: Double? = nil) -> String {
    let text = "\(Int((seconds * 1000).rounded())) ms"
    guard let uncertainty else { return text }
    // More than that says as little as any number.
    guard uncertainty < 0.5 else { return text + ", which may be far off" }
    // Nothing that is measured from pixels is off by nothing.
    return text + " (± \(NumberText.format(max(0.1, uncertainty * 1000), atMost: 1)))"
  }

  /// A number with two digits that mean something, with how much it may be off.
  package static func number(_ number: Double, _ uncertainty: Double? = nil) -> String {
    let text = NumberText.format(number, atMost: 3)
    guard let uncertainty, uncertainty < 100 else { return text }
    return text + " (± \(NumberText.format(max(0.001, uncertainty), atMost: 3)))"
  }

  /// A share of the way in pixels, or in percent where nothing goes anywhere.
  package static func distance(_ share: Double, _ samples: ProgressSamples) -> String {
    guard let pixels = samples.pixels else {
      return NumberText.format(share * 100, atMost: 2) + " %"
    }
    return NumberText.format(share * pixels, atMost: 2) + " px"
  }

  /// Returns a description of the movement.
  ///
  /// - Parameter factor: how many times the way that was seen the whole way is.
  package static func movement(_ kind: Movement.Kind, times factor: Double = 1) -> String {
    switch kind {
    case .fade: return "fades"
    case .recolor(let old, let new): return "changes its color from \(color(old)) to \(color(new))"
    case .shift(let x, let y): return "moves by " + way(factor * x, factor * y)
    case .scale(let factor, let x, let y):
      return moving(size(factor, "size"), x: x, y: y)
    case .stretch(let width, let height, let x, let y):
      let sizes = [
        abs(width - 1) < 0.01 ? nil : size(width, "width"),
        abs(height - 1) < 0.01 ? nil : size(height, "height"),
      ]
      return moving(sizes.compactMap(\.self).joined(with: "and"), x: x, y: y)
    case .turn(let degrees):
      return "turns by \(NumberText.format(abs(factor * degrees), atMost: 1))° "
        + (degrees > 0 ? "clockwise" : "counterclockwise")
    }
  }

  /// A color as scenes write it.
  package static func color(_ color: FilmColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { level in
        (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
      }
      .joined()
  }

  private static func size(_ factor: Double, _ name: String) -> String {
    "\(factor > 1 ? "grows" : "shrinks") to \(NumberText.format(factor, atMost: 3)) of its \(name)"
  }

  private static func moving(_ size: String, x: Double, y: Double) -> String {
    max(abs(x), abs(y)) < 1 ? size : "\(size) and moves by " + way(x, y)
  }

  /// Returns a description of a body.
  ///
  /// - Parameter factor: how many times the way that was seen the whole way is.
  package static func body(_ body: MovingBody, times factor: Double = 1) -> String {
    movement(.shift(x: body.x, y: body.y), times: factor)
  }

  private static func way(_ x: Double, _ y: Double) -> String {
    var parts: [String] = []
    if abs(x) >= 0.5 {
      parts.append("\(NumberText.format(abs(x), atMost: 1)) px to the \(x > 0 ? "right" : "left")")
    }
    if abs(y) >= 0.5 {
      parts.append("\(NumberText.format(abs(y), atMost: 1)) px \(y > 0 ? "down" : "up")")
    }
    return parts.isEmpty ? "less than a pixel" : parts.joined(with: "and")
  }

  /// Returns a description of what round corners do.
  package static func corners(_ corners: CornerCourse) -> String {
    let radius = { (radius: Double) in NumberText.format(radius, atMost: 1) }
    let off = " px (± \(NumberText.format(corners.uncertainty, atMost: 1)))"
    let both = "radius goes from \(radius(corners.first)) to \(radius(corners.last))\(off)"
    switch corners.pace {
    case .still: return "corners have a radius of \(radius(corners.last))\(off)"
    case .movement: return "by the same curve, its corners' \(both)"
    case .own(let curve, _):
      guard curve.isCertain, let best = curve.plainest ?? curve.best else {
        return "its corners' \(both), by another curve that can't be told"
      }
      let begin = time(best.begin, best.uncertainty.begin)
      return "its corners' \(both), from \(begin) on by \(Self.curve(best))"
    }
  }

  /// A curve with its numbers.
  package static func curve(_ fit: CurveFit) -> String {
    switch fit.pace {
    case .spring where fit.timeConstant != nil:
      let constant = fit.timeConstant ?? 0
      return "a decay: time constant \(time(constant, fit.uncertainty.timeConstant))"
        + "\(DecayRate.words(constant, fit.uncertainty.timeConstant))"
    case .spring(let spring, _):
      let numbers =
        "response \(time(spring.duration, fit.uncertainty.response)), damping ratio "
        + number(spring.dampingRatio, fit.uncertainty.dampingRatio)
      let velocity =
        spring.initialVelocity == 0
        ? ""
        : ", set off with \(number(spring.initialVelocity, fit.uncertainty.velocity)) ways a second"
      return "a spring: \(numbers)\(velocity); it settles in \(time(fit.duration))"
    case .easing(let easing):
      return "\(fit.text(of: easing)) over \(time(fit.duration, fit.uncertainty.duration))"
    }
  }

  /// The numbers in which a curve differs from another one by more than both may be off.
  package static func changes(from old: CurveFit, to new: CurveFit) -> [String] {
    func change(
      _ name: String, _ values: (Double, Double), _ offs: (Double?, Double?),
      _ text: (Double) -> String
    ) -> String? {
      let sure = 3 * ((offs.0 ?? 0) + (offs.1 ?? 0)) + 1e-9
      guard abs(values.0 - values.1) > sure, text(values.0) != text(values.1) else { return nil }
      return "\(name) \(text(values.0)) → \(text(values.1))"
    }
    func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
    func number(_ number: Double) -> String { NumberText.format(number, atMost: 2) }
    let (was, now) = (old.uncertainty, new.uncertainty)
    let begin = change("begin", (old.begin, new.begin), (was.begin, now.begin), milliseconds)
    switch (old.pace, new.pace) {
    case (.spring(let a, _), .spring(let b, _))
    where (old.timeConstant == nil) == (new.timeConstant == nil):
      return [
        begin,
        change("response", (a.duration, b.duration), (was.response, now.response), milliseconds),
        change(
          "damping ratio", (a.dampingRatio, b.dampingRatio), (was.dampingRatio, now.dampingRatio),
          number),
      ].compactMap(\.self)
    case (.easing, .easing):
      let curves = (shortCurve(old), shortCurve(new))
      return [
        begin,
        change(
          "duration", (old.duration, new.duration), (was.duration, now.duration), milliseconds),
        curves.0 == curves.1 ? nil : "curve \(curves.0) → \(curves.1)",
      ].compactMap(\.self)
    default: return ["curve \(curve(old)) → \(curve(new))"]
    }
  }

  /// An easing alone, without how long it takes.
  package static func shortCurve(_ fit: CurveFit) -> String {
    if fit.timeConstant != nil { return "a decay" }
    return if case .easing(let easing) = fit.pace { fit.text(of: easing) } else { "a spring" }
  }

  /// The call of each platform that moves something by the curve, a line each.
  package static func codeLines(_ fit: CurveFit) -> [String] {
    let codes = CurveCode.all(fit.rounded, lasting: (fit.duration * 1000).rounded() / 1000)
    let width = codes.map(\.language.title.count).max() ?? 0
    return codes.filter { $0.language != .css || !fit.isSpring }.map { code in
      let title = code.language.title
      return "  \(title)\(String(repeating: " ", count: width - title.count))  \(code.text)"
    }
  }

  /// Returns the reason why the curve is uncertain.
  package static func doubt(_ doubt: FoundCurve.Doubt, _ samples: ProgressSamples) -> String {
    switch doubt {
    case .tooFew(let count, let needed):
      "only \(count.counted("picture shows", "pictures show")) it on its way, and it takes \(needed)"
    case .several: "a spring and an easing are equally near"
    case .outOfSight(let seen):
      "only \(NumberText.format(seen * 100, atMost: 1)) % of its way would be in sight"
    case .noWay: "it does not get from one place to another one"
    case .noCurve(let error):
      "no spring and no single curve is nearer than \(distance(error, samples)) as a rule"
    case .uncertain(let number, let share):
      "the \(number) may be off by \(NumberText.format(share * 100, atMost: 0)) %"
    case .uncertainCurve(let share):
      "the curve may be off by \(NumberText.format(share * 100, atMost: 1)) % of its way"
    case .notBorneOut: "moving the pixels that way does not make the pictures"
    case .unseenBegin:
      "it is set off, or was on its way before it came into sight"
    case .uneven: "it grows by other factors along both axes, or along one alone"
    case .manyWays(let count):
      "its parts go \(count) different ways, as those of what turns or is bent do"
    }
  }
}

/// Rates of friction that platforms have, by the time constants of their decays.
private enum DecayRate {
  private static let known = [
    (seconds: 0.4995, words: "UIScrollView.DecelerationRate.normal"),
    (seconds: 0.0995, words: "UIScrollView.DecelerationRate.fast"),
  ]

  /// The platform's name of a rate, behind a comma; empty where it is none of them.
  static func words(_ constant: Double, _ uncertainty: Double?) -> String {
    let near = max(uncertainty ?? 0, 0.005 * constant)
    return known.first { abs($0.seconds - constant) <= near }.map { ", that of \($0.words)" } ?? ""
  }
}

extension PictureRepeats {
  /// The remark that pictures are not measured; `nil` where all are.
  package var remark: String? {
    var parts: [String] = []
    if !repeated.isEmpty { parts.append("\(repeated.count) repeat the one before") }
    if !blended.isEmpty { parts.append("\(blended.count) are mixed from those around them") }
    guard !parts.isEmpty else { return nil }
    return "of \(movingCount.counted("picture")) on the way \(parts.joined(with: "and")), and are"
      + " not measured"
  }
}

extension CurveFit {
  /// The easing by its name, or with numbers that people can read.
  fileprivate func text(of easing: Easing) -> String {
    if let name = names.first { return "'\(name)'" }
    if case .easing(let short) = rounded { return "\(short)" }
    return "\(easing)"
  }

  /// The curve with no more digits than measuring tells.
  package var rounded: TimingCurve {
    switch pace {
    case .easing(let easing):
      guard names.isEmpty, let cubic = easing.singleCubic else { return pace }
      func short(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
      return .easing(
        .cubicBezier(short(cubic.x1), short(cubic.y1), short(cubic.x2), short(cubic.y2)))
    case .spring(let spring, _):
      guard names.isEmpty else { return pace }
      let response = (spring.duration * 1000).rounded() / 1000
      let ratio = (spring.dampingRatio * 1000).rounded() / 1000
      let velocity = (spring.initialVelocity * 100).rounded() / 100
      let frequency = 2 * Double.pi / response
      let short = Spring.damped(ratio, stiffness: frequency * frequency)
      return .spring((try? short.launched(at: velocity)) ?? short)
    }
  }
}

extension FoundCurve {
  /// The curve with a name, where that explains as much with fewer numbers.
  package var plainest: CurveFit? {
    guard let named, let best, named.isSpring == best.isSpring else { return nil }
    return named
  }
}
