package import SegueRaster

/// Pictures of two films that have been compared, each pair once, wherever it is seen.
///
/// Films whose pictures go side by side are read once: pictures are compared as they come, before it is known which
/// frames show them.
package struct ComparedPictures: Sendable {
  /// A picture of the expected film and one of the actual film.
  package struct Pair: Sendable {
    let old: FrameFingerprint
    let new: FrameFingerprint
    let pictures: PicturePair

    /// Two pictures with their fingerprints; in front of black, where one of them knows no alpha.
    package init(
      old: (print: FrameFingerprint, picture: Surface),
      new: (print: FrameFingerprint, picture: Surface), onBlack isOnBlack: Bool
    ) {
      (self.old, self.new) = (old.print, new.print)
      pictures = PicturePair(old.picture, new.picture, onBlack: isOnBlack)
    }

    fileprivate var key: Key { Key(old, new) }
  }

  /// Identities of two pictures.
  struct Key: Hashable, Sendable {
    private let old: FrameIdentity
    private let new: FrameIdentity

    init(_ old: FrameFingerprint, _ new: FrameFingerprint) {
      (self.old, self.new) = (old.identity, new.identity)
    }

    /// True if both pictures are the same.
    var isOfOne: Bool { old == new }
  }

  /// Differences of some pairs, in their order.
  package struct Batch: Sendable {
    fileprivate let changes: [(pair: Pair, change: PictureChange?)]

    /// Compares pairs of pictures.
    package init(_ pairs: [Pair], in grid: FingerprintGrid) {
      changes = pairs.map { pair in
        let squares = pair.old.differingSquares(from: pair.new)
        return (pair, PictureChange(pair.pictures, in: grid, squares: squares))
      }
    }
  }

  private var changes: [Key: PictureChange?] = [:]
  /// Pictures that say what a region does: the first that are clearly different, those that are most, and the last.
  private var samples: [(key: Key, pictures: PicturePair)] = []

  /// No pictures.
  package init() {}

  /// Adds pairs behind those that are there.
  package mutating func add(_ batch: Batch) {
    for (pair, change) in batch.changes where changes[pair.key] == nil {
      changes[pair.key] = .some(change)
      note(pair, change)
    }
  }

  private mutating func note(_ pair: Pair, _ change: PictureChange?) {
    guard let change, change.isClear else { return }
    let sample = (pair.key, pair.pictures)
    if samples.isEmpty { samples = [sample, sample, sample] }
    if let most = self[samples[1].key], change.sum > most.sum { samples[1] = sample }
    samples[2] = sample
  }

  /// Returns the pairs that have not been compared yet, each once.
  package func unknown(among pairs: [Pair]) -> [Pair] {
    var keys: Set<Key> = []
    return pairs.filter { !$0.key.isOfOne && !knows($0.key) && keys.insert($0.key).inserted }
  }

  /// Returns true if two pictures have been compared.
  func knows(_ key: Key) -> Bool { changes[key] != nil }

  /// The difference of two pictures that have been compared; `nil` if they have not, or are alike.
  subscript(key: Key) -> PictureChange? { changes[key] ?? nil }

  /// The pictures that say what a region does; `nil` if they are others than those with these identities.
  func samples(_ keys: [Key]) -> [PicturePair]? {
    samples.map(\.key) == keys ? samples.map(\.pictures) : nil
  }
}
