import SegueCompositing
package import SegueMotion
import SegueRaster
import SegueSceneGraph

/// Looks through a film for a moment that takes more memory than there is, before anything is drawn.
///
/// Layers are largest where something begins or ends to move, where another epoch begins, or between
/// two of those where a spring swings; so these moments are looked at, and others at even distances.
/// What happens between them only is found when it is drawn.
package struct FilmSurvey: Sendable {
  private let film: AnimatedScene
  private let renderer: SceneRenderer
  private let memory: RunMemory

  /// The most moments, layers in all of them together, and pieces of their outlines and letters.
  private static let momentLimit = 48
  /// The frames of a film at which is looked before it is drawn.
  private static let glances = 8
  private static let layerLimit = 100_000
  private static let pieceLimit = 4_000_000

  /// A look at a film as `renderer` would draw it, in what is left of `memory`.
  package init(
    of film: AnimatedScene, by renderer: SceneRenderer, within memory: RunMemory = RunMemory()
  ) {
    self.film = film
    self.renderer = renderer
    self.memory = memory
  }

  /// Returns the reason why a moment cannot be drawn, for the first one of which that is known.
  package func failure() -> RenderError? { failure(at: moments.map { FrameTime($0) }) }

  /// The same for a few frames of a schedule, for a film that is about to be drawn.
  package func failure(glancingAt schedule: FrameSchedule) -> RenderError? {
    let last = schedule.indices.count - 1
    if last < Self.glances { return nil }
    let places = (0..<Self.glances).map { $0 * last / (Self.glances - 1) }
    return failure(at: places.map { schedule.time(of: schedule.indices[$0]) })
  }

  private func failure(at times: [FrameTime]) -> RenderError? {
    var pieces = 0
    for time in times {
      let scene = film.scene(at: time)
      let list = renderer.compositor.displayList(for: scene)
      do throws(MemoryError) {
        let (form, pixels) = (Frame.Form.pixels, list.width * list.height)
        let room = FrameRoom(
          memory.left, frame: form.bytes(pixels),
          exposure: film.motionBlur == nil ? 0 : form.exposureBytes(pixels),
          count: film.frameCount)
        _ = try room.layers(of: list)
      } catch {
        return renderer.failure(error, at: time, of: scene)
      }
      pieces += list.pieces
      if pieces > Self.pieceLimit { break }
    }
    return nil
  }

  /// The moments in their order: the first and the last one are always among them.
  var moments: [Time] {
    let layers = film.epochs.map(\.tree.nodes.count).max() ?? 0
    let count = max(2, min(Self.momentLimit, Self.layerLimit / max(layers, 1), setting))
    let grid = (0..<count).map { index in
      Time(nanoseconds: film.duration.nanoseconds / Int64(count - 1) * Int64(index))
    }
    let turns = film.turns.filter { $0 <= film.duration }
    let chosen = turns.evenly(count - 2) + [film.duration]
    let all = Set(grid + chosen).sorted()
    return all.evenly(2 * count)
  }

  /// Number of moments that leave time to set all texts anew in each of them.
  private var setting: Int {
    let letters = film.texts.reduce(0) { $0 + $1.content.string.utf8.count }
    return (1 << 21) / max(letters, 1)
  }
}

extension AnimatedScene {
  /// The times at which something begins or ends to move, in order.
  fileprivate var turns: [Time] {
    var turns: Set<Time> = []
    for (index, epoch) in epochs.enumerated().prefix(1_000) {
      let end = index + 1 < epochs.count ? epochs[index + 1].start : duration
      turns.insert(epoch.start)
      for entry in epoch.timeline.entries.prefix(1_000) where entry.animation.groups.isEmpty {
        guard let span = epoch.span(of: entry, until: end, at: frameRate) else { continue }
        turns.formUnion([span.lowerBound, span.upperBound])
      }
    }
    return turns.sorted()
  }
}

extension [Time] {
  /// So many of them, from the first to the last at even distances.
  fileprivate func evenly(_ limit: Int) -> [Time] {
    if count <= limit { return self }
    if limit < 2 { return Array(prefix(Swift.max(limit, 0))) }
    return (0..<limit).map { self[$0 * (count - 1) / (limit - 1)] }
  }
}

extension DisplayList {
  /// Number of pieces in the outlines and glyphs.
  fileprivate var pieces: Int {
    passes.reduce(0) { $0 + $1.commands.reduce(0) { $0 + $1.shape.pieces } }
  }
}

extension SceneRenderer {
  /// Returns the reason why a scene cannot be drawn, and the layer that takes the most memory.
  func failure(_ shortage: MemoryError, at time: FrameTime, of scene: Scene) -> RenderError {
    .drawing(shortage, at: time, layer: compositor.largestLayer(of: scene)?.name)
  }
}
