import SegueReports

/// News that cases have in common: that of the first case is told, and the rest is counted.
package struct RepeatedNews<News: Hashable & Sendable>: Sendable {
  /// The cases with one piece of news.
  package struct Entry: Sendable {
    /// The names of the first of them, or the places, each once.
    package private(set) var names: [String] = []
    package private(set) var count = 0

    /// The names in parentheses, and how many more there are.
    package var places: String {
      "(\(names.first(of: names.count < [String].namedLimit ? names.count : count)))"
    }

    fileprivate mutating func add(_ name: String) {
      if names.count < [String].namedLimit, !names.contains(name) { names.append(name) }
      count += 1
    }
  }

  private var entries: [News: Entry] = [:]
  private var order: [News] = []

  /// No news yet.
  package init() {}

  /// Takes note of the news of a case; returns true if the same has been told before.
  package mutating func note(_ news: News?, of name: String) -> Bool {
    guard let news else { return false }
    if entries[news] == nil { order.append(news) }
    entries[news, default: Entry()].add(name)
    return (entries[news]?.count ?? 0) > 1
  }

  /// Returns a line for each piece of news of several cases that there are words for.
  package func text(_ words: (News, Entry) -> String?) -> String {
    let lines = order.compactMap { news -> String? in
      guard let entry = entries[news], entry.count > 1 else { return nil }
      return words(news, entry).map { $0 + "\n" }
    }
    return lines.joined() + (lines.isEmpty ? "" : "-v tells each of them\n")
  }
}

extension RepeatedNews<CaseChange> {
  /// A line for each change of several cases.
  var text: String { text { $0.words(of: $1.names, count: $1.count) } }
}

extension RepeatedNews<AuditChange> {
  /// A line for the findings that several scenes have.
  package var text: String { text { $0.words(of: $1.names, count: $1.count) } }
}
