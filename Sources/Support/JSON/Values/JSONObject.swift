/// The members of an object, in the order of the file; no two have the same key.
///
/// Keys are compared character by character: two spellings of "é" are two keys.
package struct JSONObject: Hashable, Sendable {
  /// A value and its key.
  package struct Member: Hashable, Sendable {
    /// The key, its escapes resolved.
    package let key: String
    /// The range of the key in the source, quotes included.
    package let keyRange: SourceRange
    /// The value.
    package internal(set) var node: JSONNode

    /// The member whose `key` stands at `keyRange`.
    package init(_ key: String, at keyRange: SourceRange, _ node: JSONNode) {
      self.key = key
      self.keyRange = keyRange
      self.node = node
    }
  }

  /// The members in order.
  package let members: [Member]
  /// Index of each key in `members`; empty for a small object, which is searched instead.
  private let indices: [ExactKey: Int]

  private static let searchedCount = 16

  /// The object with these members, whose keys must differ.
  package init(_ members: [Member]) {
    self.init(members, duplicates: { _, _ in })
  }

  /// The object with these members; of members with one key all but the first are handed, with the
  /// first, to `duplicates`.
  init(_ members: [Member], duplicates: (_ later: Member, _ first: Member) -> Void) {
    self.members = members
    indices = members.count > Self.searchedCount ? Self.indices(of: members, duplicates) : [:]
    if indices.isEmpty { Self.compareAll(members, duplicates) }
  }

  /// The value of `key`.
  ///
  /// - Complexity: O(1), or O(*n*) for at most 16 members.
  package subscript(key: String) -> JSONNode? { member(key)?.node }

  /// The member of that key, with its place.
  package func member(_ key: String) -> Member? {
    if indices.isEmpty { return members.first { $0.key.isExactly(key) } }
    return indices[ExactKey(text: key)].map { members[$0] }
  }

  /// Returns true if both have equal members, in the same order, at the same places.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members == right.members
  }

  /// Feeds the members to `hasher`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(members)
  }

  private static func indices(
    of members: [Member], _ duplicates: (Member, Member) -> Void
  ) -> [ExactKey: Int] {
    var indices: [ExactKey: Int] = [:]
    indices.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      if let first = indices[ExactKey(text: member.key)] {
        duplicates(member, members[first])
      } else {
        indices[ExactKey(text: member.key)] = index
      }
    }
    return indices
  }

  private static func compareAll(_ members: [Member], _ duplicates: (Member, Member) -> Void) {
    for later in members.indices {
      for first in 0..<later where members[first].key.isExactly(members[later].key) {
        duplicates(members[later], members[first])
        break
      }
    }
  }
}

/// A key that equals another one only byte for byte.
private struct ExactKey: Hashable, Sendable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.isExactly(right.text)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// Returns true if both have the same characters; `==` also takes other spellings of the same accents.
  fileprivate func isExactly(_ other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
