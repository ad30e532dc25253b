import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueReports
import SegueTextSupport

/// A variable of a scene whose value can be turned.
struct TunableVariable {
  let name: String
  /// The permitted values, and the one as saved or as the command line says.
  let kind: PreviewedTuning.Kind
  /// The unit of its numbers.
  let unit: String
  /// The current value.
  let value: JSONValue
  /// The place of its value in the file, or of the one to be added; `nil` where the command line gives it.
  private let place: Place?

  private enum Place {
    case here(SourceRange)
    case behind(JSONNode)
  }

  /// The variables of a file.
  ///
  /// - Parameter settings: what the command line says of some of them.
  static func all(in root: JSONNode, _ settings: [String: String]) -> [TunableVariable] {
    (root.object?["vars"]?.object?.members ?? []).compactMap { member in
      TunableVariable(member, settings[member.key])
    }
  }

  private init?(_ member: JSONObject.Member, _ setting: String?) {
    name = member.key
    let described = member.node.object
    let saved = described.map { $0["default"] } ?? member.node
    var choices = (described?["enum"]?.array ?? []).map(JSONValue.init)
    choices += (described?["sets"]?.object?.members ?? []).map { .string($0.key) }
    let type = described?["type"]?.string
    let known = saved.map(JSONValue.init) ?? choices.first
    guard let value = setting.map({ Self.value(of: $0, like: known, type) }) ?? known else {
      return nil
    }
    if setting != nil {
      place = nil
    } else {
      place = saved.map { .here($0.range) } ?? .behind(member.node)
    }
    let isTime = type == "time"
    unit = isTime ? "ms" : ""
    self.value = isTime ? value.time : value
    kind = Self.kind(of: self.value, choices, type)
  }

  /// Returns the value that words of a command line mean.
  private static func value(of text: String, like known: JSONValue?, _ type: String?) -> JSONValue {
    switch (known, type) {
    case (.number, _), (_, "number"), (_, "time"): Double(text).map { .number($0) } ?? .string(text)
    case (.bool, _), (_, "boolean"): .bool(text == "true")
    default: .string(text)
    }
  }

  private static func kind(
    of value: JSONValue, _ choices: [JSONValue], _ type: String?
  ) -> PreviewedTuning.Kind {
    if !choices.isEmpty { return .choice(value.plainWords, of: choices.map(\.plainWords)) }
    switch value {
    case .number(let number):
      let isWhole = number == number.rounded() && number.magnitude >= 5
      let range = NumberRange(around: number, isWhole: isWhole)
      return .number(number, in: range.bounds, step: range.step)
    case .bool(let flag): return .flag(flag)
    case .string(let text) where type == "color" || text.isHexColor: return .color(text)
    default: return .words(value.plainWords)
    }
  }

  // MARK: - Turning

  /// The name by which requests call it.
  var id: String { "var-" + name.unicodeScalars.map(Self.safe).joined() }

  private static func safe(_ scalar: Unicode.Scalar) -> String {
    let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
    return isPlain || scalar == "_" || scalar == "-" ? String(scalar) : ".\(scalar.value)"
  }

  /// A value that was asked for, as the variable's kind has it; `nil` where it is of another kind.
  func value(from asked: JSONValue) -> JSONValue? {
    switch (kind, asked) {
    case (.number, .number), (.flag, .bool), (.color, .string), (.words, .string): return asked
    case (.choice(_, let words), .string(let word)) where words.contains(word):
      return Self.value(of: word, like: value, nil)
    default: return nil
    }
  }

  /// Returns the edit that writes the value to the file, if the value stands there.
  func edit(_ value: JSONValue) -> SceneEdit? {
    switch place {
    case nil: return nil
    case .here(let range): return SceneEdit(range: range, text: value.compact)
    case .behind(let node):
      guard let last = node.object?.members.last else { return nil }
      return SceneEdit(
        range: SourceRange(at: Int(last.node.range.end)), text: ", \"default\": \(value.compact)")
    }
  }
}

extension JSONValue {
  /// The value as a command line gives it.
  var plainWords: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.shortest
    default: compact
    }
  }

  /// A time in milliseconds, where these are words for one.
  fileprivate var time: JSONValue {
    guard case .string(let text) = self, let time = Time(parsing: text) else { return self }
    return .number(time.milliseconds)
  }
}

extension String {
  /// True if the words are a color as style sheets write it in digits.
  fileprivate var isHexColor: Bool {
    hasPrefix("#") && [4, 5, 7, 9].contains(utf8.count) && dropFirst().allSatisfy(\.isHexDigit)
  }
}
