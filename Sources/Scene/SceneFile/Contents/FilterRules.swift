import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Rules for filters: `{"blur": 12}`.
enum FilterRules {
  /// The member of a layer that lists filters.
  static func field(_ name: String, help: String) -> MemberRule<LayerDraft> {
    let isBackdrop = name == "backdropFilters"
    return MemberRule(
      name, schema: .list(.reference(to: "filter"), count: 0...limit), help: help
    ) { node, reading, draft in
      draft.removeFilters(behind: isBackdrop)
      guard let nodes = node.array, nodes.count <= limit else {
        let _: Filter? = reading.fail(
          node, expected: "a list of at most \(limit) filters", hint: "such as [{\"blur\": 12}]")
        return
      }
      for node in nodes { read(node, isBackdrop: isBackdrop, &reading, into: &draft) }
      for node in nodes.dropLast() { GlassRules.checkIsLast(node, &reading) }
    }
  }

  /// The most filters of a layer.
  private static let limit = 64

  /// Shared schema definition of filters.
  static let definition = JSONValue.Member(
    "filter",
    .object(
      JSONValue.strictObject(
        "One filter and its amount; refraction may say more about the glass.",
        FilterKind.all.map { .init($0.name, $0.rule.reference.described($0.help)) }
          + GlassRules.members.map {
            .init($0.name, $0.schema.described($0.help, byDefault: $0.fallback))
          })
        + [
          .init("oneOf", .array(FilterKind.all.map { ["required": [.string($0.name)]] })),
          .init(
            "dependencies",
            .object(
              GlassRules.members.map {
                .init($0.name, .array([.string(GlassRules.kind)]))
              })),
        ]))

  private static func read(
    _ node: JSONNode, isBackdrop: Bool, _ reading: inout ReadContext, into draft: inout LayerDraft
  ) {
    let kinds = node.object?.members.filter { member in
      FilterKind.all.contains { $0.name == member.key }
    }
    if let kinds, kinds.count > 1 {
      return tellApart(kinds, of: node, isBackdrop: isBackdrop, &reading)
    }
    if let glass = node.object?[GlassRules.kind] {
      return readGlass(glass, of: node, isBackdrop: isBackdrop, &reading, into: &draft)
    }
    let members = node.object?.members.filter { !$0.key.isComment }
    guard let member = members?.first, members?.count == 1 else {
      let _: Filter? = reading.fail(node, expected: "one filter, such as {\"blur\": 12}")
      return
    }
    guard let kind = FilterKind.all.first(where: { $0.name == member.key }) else {
      reading.report(
        "unknown filter \(Quote(member.key))", at: member.keyRange,
        hint: Expected.hint(for: member.key, among: FilterKind.all.map(\.name)))
      return
    }
    guard let setting = kind.rule.setting(member.node, &reading) else { return }
    draft.add(kind.make(0), with: setting, behind: isBackdrop, reading)
  }

  /// Reports an object with several filters, and says them one by one, if they are right so.
  private static func tellApart(
    _ kinds: [JSONObject.Member], of node: JSONNode, isBackdrop: Bool, _ reading: inout ReadContext
  ) {
    let own = node.object?.members.filter { member in
      GlassRules.members.contains { $0.name == member.key }
    }
    let filters = kinds.map { kind in
      let besides = kind.key == GlassRules.kind ? own ?? [] : []
      return JSONValue.object(
        ([kind] + besides).map { JSONValue.Member($0.key, JSONValue($0.node)) })
    }
    let line = filters.map(\.compact).joined(separator: ", ")
    let names = kinds.map { "\(Quote($0.key))" }.joined(with: "and")
    let isRight = reads(line, isBackdrop: isBackdrop, reading)
    reading.report(
      "one filter has \(names): each is an object of its own", at: kinds[1].keyRange,
      hint: isRight ? "write \(line)" : nil)
  }

  /// Returns true if a list of these filters can be read.
  private static func reads(_ line: String, isBackdrop: Bool, _ reading: ReadContext) -> Bool {
    guard reading.hasRoomForHints, line.utf8.count < 4096 else { return false }
    let source = SourceText(name: "line", text: "[\(line)]")
    var trial = reading.trying(source)
    var draft = LayerDraft(at: SourceRange(at: 0), in: source)
    let list = JSONReader(forSceneIn: source).read(source, into: &trial.diagnostics)?.array
    for node in list ?? [] { read(node, isBackdrop: isBackdrop, &trial, into: &draft) }
    return list != nil && !trial.diagnostics.hasErrors
  }

  /// Reads glass, and what else its filter says about it.
  private static func readGlass(
    _ depth: JSONNode, of node: JSONNode, isBackdrop: Bool, _ reading: inout ReadContext,
    into draft: inout LayerDraft
  ) {
    let glass = GlassRules.glass(node, isBackdrop: isBackdrop, &reading)
    guard let setting = GlassRules.amount.setting(depth, &reading) else { return }
    draft.add(.refraction(glass), with: setting, behind: isBackdrop, reading)
  }
}

extension LayerDraft {
  /// Drops the filters, and what moves them, that the layer has from its fragment.
  fileprivate mutating func removeFilters(behind isBackdrop: Bool) {
    if isBackdrop {
      properties.backdropFilters = []
    } else {
      properties.filters = []
    }
    movements.removeAll { movement in
      switch movement.property {
      case .filter: !isBackdrop
      case .backdropFilter: isBackdrop
      default: false
      }
    }
  }

  fileprivate mutating func add(
    _ filter: Filter, with setting: PropertyRule.Setting, behind isBackdrop: Bool,
    _ reading: ReadContext
  ) {
    if isBackdrop {
      properties.backdropFilters.append(filter)
      apply(setting, to: .backdropFilter(properties.backdropFilters.count - 1), reading)
    } else {
      properties.filters.append(filter)
      apply(setting, to: .filter(properties.filters.count - 1), reading)
    }
  }
}
