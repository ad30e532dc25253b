/// One of several equal parts of a plan.
package struct Shard: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the shard, from 1.
  package let number: Int
  /// Of how many.
  package let count: Int

  /// The most shards of a plan.
  package static let most = 100_000

  /// A shard; `nil` for one that cannot be.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.init(checked: number, of: count)
  }

  private init(checked number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/7`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// All of it.
  package static let whole = Shard(checked: 1, of: 1)

  /// The shard as command lines say it.
  package var description: String { "\(number)/\(count)" }

  /// The name of the folder of its results.
  package var folderName: String { "shard-\(number)-of-\(count)" }

  /// By their numbers.
  package static func < (a: Shard, b: Shard) -> Bool {
    (a.count, a.number) < (b.count, b.number)
  }
}
