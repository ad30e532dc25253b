import SegueCompositing
package import SegueMotion
import SegueRaster
import SegueSceneGraph

/// Draws the frames of a film into a sink: several at once, handed over in order.
///
/// Law: how many are drawn at once changes no byte of what the sink gets.
package struct FilmRenderer: Sendable {
  /// The film.
  package let film: AnimatedScene
  /// Draws its frames.
  package let renderer: SceneRenderer
  /// Number of frames drawn at once, where there is memory for them.
  package let concurrency: Int
  private let memory: RunMemory
  /// Tells the time, to say how long the work took.
  private let now: @Sendable () -> Duration

  /// A renderer that draws at most `concurrency` frames at once, in what its renderer's memory has left
  /// beside an encoder of so many bytes.
  ///
  /// - Parameter now: the time since some beginning; it matters to what ``render(_:into:progress:)``
  ///   returns and to nothing else.
  package init(
    _ film: AnimatedScene, by renderer: SceneRenderer, concurrency: Int, encoderBytes: Int = 0,
    now: @escaping @Sendable () -> Duration = { .zero }
  ) {
    self.film = film
    self.renderer = renderer
    self.concurrency = max(concurrency, 1)
    var memory = renderer.memory
    memory.take(encoderBytes)
    self.memory = memory
    self.now = now
  }

  /// Draws the frames of `schedule` into `sink`.
  ///
  /// - Parameter progress: called after each frame that the sink has taken, with their number.
  /// - Returns: how long the work took.
  @discardableResult
  package func render<Sink: FrameSink & ~Copyable>(
    _ schedule: FrameSchedule, into sink: inout Sink, progress: (Int) -> Void = { _ in }
  ) async throws(RenderError) -> Effort {
    let encoder = sink.encoder
    let pixels = film.canvas.pixelWidth * film.canvas.pixelHeight
    let workspaces = ScratchPool(keeping: RunMemory.reused(canvas: pixels))
    let buffer = FrameReorderBuffer(
      encoder, workspaces: workspaces, limit: concurrency + 2,
      room: FrameRoom(
        memory.left, frame: encoder.bytes(ofFrame: pixels), kept: encoder.form.keptBytes(pixels),
        exposure: film.motionBlur == nil ? 0 : encoder.form.exposureBytes(pixels),
        count: schedule.indices.count))
    var job = FrameJob(
      schedule: schedule, encoder: encoder, workspaces: workspaces, buffer: buffer,
      frames: ExposureSequence(renderer.compositor))
    let failure = await withTaskGroup(of: FrameReorderBuffer<Sink.Encoder>.Item.self) { group in
      let failure = await run(&job, into: &sink, adding: &group, progress: progress)
      group.cancelAll()
      return failure
    }
    if let failure { throw failure }
    let start = now()
    try await sink.finish()
    return job.buffer.effort + Effort(encoding: now() - start)
  }

  /// Draws all frames and returns why it could not.
  private func run<Sink: FrameSink & ~Copyable>(
    _ job: inout FrameJob<Sink.Encoder>, into sink: inout Sink,
    adding group: inout TaskGroup<FrameReorderBuffer<Sink.Encoder>.Item>, progress: (Int) -> Void
  ) async -> RenderError? {
    let schedule = job.schedule
    while job.buffer.written < schedule.indices.count {
      if Task.isCancelled { return .cancelled }
      if let failure = start(&job, adding: &group) { return failure }
      relate(&job, adding: &group)
      if job.buffer.isWaiting, let item = await group.next(),
        let failure = job.buffer.accept(item)
      {
        return failure
      }
      while let (place, packet) = job.buffer.nextPacket() {
        let start = now()
        if let failure = await write(packet, index: schedule.indices[place], into: &sink) {
          return failure
        }
        job.buffer.effort.encoding += now() - start
        progress(job.buffer.written)
      }
    }
    return nil
  }

  /// The frames to draw, how far that is, and the state that it takes.
  private struct FrameJob<Encoder: FrameEncoder> {
    let schedule: FrameSchedule
    let encoder: Encoder
    let workspaces: ScratchPool
    var buffer: FrameReorderBuffer<Encoder>
    var frames: ExposureSequence
    /// The place of the next frame to start.
    var next = 0
    /// The next frame, if there has been no memory for it yet, and what its layers take.
    var waiting: (exposure: FrameExposure, needed: Int)?
  }

  /// Starts as many frames as there is room for; one that shows what the last one shows is not drawn.
  ///
  /// Returns why a frame cannot be drawn, however long it waits.
  private func start<Encoder: FrameEncoder>(
    _ job: inout FrameJob<Encoder>,
    adding group: inout TaskGroup<FrameReorderBuffer<Encoder>.Item>
  ) -> RenderError? {
    while job.next < job.schedule.indices.count, job.buffer.hasRoom {
      let place = job.next
      let index = job.schedule.indices[place]
      let time = job.schedule.time(of: index)
      do throws(RenderError) {
        let isNew = try compose(time, for: &job)
        if !isNew {
          job.buffer.note(repeated: place)
          job.next += 1
          continue
        }
      } catch {
        return error
      }
      guard let (exposure, needed) = job.waiting, job.buffer.hasMemory(for: needed) else { break }
      job.waiting = nil
      job.next += 1
      job.buffer.note(started: place, needed)
      let room = job.buffer.drawing(needed)
      group.addTask {
        [renderer, film, now, encoder = job.encoder, workspaces = job.workspaces] in
        var effort = Effort()
        let packet = await renderer.packet(
          of: exposure, at: index, time: time, for: encoder, in: workspaces, room, now: now,
          effort: &effort)
        let named = packet.mapError { renderer.named($0, of: film) }
        return FrameReorderBuffer<Encoder>.Item(place: place, packet: named, effort: effort)
      }
    }
    return nil
  }

  /// Writes the lists of the next frame, unless one is waiting; `false` if it shows what the last one
  /// shows.
  private func compose<Encoder: FrameEncoder>(
    _ time: FrameTime, for job: inout FrameJob<Encoder>
  ) throws(RenderError) -> Bool {
    if job.waiting != nil { return true }
    let start = now()
    let exposure = job.frames.next(film.exposure(at: time))
    job.buffer.effort.drawing += now() - start
    guard let exposure else { return false }
    do throws(MemoryError) {
      job.waiting = (exposure, try job.buffer.layers(of: exposure))
    } catch {
      throw renderer.failure(error, at: time, of: film.scene(at: time))
    }
    return true
  }

  /// Starts to relate frames to those before them, where both are drawn.
  private func relate<Encoder: FrameEncoder>(
    _ job: inout FrameJob<Encoder>,
    adding group: inout TaskGroup<FrameReorderBuffer<Encoder>.Item>
  ) {
    let encoder = job.encoder
    guard encoder.relatesFrames else { return }
    for (place, packet, previous) in job.buffer.takePairs() {
      group.addTask { [now] in
        let start = now()
        let result: Result<Encoder.Packet, RenderError>
        do throws(RenderError) {
          result = .success(try encoder.relate(packet, to: previous))
        } catch {
          result = .failure(error)
        }
        return FrameReorderBuffer<Encoder>.Item(
          place: place, packet: result, effort: Effort(encoding: now() - start))
      }
    }
  }

  private func write<Sink: FrameSink & ~Copyable>(
    _ packet: Sink.Encoder.Packet, index: Int, into sink: inout Sink
  ) async -> RenderError? {
    do throws(RenderError) {
      try await sink.write(packet, index: index)
      return nil
    } catch {
      return error
    }
  }
}

