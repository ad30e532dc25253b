import SegueRaster
package import SegueRendering

/// Differences between two films whose pixels are at hand, frame by frame.
///
/// Most of it is measured as noise: another rasterizer rounds otherwise, and smooths edges in another way. All
/// that is beyond it counts: differences of more levels that no edge explains that is less than a
/// quarter of a pixel elsewhere, and those of whole areas.
package struct FilmChanges: Sendable {
  /// Difference in a square of a frame.
  private struct Square {
    let index: Int
    /// Maximum noise that does not explain it, in levels.
    var level: Int
    let hasMovedEdge: Bool
  }

  private let grid: FingerprintGrid
  private let isOnBlack: Bool
  /// Rule for what people see, where that is asked for.
  private let rule: PerceptualRule?
  private var frames: [Int: DifferenceMagnitude.Frame] = [:]
  private var squares: [Int: [Square]] = [:]
  /// Number of pixels that differ by so many levels.
  private var counts = [Int](repeating: 0, count: 256)
  /// True if people see that a frame is another.
  private var isSeen = false
  /// Frames that say what a region does: the first that is clearly different, that which is most, and the last.
  private(set) var samples: [(frame: Int, pair: PicturePair)] = []

  /// The part of the pixels of some levels that may have one level more, where these are noise.
  private static let part = 4
  /// Mean increase of an area's lightness that is no noise, in levels, and the number of squares that are an area.
  private static let area = (levels: 1.5, squares: 8)

  /// Films without frames; in front of black, where one of them knows no alpha.
  package init(
    in grid: FingerprintGrid, onBlack isOnBlack: Bool = false, seenBy rule: PerceptualRule? = nil
  ) {
    (self.grid, self.isOnBlack, self.rule) = (grid, isOnBlack, rule)
  }

  /// Compares two pictures.
  init(between old: Surface, and new: Surface) {
    let grid = FingerprintGrid(width: new.width, height: new.height)
    self.init(in: grid)
    add(0, PicturePair(old, new), Array(0..<grid.count))
  }

  /// Compares the frames of two films that are not the same pixel by pixel.
  package init(
    _ old: FrameFingerprints, _ new: FrameFingerprints, _ expected: any FramePictures,
    _ actual: any FramePictures, onBlack isOnBlack: Bool, seenBy rule: PerceptualRule? = nil
  ) throws(RenderError) {
    self.init(in: new.grid, onBlack: isOnBlack, seenBy: rule)
    var (expected, actual) = (expected, actual)
    let match = FingerprintMatch(old, new)
    var known: [[FrameIdentity]: Int] = [:]
    for frame in 0..<min(old.frames.count, new.frames.count) where !match.isSame(frame, frame) {
      let pair = [old.frames[frame].identity, new.frames[frame].identity]
      if let earlier = known[pair] {
        add(frame, like: earlier)
        continue
      }
      known[pair] = frame
      guard let before = try expected.picture(of: frame), let after = try actual.picture(of: frame)
      else { return }
      add(frame, PicturePair(before, after, onBlack: isOnBlack), match.differences(frame, frame))
    }
  }

  /// Adds a frame that shows on both sides what an earlier one does.
  private mutating func add(_ frame: Int, like earlier: Int) {
    if let magnitude = frames[earlier] {
      frames[frame] = DifferenceMagnitude.Frame(
        number: frame, levels: magnitude.levels, share: magnitude.share, box: magnitude.box,
        sum: magnitude.sum)
    }
    squares[frame] = squares[earlier]
  }

  /// Adds a frame, of which these squares may differ.
  mutating func add(_ frame: Int, _ pair: PicturePair, _ differing: [Int]) {
    var found: [Square] = []
    var shades: [Int: Double] = [:]
    var (count, sum, levels) = (0, 0, 0)
    var box: PixelRect?
    for index in differing {
      let place = grid.place(of: index)
      let change = SquareChange(pair, in: place, counting: &counts)
      guard let changed = change.box else { continue }
      (count, sum, levels) = (
        count + change.count, sum + change.sum, max(levels, change.levels)
      )
      box = box?.union(changed) ?? changed
      let shade = Double(change.increase) / Double(256 * place.width * place.height)
      if abs(shade) >= Self.area.levels { shades[index] = shade }
      if change.unexplained > 0 || shades[index] != nil {
        found.append(
          Square(index: index, level: change.unexplained, hasMovedEdge: change.hasMovedEdge))
      }
    }
    guard let box else { return }
    frames[frame] = DifferenceMagnitude.Frame(
      number: frame, levels: levels, share: PixelShare(count, of: grid.width * grid.height),
      box: box, sum: sum)
    let kept = raised(found, by: shades).filter { $0.level > 0 }
    if !kept.isEmpty { squares[frame] = kept }
    note(frame, pair, isClear: kept.contains { $0.level > SquareChange.noise })
    look(at: pair)
  }

  /// Raises the levels of squares that are parts of an area that has become lighter, or darker.
  private func raised(_ squares: [Square], by shades: [Int: Double]) -> [Square] {
    let areas = grid.patches(
      of: shades.keys.sorted(), joining: { (shades[$0] ?? 0 < 0) == (shades[$1] ?? 0 < 0) }
    ).filter { $0.count >= Self.area.squares }
    let areal = Set(areas.joined())
    return squares.map { square in
      guard areal.contains(square.index), let shade = shades[square.index] else { return square }
      var raised = square
      raised.level = max(square.level, Int(abs(2 * shade)))
      return raised
    }
  }

  private mutating func note(_ frame: Int, _ pair: PicturePair, isClear: Bool) {
    guard isClear, let sum = frames[frame]?.sum else { return }
    if samples.isEmpty { samples = [(frame, pair), (frame, pair), (frame, pair)] }
    if sum > frames[samples[1].frame]?.sum ?? 0 { samples[1] = (frame, pair) }
    samples[2] = (frame, pair)
  }

  private mutating func look(at pair: PicturePair) {
    guard let rule, !isSeen else { return }
    isSeen = rule.reason(expected: pair.old, actual: pair.new) != nil
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
    return squares.compactMapValues { squares in
      let beyond = squares.filter { $0.level > noise }.map(\.index)
      return beyond.isEmpty ? nil : beyond
    }
  }

  /// True if people see that a frame is another; `nil` if the rule for that was not asked.
  var isVisible: Bool? { rule == nil ? nil : isSeen }

  /// True if edges are at other places in any frame.
  var hasMovedEdges: Bool {
    let noise = noise
    return squares.values.contains { $0.contains { $0.level > noise && $0.hasMovedEdge } }
  }

  /// Change of the region in these boxes, as far as it has a name.
  func change(in boxes: [PixelRect]) -> RegionChange? {
    RegionChangeFinder(samples.map(\.pair), in: boxes, noise: noise).change
  }

  /// Size of all differences; `nil` if there are none.
  package var magnitude: DifferenceMagnitude? { DifferenceMagnitude(ordered { _ in true }) }

  /// Size of the differences in frames that differ by nothing but noise; `nil` if there are none.
  var noiseMagnitude: DifferenceMagnitude? {
    let beyond = beyondNoise
    return DifferenceMagnitude(ordered { beyond[$0] == nil })
  }

  private func ordered(_ isMeant: (Int) -> Bool) -> [DifferenceMagnitude.Frame] {
    frames.keys.filter(isMeant).sorted().compactMap { frames[$0] }
  }
}
