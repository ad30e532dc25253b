import SegueCompositing
public import SegueMotion
import SegueRaster

/// Draws the frames of a film into a sink: several at once, handed over in order.
///
/// Law: how many are drawn at once changes no byte of what the sink gets.
public struct FilmRenderer: Sendable {
  /// The film.
  public let film: AnimatedScene
  /// Draws its frames.
  public let renderer: SceneRenderer
  /// How many frames are drawn at once.
  public let width: Int
  /// Tells the time, to say how long the work took.
  private let now: @Sendable () -> Duration

  /// A renderer that draws at most `width` frames at once.
  ///
  /// - Parameter now: the time since some beginning; it matters to what ``render(_:into:progress:)``
  ///   returns and to nothing else.
  public init(
    _ film: AnimatedScene, _ renderer: SceneRenderer, width: Int,
    now: @escaping @Sendable () -> Duration = { .zero }
  ) {
    self.film = film
    self.renderer = renderer
    self.width = max(width, 1)
    self.now = now
  }

  /// Draws the frames of `schedule` into `sink`.
  ///
  /// - Parameter progress: called after each frame that the sink has taken, with their number.
  /// - Returns: how long the work took.
  @discardableResult
  public func render<Sink: FrameSink & ~Copyable>(
    _ schedule: FrameSchedule, into sink: inout Sink, progress: (Int) -> Void = { _ in }
  ) async throws(FilmFailure) -> FilmEffort {
    let encoder = sink.encoder
    var starter = Starter(schedule, FrameSequence(renderer.compositor))
    var conveyor = Conveyor(encoder, starter.workspaces, limit: width + 2)
    let failure = await withTaskGroup(of: Conveyor<Sink.Encoder>.Item.self) { group in
      let failure = await run(&starter, encoder, &sink, &conveyor, &group, progress)
      group.cancelAll()
      return failure
    }
    if let failure { throw failure }
    let start = now()
    try await sink.finish()
    return conveyor.effort + FilmEffort(encoding: now() - start)
  }

  /// Draws all frames and returns why it could not.
  private func run<Sink: FrameSink & ~Copyable>(
    _ starter: inout Starter, _ encoder: Sink.Encoder, _ sink: inout Sink,
    _ conveyor: inout Conveyor<Sink.Encoder>,
    _ group: inout TaskGroup<Conveyor<Sink.Encoder>.Item>, _ progress: (Int) -> Void
  ) async -> FilmFailure? {
    let schedule = starter.schedule
    while conveyor.written < schedule.indices.count {
      if Task.isCancelled { return .cancelled }
      start(&starter, encoder, &conveyor, &group)
      relate(encoder, &conveyor, &group)
      if conveyor.isWaiting, let item = await group.next(),
        let failure = conveyor.accept(item)
      {
        return failure
      }
      while let (place, packet) = conveyor.nextPacket() {
        let start = now()
        if let failure = await write(packet, schedule.indices[place], &sink) { return failure }
        conveyor.effort.encoding += now() - start
        progress(conveyor.written)
      }
    }
    return nil
  }

  /// Which frame is started next, and what it takes to draw it.
  private struct Starter {
    let schedule: FrameSchedule
    let workspaces = Workspaces()
    var frames: FrameSequence
    var next = 0

    init(_ schedule: FrameSchedule, _ frames: FrameSequence) {
      self.schedule = schedule
      self.frames = frames
    }
  }

  /// Starts as many frames as there is room for; one that shows what the last one shows is not drawn.
  private func start<Encoder: FrameEncoder>(
    _ starter: inout Starter, _ encoder: Encoder, _ conveyor: inout Conveyor<Encoder>,
    _ group: inout TaskGroup<Conveyor<Encoder>.Item>
  ) {
    while starter.next < starter.schedule.indices.count, conveyor.hasRoom {
      let place = starter.next
      let index = starter.schedule.indices[place]
      let time = starter.schedule.time(of: index)
      let start = now()
      let list = starter.frames.next(film.scene(at: time))
      conveyor.effort.drawing += now() - start
      starter.next += 1
      guard let list else {
        conveyor.note(repeated: place)
        continue
      }
      conveyor.note(started: place)
      group.addTask { [renderer, now, workspaces = starter.workspaces] in
        var effort = FilmEffort()
        let packet = await renderer.packet(
          of: list, index, time, for: encoder, in: workspaces, now, &effort)
        return Conveyor<Encoder>.Item(place: place, packet: packet, effort: effort)
      }
    }
  }

  /// Starts to relate frames to those before them, where both are drawn.
  private func relate<Encoder: FrameEncoder>(
    _ encoder: Encoder, _ conveyor: inout Conveyor<Encoder>,
    _ group: inout TaskGroup<Conveyor<Encoder>.Item>
  ) {
    guard encoder.relatesFrames else { return }
    for (place, packet, previous) in conveyor.takePairs() {
      group.addTask { [now] in
        let start = now()
        let result: Result<Encoder.Packet, FilmFailure>
        do throws(FilmFailure) {
          result = .success(try encoder.relate(packet, to: previous))
        } catch {
          result = .failure(error)
        }
        return Conveyor<Encoder>.Item(
          place: place, packet: result, effort: FilmEffort(encoding: now() - start))
      }
    }
  }

  private func write<Sink: FrameSink & ~Copyable>(
    _ packet: Sink.Encoder.Packet, _ index: Int, _ sink: inout Sink
  ) async -> FilmFailure? {
    do throws(FilmFailure) {
      try await sink.write(packet, index: index)
      return nil
    } catch {
      return error
    }
  }
}

extension SceneRenderer {
  /// Draws a frame and makes it ready for a sink.
  fileprivate func packet<Encoder: FrameEncoder>(
    of list: DisplayList, _ index: Int, _ time: FrameTime, for encoder: Encoder,
    in workspaces: Workspaces, _ now: () -> Duration, _ effort: inout FilmEffort
  ) async -> Result<Encoder.Packet, FilmFailure> {
    do throws(FilmFailure) {
      let packet = try encoded(list, index, time, for: encoder, in: workspaces, now, &effort)
      let start = now()
      try await encoder.store(packet, index: index)
      effort.encoding += now() - start
      return .success(packet)
    } catch {
      return .failure(error)
    }
  }

  /// Draws and encodes a frame, and leaves what it was drawn in if the packet does not need it.
  private func encoded<Encoder: FrameEncoder>(
    _ list: DisplayList, _ index: Int, _ time: FrameTime, for encoder: Encoder,
    in workspaces: Workspaces, _ now: () -> Duration, _ effort: inout FilmEffort
  ) throws(FilmFailure) -> Encoder.Packet {
    let start = now()
    let content: Frame.Content
    do throws(MemoryShortage) {
      content = try self.content(of: list, as: encoder.form, in: workspaces)
    } catch {
      throw .drawing(error, at: time)
    }
    let middle = now()
    let packet = try encoder.encode(Frame(index: index, time: time, content: content))
    if encoder.remains(of: packet) == nil { workspaces.leave(consume content) }
    effort = FilmEffort(drawing: middle - start, encoding: now() - middle)
    return packet
  }
}