extension SceneRenderer {
  /// A failure of drawing with the name of the layer that takes the most.
  fileprivate func named(_ failure: RenderError, of film: AnimatedScene) -> RenderError {
    guard case .drawing(let shortage, let time, nil) = failure else { return failure }
    return self.failure(shortage, at: time, of: film.scene(at: time))
  }

  /// Draws a frame and makes it ready for a sink.
  fileprivate func packet<Encoder: FrameEncoder>(
    of exposure: FrameExposure, at index: Int, time: FrameTime, for encoder: Encoder,
    in workspaces: ScratchPool, _ room: DrawingRoom, now: () -> Duration,
    effort: inout FilmRenderer.Effort
  ) async -> Result<Encoder.Packet, RenderError> {
    do throws(RenderError) {
      let packet = try encoded(
        exposure, at: index, time: time, for: encoder, in: workspaces, room, now: now,
        effort: &effort)
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
    _ exposure: FrameExposure, at index: Int, time: FrameTime, for encoder: Encoder,
    in workspaces: ScratchPool, _ room: DrawingRoom, now: () -> Duration,
    effort: inout FilmRenderer.Effort
  ) throws(RenderError) -> Encoder.Packet {
    let start = now()
    let content: Frame.Content
    do throws(MemoryError) {
      content = try self.content(of: exposure, as: encoder.form, in: workspaces, room)
    } catch {
      throw .drawing(error, at: time, layer: nil)
    }
    let middle = now()
    let packet = try encoder.encode(Frame(index: index, time: time, content: content))
    if encoder.remains(of: packet) == nil { workspaces.leave(consume content) }
    effort = FilmRenderer.Effort(drawing: middle - start, encoding: now() - middle)
    return packet
  }
}

extension FilmRenderer {
  /// Durations of the parts of the work, summed over the tasks that worked side by side.
  package struct Effort: Hashable, Sendable {
    /// Drawing frames.
    package var drawing: Duration
    /// Making of frames what the sink writes, and writing it.
    package var encoding: Duration

    /// The effort of these parts; none unless given.
    package init(drawing: Duration = .zero, encoding: Duration = .zero) {
      self.drawing = drawing
      self.encoding = encoding
    }

    /// The efforts of two stretches of work.
    package static func + (a: Effort, b: Effort) -> Effort {
      Effort(drawing: a.drawing + b.drawing, encoding: a.encoding + b.encoding)
    }
  }
}
