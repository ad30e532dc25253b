import SegueDesignTokens
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueTextSupport

/// Times and curves of scenes as tokens, each once, in the order of the files.
///
/// What stands in a variable has a name already, and keeps it.
struct SceneTokens {
  private(set) var tokens: [DesignToken] = []
  private var known: Set<DesignToken.Value> = []
  private var curveCount = 0

  /// Adds the tokens of a scene; false where a file is none.
  mutating func add(_ source: SourceText) -> Bool {
    guard [".json", ".json5"].contains(where: source.name.lowercased().hasSuffix) else {
      return false
    }
    var diagnostics = Diagnostics()
    let reader = JSONReader(JSONDialect(fileName: source.name))
    guard let root = reader.read(source, into: &diagnostics), let object = root.object,
      object["canvas"] != nil
    else { return false }
    add(object)
    return true
  }

  private mutating func add(_ node: JSONNode) {
    if let object = node.object { add(object) }
    for item in node.array ?? [] { add(item) }
  }

  private mutating func add(_ object: JSONObject) {
    for member in object.members where tokens.count < TokenReader.limit {
      switch member.key {
      case "duration", "delay": add(time: member.node)
      case "easing": add(curve: member.node)
      case "spring":
        add(curve: JSONNode(.object(JSONObject([member])), at: member.node.range))
        continue
      default: break
      }
      if member.key != "easing" { add(member.node) }
    }
  }

  private mutating func add(time node: JSONNode) {
    guard let time = node.time, time > .zero, known.insert(.duration(time)).inserted else { return }
    let name = NumberText.format(time.milliseconds).replacing(".", with: "-")
    tokens.append(DesignToken("duration.\(name)", .duration(time)))
  }

  private mutating func add(curve node: JSONNode) {
    let text = node.string ?? JSONValue(node).compact
    guard !text.contains("${") else { return }
    var diagnostics = Diagnostics()
    guard let curve = CurveReader.read(text, into: &diagnostics), !diagnostics.hasErrors,
      known.insert(.curve(curve)).inserted
    else { return }
    curveCount += 1
    tokens.append(
      DesignToken(Self.name(of: curve, written: node.string, curveCount), .curve(curve)))
  }

  /// The name that the curve has in the scene, or one by its numbers.
  private static func name(of curve: TimingCurve, written text: String?, _ number: Int) -> String {
    if let text, text.allSatisfy({ $0.isLetter || "-.".contains($0) }) { return "curve.\(text)" }
    switch curve {
    case .easing: return "curve.easing-\(number)"
    case .spring: return "curve.spring-\(number)"
    }
  }
}
