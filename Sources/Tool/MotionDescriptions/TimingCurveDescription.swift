import SegueCommandLine
import SegueJSON
package import SegueMotion

/// A curve or a spring in plain numbers.
package struct TimingCurveDescription {
  private let pace: TimingCurve

  package init(_ pace: TimingCurve) { self.pace = pace }

  /// Everything about it, as one sentence without a full stop.
  package var text: String {
    switch pace {
    case .easing(let easing): "\(easing)".withPlainNumbers
    case .spring(let spring, let sampling):
      (numbers(of: spring) + remarks(on: sampling)).joined(separator: ", ")
    }
  }

  private func numbers(of spring: Spring) -> [String] {
    let counts = spring.dampingRatio > 1 && !spring.allowsOverdamping ? " (counts as 1)" : ""
    var numbers = [
      "damping ratio \(spring.dampingRatio.plain)\(counts)",
      "stiffness \(spring.stiffness.plain) and damping \(spring.damping.plain) for a mass of 1",
    ]
    if spring.initialVelocity != 0 {
      numbers.append("set off with velocity \(spring.initialVelocity.plain)")
    }
    numbers.append(
      spring.settlingDuration().map { "settles in \(Time.seconds($0).plain)" } ?? "never settles")
    return numbers
  }

  private func remarks(on sampling: SpringSampling) -> [String] {
    var remarks: [String] = []
    if let end = sampling.end {
      let last = sampling.endsAs == nil ? "" : ", put on its target there as its platform does"
      remarks.append("cut off after \(Time.seconds(end).plain)\(last)")
    }
    if sampling.clampsOvershoot { remarks.append("ends where it first arrives") }
    if sampling.truncatesToMilliseconds { remarks.append("read in whole milliseconds") }
    return remarks
  }

  /// The same for programs.
  var json: JSONValue {
    switch pace {
    case .easing(let easing): return ["easing": .string("\(easing)")]
    case .spring(let spring, let sampling):
      let milliseconds = { (seconds: Double) in JSONValue.plain(seconds * 1000) }
      return [
        "spring": [
          "dampingRatio": .plain(spring.dampingRatio), "stiffness": .plain(spring.stiffness),
          "damping": .plain(spring.damping), "mass": 1,
          "initialVelocity": .plain(spring.initialVelocity),
          "allowsOverdamping": .bool(spring.allowsOverdamping),
          "settling": spring.settlingDuration().map(milliseconds) ?? .null,
          "end": sampling.end.map(milliseconds) ?? .null,
          "snaps": .bool(sampling.endsAs != nil),
          "clampsOvershoot": .bool(sampling.clampsOvershoot),
          "truncatesToMilliseconds": .bool(sampling.truncatesToMilliseconds),
        ]
      ]
    }
  }
}

/// The curves of an explanation: short ones stand where they are used, long ones get a number and
/// are explained once.
package struct CurveLegend {
  private var long: [(pace: TimingCurve, name: String)] = []
  private static let shortest = 40

  /// A legend without curves.
  package init() {}

  /// Returns the name of a curve in a line.
  package mutating func word(for pace: TimingCurve) -> String {
    if let known = long.first(where: { $0.pace == pace }) { return known.name }
    if case .easing = pace {
      let text = TimingCurveDescription(pace).text
      if text.count <= Self.shortest { return text }
    }
    let kind = if case .spring = pace { "spring" } else { "curve" }
    let count = long.count { $0.name.hasPrefix(kind) }
    long.append((pace, "\(kind) \(count + 1)"))
    return "\(kind) \(count + 1)"
  }

  /// A paragraph for each curve that has a number.
  package func lines(columns: Int) -> [String] {
    let paragraph = Paragraph(columns: columns)
    return long.flatMap { pace, name in
      ["", name] + paragraph.lines(TimingCurveDescription(pace).text, indent: 2)
    }
  }
}

extension String {
  /// The text with its long numbers cut to four decimals.
  fileprivate var withPlainNumbers: String {
    var result = ""
    var number = ""
    for character in self + " " {
      if character.isNumber || character == "." {
        number.append(character)
      } else {
        result += number.count > 7 ? Double(number)?.plain ?? number : number
        number = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }
}
