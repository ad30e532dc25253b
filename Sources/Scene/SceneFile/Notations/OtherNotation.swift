import SegueJSON
import SegueTextSupport

/// Members that other animation formats have, and the line that a scene has in their place, with the author's own
/// numbers: of CSS, GSAP, Motion (Framer), React Native, SwiftUI and Lottie.
///
/// Misspelled members are mended by their spelling; these are words that nobody could find that way. A line is only
/// said when the scene's own rules have read it without a mistake (``LineTrial``), and what it does not carry is
/// named behind it.
struct OtherNotation {
  /// The members to write; none where only words can be said.
  var line: [JSONValue.Member] = []
  /// The words, where there is no line.
  var words = ""
  /// Further members that the line takes the place of.
  var companions: [String] = []
  /// Remarks on the line, such as numbers that are defaults of the notation.
  var remarks: [String] = []
  /// Names of members whose meaning the line does not carry.
  var left: [String] = []
  /// True if each member of the line is right without the others.
  var isSeparable = false
  /// True if the place of the mistake is the value of the one member, and not its name.
  var isValue = false

  /// The words alone.
  init(_ words: String, companions: [String] = []) {
    (self.words, self.companions) = (words, companions)
  }

  /// The line in place of a member and its companions.
  init(line: [JSONValue.Member], companions: [String] = []) {
    (self.line, self.companions) = (line, companions)
  }

  /// The line of one member.
  init(_ name: String, _ value: JSONValue, companions: [String] = []) {
    self.init(line: [JSONValue.Member(name, value)], companions: companions)
  }

  /// Returns what is meant by a member that an object of a kind has not; nil for what nobody knows.
  ///
  /// - Parameter frameRate: frames in a second of the scene, for notations that count in frames.
  static func meaning(
    of member: JSONObject.Member, in object: JSONObject, of kind: String, at frameRate: Double?
  ) -> OtherNotation? {
    switch kind {
    case "a layer": inLayer(member, object, at: frameRate)
    case "an animation": inAnimation(member, object)
    case "a spring": inSpring(member, object)
    case "a scene": inScene(member, object)
    case "the canvas": inCanvas(member, object)
    case "a text": inText(member, object)
    case "a transition": inTransition(member)
    case "a step": inStep(member, object)
    default: nil
    }
  }
}

// MARK: - Hints

/// The mistake that a line would be, in place of members of an object; nil where it is right.
typealias LineTrial = (_ line: [JSONValue.Member], _ replaced: [String]) -> String?

extension OtherNotation {
  /// Returns the hint at a member of an object, with a line only if it passes its trial.
  func hint(at key: String, in object: JSONObject, trial: LineTrial) -> String {
    if line.isEmpty { return ([words] + notes).joined(separator: "; ") }
    var said = self
    var mistake = trial(line, replaced(by: line, at: key, in: object))
    if mistake != nil, isSeparable {
      said = withoutMistakes(at: key, in: object, trial: trial)
      if !said.line.isEmpty {
        mistake = trial(said.line, replaced(by: said.line, at: key, in: object))
      }
    }
    if let mistake { return hint(without: mistake, at: key, in: object, trial: trial) }
    let text = said.text
    guard text.utf8.count <= Self.lineLimit else {
      let start = text.prefix(80)
      let notes = ["the line is too long to be said here, and begins \(start)…"] + said.notes
      return "\(names) in its place; \(notes.joined(separator: "; "))"
    }
    let replaced = isValue ? [] : replaced(by: said.line, at: key, in: object)
    let places = replaced.count > 1 ? " in place of \(Self.quoted(replaced))" : ""
    return (["write \(text)\(places)"] + said.notes).joined(separator: "; ")
  }

  /// The most bytes of a line: more than anybody reads.
  private static let lineLimit = 1000

  /// The line as it is written.
  private var text: String {
    if isValue, let member = line.first { return member.value.line }
    return line.map { "\(JSONValue.string($0.key).line): \($0.value.line)" }.joined(separator: ", ")
  }

  /// The remarks behind the line, or in its place.
  private var notes: [String] {
    left.isEmpty ? remarks : remarks + ["not in it: \(Self.quoted(left))"]
  }

  /// "'keyframes' belongs".
  private var names: String {
    let names = line.map(\.key)
    return "\(Self.quoted(Array(names.prefix(8)))) \(names.count == 1 ? "belongs" : "belong")"
  }

  /// The line without members that are wrong by themselves.
  private func withoutMistakes(
    at key: String, in object: JSONObject, trial: LineTrial
  ) -> OtherNotation {
    var said = self
    said.line = line.filter { trial([$0], replaced(by: [$0], at: key, in: object)) == nil }
    said.left += line.map(\.key).filter { name in !said.line.contains { $0.key == name } }
    return said
  }

  /// The hint where the line is wrong: the number that is missing, or else the mistake.
  private func hint(
    without mistake: String, at key: String, in object: JSONObject, trial: LineTrial
  ) -> String {
    let timed = line.map(\.value).allSatisfy(\.isMovement) ? line.map(\.withDuration) : []
    let beside = line + [JSONValue.Member("duration", 300)]
    let isTimeMissing =
      !timed.isEmpty && trial(timed, replaced(by: timed, at: key, in: object)) == nil
      || trial(beside, replaced(by: line, at: key, in: object)) == nil
    if isTimeMissing, text.utf8.count <= Self.lineLimit {
      let place = timed.isEmpty ? "beside it" : "in it"
      let notes = ["how long it takes, in milliseconds, is not said"] + notes
      return "\(text) belongs in its place, and \(place) \"duration\": "
        + notes.joined(separator: "; ")
    }
    return (["\(names) in its place, but not as it is: \(mistake)"] + notes)
      .joined(separator: "; ")
  }

  /// The members that the line takes the place of, in the order of the file.
  private func replaced(
    by line: [JSONValue.Member], at key: String, in object: JSONObject
  ) -> [String] {
    object.members.prefix(64).map(\.key).filter { name in
      name == key || companions.contains(name) || line.contains { $0.key == name }
    }
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\(Quote($0))" }.joined(with: "and")
  }
}

extension JSONValue {
  /// True for an object that says how something moves.
  fileprivate var isMovement: Bool {
    ["from", "to", "keyframes"].contains { self[$0] != nil }
  }

  /// The member of an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }
}

extension JSONValue.Member {
  /// The movement with some duration.
  fileprivate var withDuration: JSONValue.Member {
    guard case .object(let members) = value, value["duration"] == nil else { return self }
    return JSONValue.Member(key, .object(members + [JSONValue.Member("duration", 300)]))
  }
}
