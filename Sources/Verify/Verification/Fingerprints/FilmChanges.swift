import SegueRaster
package import SegueRendering

/// Differences between two films whose pixels are at hand, frame by frame.
///
/// Most of it is measured as noise: another rasterizer rounds otherwise, and smooths edges in another way. All
/// that is beyond it counts: differences of more levels that no edge explains that is less than a
/// quarter of a pixel elsewhere, and those of whole areas.
package struct FilmChanges: Sendable {
  private var changes: [Int: PictureChange] = [:]
  /// Number of pixels that differ by so many levels, as far as these may be noise.
  private var counts = [Int](repeating: 0, count: SquareChange.noise + 2)
  /// Pictures that say what a region does: the first that are clearly different, those that are most, and the last.
  private var samples: [PicturePair] = []
  /// True if every frame that differs is known.
  private var isWhole = true
  /// True if people see that a frame is another; `nil` if the rule for that was not asked.
  private(set) var isVisible: Bool?

  /// The part of the pixels of some levels that may have one level more, where these are noise.
  private static let part = 4

  /// Compares two pictures.
  init(between old: Surface, and new: Surface) {
    let grid = FingerprintGrid(width: new.width, height: new.height)
    let all = Array(0..<grid.count)
    guard let change = PictureChange(PicturePair(old, new), in: grid, squares: all) else { return }
    (changes, counts) = ([0: change], change.counts)
  }

  /// The differences between two films whose pictures have been compared; `nil` if not all that are seen have.
  init?(from old: FrameFingerprints, to new: FrameFingerprints, among compared: ComparedPictures) {
    self.init(from: old, to: new, frames: min(old.frames.count, new.frames.count), compared)
    guard isWhole else { return nil }
  }

  /// Compares the frames of two films that are not the same pixel by pixel; in front of black, where one of them
  /// knows no alpha.
  package init(
    from old: FrameFingerprints, to new: FrameFingerprints, reading expected: any FramePictures,
    and actual: any FramePictures, onBlack isOnBlack: Bool, seenBy rule: PerceptualRule? = nil
  ) throws(RenderError) {
    var (expected, actual, compared, isSeen) = (expected, actual, ComparedPictures(), false)
    var count = min(old.frames.count, new.frames.count)
    for frame in 0..<count {
      let (before, after) = (old.frames[frame], new.frames[frame])
      if before.identity == after.identity || compared.knows(.init(before, after)) { continue }
      guard let shown = try expected.picture(of: frame), let found = try actual.picture(of: frame)
      else {
        count = frame
        break
      }
      let pair = ComparedPictures.Pair(
        old: (before, shown), new: (after, found), onBlack: isOnBlack)
      compared.add(ComparedPictures.Batch([pair], in: new.grid))
      if let rule, !isSeen { isSeen = rule.reason(expected: shown, actual: found) != nil }
    }
    self.init(from: old, to: new, frames: count, compared)
    isVisible = rule == nil ? nil : isSeen
  }

  /// Lays out what is known of pictures as the first frames show them.
  private init(
    from old: FrameFingerprints, to new: FrameFingerprints, frames count: Int,
    _ compared: ComparedPictures
  ) {
    var known: Set<ComparedPictures.Key> = []
    var clear: [ComparedPictures.Key] = []
    for frame in 0..<count {
      let key = ComparedPictures.Key(old.frames[frame], new.frames[frame])
      if key.isOfOne { continue }
      guard compared.knows(key) else {
        isWhole = false
        return
      }
      guard let change = compared[key] else { continue }
      changes[frame] = change
      guard known.insert(key).inserted else { continue }
      for level in counts.indices { counts[level] += change.counts[level] }
      if change.isClear { clear.append(key) }
    }
    let most = clear.max { compared[$0]?.sum ?? 0 < compared[$1]?.sum ?? 0 }
    let samples = compared.samples([clear.first, most, clear.last].compactMap(\.self))
    (self.samples, isWhole) = (samples ?? [], samples != nil)
  }
}

extension FilmChanges {
  /// The most levels that are noise of the films: many more pixels differ by as much as by one level more.
  var noise: Int {
    let drop = (1...SquareChange.noise).first {
      counts[$0] > 0 && Self.part * counts[$0 + 1] <= counts[$0]
    }
    return drop ?? 1
  }

  /// The squares of each frame that differ by more than noise; of frames that do not, none.
  var beyondNoise: [Int: [Int]] {
    let noise = noise
    return changes.compactMapValues { change in
      let beyond = change.squares.filter { $0.level > noise }.map(\.index)
      return beyond.isEmpty ? nil : beyond
    }
  }

  /// True if edges are at other places in any frame.
  var hasMovedEdges: Bool {
    let noise = noise
    return changes.values.contains {
      $0.squares.contains { $0.level > noise && $0.hasMovedEdge }
    }
  }

  /// Change of the region in these boxes, as far as it has a name.
  func change(in boxes: [PixelRect]) -> RegionChange? {
    RegionChangeFinder(samples, in: boxes, noise: noise).change
  }

  /// Size of all differences; `nil` if there are none.
  package var magnitude: DifferenceMagnitude? { DifferenceMagnitude(ordered { _ in true }) }

  /// Size of the differences in frames that differ by nothing but noise; `nil` if there are none.
  var noiseMagnitude: DifferenceMagnitude? {
    let beyond = beyondNoise
    return DifferenceMagnitude(ordered { beyond[$0] == nil })
  }

  private func ordered(_ isMeant: (Int) -> Bool) -> [DifferenceMagnitude.Frame] {
    changes.keys.filter(isMeant).sorted().compactMap { changes[$0]?.magnitude(of: $0) }
  }
}
