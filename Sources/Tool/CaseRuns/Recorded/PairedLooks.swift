package import SegueCommandLine
package import SegueRaster
package import SegueVerification
package import SegueVideo

/// Two recordings that are looked at side by side, each of which is read once.
package struct PairedLooks: Sendable {
  /// The look at the expected one.
  package let old: RecordedLook
  /// The look at the actual one.
  package let new: RecordedLook
  /// The pictures with the same number, compared where every pixel was kept of both films.
  package let compared: ComparedPictures

  /// Bytes of the pictures of a film that are looked at in one go, and the most of these pictures.
  private static let most = (bytes: 1 << 24, pictures: 16)

  /// Looks at the recordings at two paths; in front of black, where one of them knows no alpha.
  package init(
    _ paths: (old: String, new: String), as layouts: (old: RecordingLayout, new: RecordingLayout),
    _ question: RecordedLook.Question, onBlack isOnBlack: Bool, hiding hidden: [PixelRect]
  ) async throws(RunError) {
    let first = try LookingDesk(paths.old, as: layouts.old, question, hiding: hidden)
    let second = try LookingDesk(paths.new, as: layouts.new, question, hiding: hidden)
    let (grid, areExact) = (
      first.grid, first.grid == second.grid && first.isExact && second.isExact
    )
    let count = max(
      1,
      min(
        Self.most.pictures, Self.most.bytes / Surface.bytes(width: grid.width, height: grid.height))
    )
    var (compared, pairs, isAtEnd) = (ComparedPictures(), [ComparedPictures.Pair](), false)
    while !isAtEnd || !pairs.isEmpty {
      let current = compared.unknown(among: pairs)
      async let olds = first.next(count)
      async let news = second.next(count)
      // What came last is compared while the next pictures are read.
      async let batch = ComparedPictures.Batch(current, in: grid)
      let seen = (old: try await olds.get(), new: try await news.get())
      isAtEnd = seen.old.isEmpty && seen.new.isEmpty
      compared.add(await batch)
      pairs =
        areExact
        ? zip(seen.old, seen.new).map {
          ComparedPictures.Pair(old: $0, new: $1, onBlack: isOnBlack)
        } : []
    }
    (old, new, self.compared) = (await first.look, await second.look, compared)
  }
}

/// Looks at a recording, some pictures in one go.
private actor LookingDesk {
  nonisolated let grid: FingerprintGrid
  nonisolated let isExact: Bool
  private var pad: LookingPad

  init(
    _ path: String, as layout: RecordingLayout, _ question: RecordedLook.Question,
    hiding hidden: [PixelRect]
  ) throws(RunError) {
    let pad = try LookingPad(path, as: layout, question, hiding: hidden)
    (grid, isExact) = (pad.footage.grid, pad.footage.isExact)
    self.pad = pad
  }

  /// Looks at the next pictures; fewer of them at the end.
  func next(_ count: Int) -> Result<[LookingPad.Seen], RunError> {
    Result { () throws(RunError) in
      var seen: [LookingPad.Seen] = []
      while seen.count < count, let next = try pad.next() { seen.append(next) }
      return seen
    }
  }

  var look: RecordedLook { RecordedLook(pad) }
}
