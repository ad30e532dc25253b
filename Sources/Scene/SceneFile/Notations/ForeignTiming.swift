import SegueJSON
import SegueMotion
import SegueTextSupport

/// Timing of a movement in another notation, member by member, as an animation of ours says it.
struct ForeignTiming {
  /// Ways to count repetitions.
  enum Counting {
    /// All runs, as CSS and Web Animations count them.
    case all
    /// Those after the first one, as GSAP and Motion count them.
    case further
  }

  /// Name of the notation whose defaults are taken, and its duration in milliseconds; none where nobody knows.
  var notation: (name: String, duration: Double)?
  var counting = Counting.all
  /// The members of the animation.
  private(set) var members: [JSONValue.Member] = []
  /// Moments of the values, as parts of the run.
  private(set) var times: [JSONValue]?
  private(set) var remarks: [String] = []
  private(set) var left: [String] = []

  private var spring = ForeignSpring()
  private var duration: JSONValue?
  private var runs: JSONValue?
  private var reverses = false

  init(counting: Counting = .all, notation: (name: String, duration: Double)? = nil) {
    (self.counting, self.notation) = (counting, notation)
  }

  /// Takes in the members of an object that are none of `others`.
  mutating func read(_ object: [JSONValue.Member], besides others: [String] = []) {
    for member in object.prefix(64) where !others.contains(member.key) && !read(member) {
      left.append(member.key)
    }
    finish()
  }

  /// Returns true if the member means something here.
  private mutating func read(_ member: JSONValue.Member) -> Bool {
    switch member.key {
    case "duration": duration = member.value.milliseconds
    case "delay": members.append(.init("delay", member.value.milliseconds))
    case "ease", "easing", "timingFunction", "curve", "interpolator":
      if case .object = member.value {
        members.append(.init("easing", member.value))
      } else if case .array(let list) = member.value, !list.allSatisfy(\.isNumber) {
        return false
      } else {
        members.append(.init("easing", member.value.easing))
      }
    case "spring":
      members.append(.init("easing", .object([.init("spring", ForeignSpring.read(member.value))])))
    case "repeat", "loop", "iterations", "iterationCount", "repeatCount", "infinite":
      runs = member.value
    case "yoyo", "alternate", "autoreverses", "autoReverse", "autoreverse", "reverse", "pingPong":
      reverses = member.value != .bool(false)
    case "repeatType": reverses = ["reverse", "mirror"].contains(member.value)
    case "direction" where member.value == "alternate": reverses = true
    case "times":
      guard case .array(let list) = member.value else { return false }
      times = list
    case "type" where ["tween", "keyframes"].contains(member.value): break
    case "fill", "speed", "offset", "mode", "by", "arc", "composition", "cumulative", "value":
      members.append(member)
    default: return spring.take(member)
    }
    if ["duration", "delay"].contains(member.key), let doubt = member.value.unitDoubt {
      remarks.append(doubt)
    }
    return true
  }

  private mutating func finish() {
    if spring.isMeant {
      let (numbers, takesDuration) = spring.numbers(within: duration)
      members.insert(.init("easing", .object([.init("spring", numbers)])), at: 0)
      if let duration, !takesDuration { members.insert(.init("duration", duration), at: 0) }
      remarks += spring.remarks
      left += spring.left
    } else if let duration {
      members.insert(.init("duration", duration), at: 0)
    } else if let notation, !members.contains(where: { $0.key == "easing" && $0.value.isSpring }) {
      members.insert(.init("duration", .number(notation.duration)), at: 0)
      remarks.append("\(notation.duration.shortest) ms are the default of \(notation.name)")
    }
    repeatRuns()
  }

  private mutating func repeatRuns() {
    guard let runs else {
      if reverses { members.append(.init("autoreverse", true)) }
      return
    }
    if runs == .bool(false) || runs == 0 && counting == .further { return }
    if case .number(let count) = runs, count >= 0 {
      let all = counting == .further ? count + 1 : count
      // A run and its way back are one.
      let ours = reverses ? all / 2 : all
      if ours != 1 { members.append(.init("repeat", .number(ours))) }
    } else {
      members.append(.init("repeat", "forever"))
      remarks.append("a film of what never ends has a \"duration\" in the scene")
    }
    if reverses { members.append(.init("autoreverse", true)) }
  }
}

extension JSONValue {
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate var isSpring: Bool { self["spring"] != nil || self["stiffness"] != nil }

  /// A number of seconds, or of milliseconds from ten on, in milliseconds; anything else as it is.
  var milliseconds: JSONValue {
    guard case .number(let number) = self, number.magnitude < 10 else { return self }
    return .number((number * 1000).rounded(toDecimals: 6))
  }

  /// The remark on a number that might be either.
  var unitDoubt: String? {
    guard case .number(let number) = self, (10..<100).contains(number) else { return nil }
    return
      "\(number.shortest) is taken as milliseconds; seconds are written \"\(number.shortest)s\""
  }

  /// The name of an easing as scenes write it, where it is only written in another way.
  var easing: JSONValue {
    guard case .string(let name) = self else { return self }
    let ours = name.reduce(into: "") { ours, letter in
      if letter == "_" || letter == " " {
        ours += "-"
      } else {
        ours += letter.isUppercase && !ours.isEmpty ? "-\(letter.lowercased())" : String(letter)
      }
    }
    return EasingCatalog.names.contains(ours) ? .string(ours) : self
  }
}
