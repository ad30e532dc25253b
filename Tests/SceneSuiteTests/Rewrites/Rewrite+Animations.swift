import SegueJSON
import TestSupport

extension JSONValue {
  /// An animation from one number to another, all of whose values between are exact where its times
  /// are: the numbers are small fractions of powers of two, and so is the run in seconds.
  private struct Line {
    let from: Double
    let to: Double
    /// The run in milliseconds.
    let duration: Double

    init?(_ value: JSONValue) {
      guard case .object(let members) = value,
        Set(members.map(\.key)) == ["from", "to", "duration", "easing"],
        value["easing"] == "linear", let from = value["from"]?.number, let to = value["to"]?.number,
        let duration = value["duration"]?.number
      else { return nil }
      let isExact = [from * 64, to * 64, duration / 15.625].allSatisfy { $0 == $0.rounded() }
      guard isExact, abs(from) < 1_024, abs(to) < 1_024, duration >= 125 else { return nil }
      (self.from, self.to, self.duration) = (from, to, duration)
    }

    /// The value after so many eighths of the run.
    func value(_ eighth: Int) -> JSONValue { .number(from + (to - from) * Double(eighth) / 8) }
    /// The time after so many eighths of the run.
    func time(_ eighth: Int) -> JSONValue { .number(duration * Double(eighth) / 8) }
  }

  private var lines: [JSONPath] {
    layerPaths.flatMap { layer -> [JSONPath] in
      guard case .object(let members)? = self[layer] else { return [] }
      return members.filter { Line($0.value) != nil }.map { layer + [.key($0.key)] }
    }
  }

  private func line(_ random: inout SeededGenerator) -> (path: JSONPath, line: Line)? {
    let lines = lines
    if lines.isEmpty { return nil }
    let path = random.pick(lines)
    return self[path].flatMap { Line($0) }.map { (path, $0) }
  }

  /// One linear animation with a keyframe on its way.
  func withKeyframe(_ random: inout SeededGenerator) -> JSONValue? {
    guard let (path, line) = line(&random) else { return nil }
    let eighth = random.int(in: 1...7)
    let frames = [0, eighth, 8].map { ["at": line.time($0), "value": line.value($0)] as JSONValue }
    return replacing(
      path,
      with: [
        "keyframes": .array(frames), "duration": .number(line.duration), "easing": "linear",
      ])
  }

  /// One linear animation as two that follow one another.
  func withSplitAnimation(_ random: inout SeededGenerator) -> JSONValue? {
    guard let (path, line) = line(&random), case .key(let property)? = path.last,
      let name = self[Array(path.dropLast())]?["id"]?.text, self["animations"] == nil,
      path.first == .key("layers"), case .object(let members) = self
    else { return nil }
    let eighth = random.int(in: 1...7)
    let rest: JSONValue = [
      "layer": .string(name), "property": .string(property), "from": line.value(eighth),
      "to": line.value(8), "delay": line.time(eighth), "duration": line.time(8 - eighth),
      "easing": "linear", "fill": "forwards",
    ]
    let first: JSONValue = [
      "from": line.value(0), "to": line.value(eighth), "duration": line.time(eighth),
      "easing": "linear",
    ]
    return JSONValue.object(members + [Member("animations", .array([rest]))])
      .replacing(path, with: first)
  }
}
