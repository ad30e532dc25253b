import Foundation
import SegueMotion
import TestSupport

/// A film of something that moves by a random spring or curve, and whether a fit has found that one.
struct FittedFilm {
  let seed: Int
  let pace: TimingCurve
  /// The milliseconds from the begin of the film to that of the movement.
  let begin: Double
  /// The milliseconds that a curve takes.
  let duration: Double
  let scene: String
  let shows: Shows

  enum Shows: Int, CaseIterable { case card, push, rise, fade, growth }

  /// How far a curve that was found may be from the one that was meant, as a share of the way.
  ///
  /// Control points are no measure: very different ones make nearly the same curve.
  static let curveTolerance = 0.02
  /// The same of fades, whose levels codecs round.
  static let fadeTolerance = 0.03
  /// How far response and damping ratio of a spring may be off.
  static let springTolerance = 0.05

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    self.seed = seed
    shows = Shows.allCases[seed % Shows.allCases.count]
    begin = (80 + 100 * random.double(in: 0...1)).rounded()
    let isSpring = random.double(in: 0...1) < 0.66
    let easing: String
    if isSpring {
      let response = (200 + 600 * random.double(in: 0...1)).rounded()
      let ratio = (350 + 900 * random.double(in: 0...1)).rounded() / 1000
      let frequency = 2000 * Double.pi / response
      pace = .spring(.damped(ratio, stiffness: frequency * frequency))
      easing = """
        {"spring": {"response": \(response), "dampingRatio": \(ratio), "allowsOverdamping": true}}
        """
      duration = (pace.naturalDuration ?? 1) * 1000
    } else {
      func number(_ from: Double, _ to: Double) -> Double {
        ((from + (to - from) * random.double(in: 0...1)) * 100).rounded() / 100
      }
      let curve = (number(0, 1), number(0, 0.5), number(0, 1), number(0.6, 1))
      pace = .easing(.cubicBezier(curve.0, curve.1, curve.2, curve.3))
      easing = "\"cubic-bezier(\(curve.0),\(curve.1),\(curve.2),\(curve.3))\""
      duration = (250 + 400 * random.double(in: 0...1)).rounded()
    }
    let more = isSpring ? "" : ", \"duration\": \(duration)"
    let (start, name) = (begin, shows)
    let layers = Self.layers(name, isSpring) { from, to in
      "{\"from\": \(from), \"to\": \(to), \"delay\": \(start), \"easing\": \(easing)\(more)}"
    }
    scene = """
      {"version": 1, "duration": \((begin + duration + 200).rounded()),
       "canvas": {"size": [120, 160], "scale": 1, "fps": \(seed % 2 == 0 ? 60 : 30),
                  "background": "#F2F2F7"},
       "layers": [\(layers)]}
      """
  }

  private static func layers(
    _ shows: Shows, _ isSpring: Bool, _ move: (String, String) -> String
  ) -> String {
    func box(_ size: String, _ place: String, _ color: String, _ more: String = "") -> String {
      "{\"size\": \(size), \"position\": \(place), \"background\": \"\(color)\"\(more)}"
    }
    func inside(_ boxes: String...) -> String {
      ", \"children\": [\(boxes.joined(separator: ", "))]"
    }
    let page = "[120, 160]"
    return switch shows {
    case .card:
      box(
        "[44, 50]", move("[30, 60]", "[90, 70]"), "#5856D6",
        ", \"cornerRadius\": 8" + inside(box("[20, 8]", "[22, 20]", "#FFCC00")))
    case .push:
      box(
        page, move("[60, 80]", "[24, 80]"), "#34C759",
        inside(box("[120, 24]", "[60, 12]", "#1C1C1E"), box("[40, 30]", "[50, 80]", "#FF2D55")))
        + ", "
        + box(
          page, move("[180, 80]", "[60, 80]"), "#FFFFFF",
          inside(box("[80, 14]", "[60, 50]", "#FF9500"), box("[60, 14]", "[50, 90]", "#007AFF")))
    case .rise:
      box("[30, 30]", "[60, 30]", "#34C759") + ", "
        + box(
          "[120, 100]", move("[60, 210]", "[60, 110]"), "#FFFFFF",
          ", \"cornerRadius\": 10" + inside(box("[80, 14]", "[60, 30]", "#FF9500")))
    case .fade:
      // A spring goes beyond its end, and opacity beyond 1 cannot be seen.
      box(
        "[80, 60]", "[60, 60]", "#AF52DE",
        ", \"opacity\": " + (isSpring ? move("0.1", "0.7") : move("0", "1")))
    case .growth:
      box(
        "[50, 60]", "[60, 80]", "#FF3B30",
        ", \"scale\": " + move("0.6", "1.5") + inside(box("[30, 10]", "[25, 20]", "#FFFFFF")))
    }
  }
}

extension FittedFilm {
  /// What came of a fit.
  enum Outcome: Hashable { case right, doubted, wrong }

  /// Whether the answer of `render fit --json` is right; one that says that it can't tell is not wrong.
  func outcome(of answer: Data) throws -> Outcome {
    let document = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    guard let document, document["certain"] as? Bool == true,
      let movement = (document["movements"] as? [[String: Any]])?.first,
      let best = movement["best"] as? [String: Any]
    else { return .doubted }
    return isRight(best) ? .right : .wrong
  }

  /// What was found, in words.
  func best(of workshop: Workshop) throws -> String {
    let answer = try JSONSerialization.jsonObject(with: workshop.bytes(of: "answer") ?? Data())
    var best =
      ((answer as? [String: Any])?["movements"] as? [[String: Any]])?.first?["best"]
      as? [String: Any]
    best?["code"] = nil
    return "\(shows), begins at \(begin) for \(duration): \(best ?? [:])"
  }

  private func isRight(_ found: [String: Any]) -> Bool {
    func number(_ name: String) -> Double { found[name] as? Double ?? .nan }
    if case .spring(let spring, _) = pace {
      let off = max(
        abs(number("response") / 1000 / spring.duration - 1),
        abs(number("dampingRatio") / spring.dampingRatio - 1))
      return off <= Self.springTolerance
    }
    let names = found["names"] as? [String]
    guard let text = found["easing"] as? String,
      let easing = names?.first.map({ Easing.known($0) }) ?? Self.easing(text)
    else { return false }
    let worst =
      (0...400).map { step -> Double in
        let time = Double(step) * (begin + duration + 200) / 400
        let (own, meant) = (time - number("begin"), time - begin)
        return abs(
          Self.value(.easing(easing), own, number("duration"))
            - Self.value(pace, meant, duration))
      }.max() ?? 1
    return worst <= (shows == .fade ? Self.fadeTolerance : Self.curveTolerance)
  }

  private static func value(_ pace: TimingCurve, _ time: Double, _ duration: Double) -> Double {
    time <= 0 ? 0 : time >= duration ? 1 : pace.fraction(at: time, of: duration)
  }

  private static func easing(_ text: String) -> Easing? {
    let numbers = text.split { !"0123456789.-+e".contains($0) }.compactMap { Double($0) }
    return numbers.count == 4
      ? .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      : text == "linear" ? .linear : nil
  }
}
