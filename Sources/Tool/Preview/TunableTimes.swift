import SegueJSON
import SegueMotion
import SegueTextSupport

/// The times of a movement, or of copies that follow each other, as they stand in a scene file.
struct TunableTimes {
  /// The name by which requests call them.
  let id: String
  /// Path of the movement, in the words of the file: `card › scale`.
  let name: String
  /// The times that can be turned.
  let entries: [Entry]

  /// A time that stands in the file.
  struct Entry {
    let kind: Kind
    let value: Double
    fileprivate let node: JSONNode
  }

  /// Kinds of times.
  enum Kind: String {
    /// Time until it begins.
    case delay
    /// Time from its beginning to its end.
    case duration
    /// Time from when a copy begins to when the next one does.
    case stagger

    /// Returns the range of the slider, in milliseconds.
    func range(holding value: Double) -> NumberRange {
      switch self {
      case .delay: NumberRange(0...1000, step: 10, holding: value)
      case .duration: NumberRange(10...2000, step: 10, holding: value)
      case .stagger: NumberRange(0...300, step: 5, holding: value)
      }
    }
  }

  /// The times of a file, movement by movement, in its order.
  static func all(in root: JSONNode) -> [TunableTimes] {
    var search = TimeSearch()
    search.visit(root, [])
    return search.found.enumerated().map { index, found in
      TunableTimes(id: "times-\(index)", name: found.name, entries: found.entries)
    }
  }

  /// Returns the line of the file that the first of them is on.
  func line(in source: SourceText) -> Int {
    source.position(of: entries[0].node.range.bytes.lowerBound).line
  }

  /// The name by which requests call a time.
  func id(of kind: Kind) -> String { "\(id)-\(kind.rawValue)" }

  /// Returns the edits that give the file these times, in milliseconds.
  func edits(_ values: [Kind: Double]) -> [SceneEdit] {
    entries.compactMap { entry in
      guard let value = values[entry.kind], value != entry.value else { return nil }
      return SceneEdit(range: entry.node.range, text: value.shortest)
    }
  }
}

/// Looks for times in a tree, and for words that tell movements apart.
private struct TimeSearch {
  var found: [(name: String, entries: [TunableTimes.Entry])] = []
  /// The most movements.
  private static let limit = 64
  /// Parts of a file whose times are none of a movement, or are a spring's own.
  private static let others: Set<String> = ["vars", "spring", "expect", "gesture", "accept"]

  mutating func visit(_ node: JSONNode, _ way: [String]) {
    if found.count >= Self.limit { return }
    for (index, element) in (node.array ?? []).enumerated() {
      let name = ["id", "name", "use", "property"].lazy.compactMap { element.object?[$0]?.string }
      visit(element, way + [name.first ?? "\(index + 1)"])
    }
    guard let object = node.object else { return }
    // What stands at the top is the film's own.
    let entries = way.isEmpty ? [] : object.members.compactMap { entry($0, in: way) }
    if !entries.isEmpty { found.append((SpringSearch.words(way), entries)) }
    for member in object.members where !Self.others.contains(member.key) {
      visit(member.node, way + [member.key])
    }
  }

  private func entry(
    _ member: JSONObject.Member, in way: [String]
  ) -> TunableTimes.Entry? {
    guard
      let kind: TunableTimes.Kind =
        switch member.key {
        case "delay": way.last == "repeat" ? .stagger : .delay
        case "duration": .duration
        default: nil
        },
      let value = member.node.number
        ?? member.node.string.flatMap({ Time(parsing: $0) })?.milliseconds,
      value >= 0
    else { return nil }
    return TunableTimes.Entry(kind: kind, value: value, node: member.node)
  }
}
