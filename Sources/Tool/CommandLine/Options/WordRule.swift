/// Words that mean something to the program alone: how they are read, and what a shell can offer for them.
///
/// Two rules are the same if they have one kind and one role.
package struct WordRule: Hashable, Sendable {
  /// The kind of the words, for other programs.
  package let kind: String
  /// The part that the words have among those of their kind, where there are several.
  package let role: String?
  /// The word that stands for them in help texts.
  package let placeholder: String
  /// The words that a shell can offer; nil for none.
  package let offer: WordOffer?
  private let reading: @Sendable (String) throws(UsageError) -> String

  /// A rule for words that `read` understands, and returns as they would best be typed.
  package init(
    _ kind: String, role: String? = nil, placeholder: String, offer: WordOffer? = nil,
    read: @escaping @Sendable (String) throws(UsageError) -> String
  ) {
    self.kind = kind
    self.role = role
    self.placeholder = placeholder
    self.offer = offer
    reading = read
  }

  /// Returns the words as they would best be typed.
  package func read(_ text: String) throws(UsageError) -> String { try reading(text) }

  package static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.role == b.role }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(role)
  }
}

/// Words that a shell can offer, under one name: scene files, what a command of the program lists, and what others
/// offer.
package struct WordOffer: Hashable, Sendable {
  /// The name of the words, for the functions of scripts.
  package let name: String
  /// True if scene files are offered.
  package let hasScenes: Bool
  /// The verb of the program that lists words, and its option.
  package let listing: Listing?
  /// Further words.
  package let others: [WordOffer]

  /// A verb of the program that prints words, one a line, with the option that asks for it.
  package struct Listing: Hashable, Sendable {
    package let verb: String
    package let option: String
  }

  package init(
    _ name: String, hasScenes: Bool = false, listing: Listing? = nil, others: [WordOffer] = []
  ) {
    self.name = name
    self.hasScenes = hasScenes
    self.listing = listing
    self.others = others
  }

  /// The listings of all words, in order.
  package var listings: [Listing] { [listing].compactMap(\.self) + others.flatMap(\.listings) }
}

extension WordOffer.Listing {
  package init(_ verb: String, _ option: String) {
    self.verb = verb
    self.option = option
  }
}

extension CommandTable {
  /// The offers of all verbs, each once: those that others name come first.
  var offers: [WordOffer] {
    let kinds = verbs.flatMap { $0.operands.map(\.kind) + $0.options.map(\.kind) }
    var offers: [WordOffer] = []
    for case .words(let rule) in kinds {
      for offer in rule.offer.map({ $0.others + [$0] }) ?? [] where !offers.contains(offer) {
        offers.append(offer)
      }
    }
    return offers.sorted { ($0.others.count, $0.name) < ($1.others.count, $1.name) }
  }
}
