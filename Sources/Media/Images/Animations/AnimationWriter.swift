/// Writes an animated picture frame by frame; what it needs to remember is one compressed frame.
///
///     var writer = try AnimationWriter(recipe, into: [UInt8]())
///     var last: Surface?
///     for surface in film {
///       try writer.add(AnimationEncoder(recipe).picture(of: surface, after: last))
///       last = surface
///     }
///     let bytes = try writer.finish()
package struct AnimationWriter<Sink: SeekableSink & ~Copyable>: ~Copyable {
  private var sink: Sink
  private var framing: any AnimationFraming
  private let clock: AnimationClock
  private var count = 0
  /// The frame that has not been written, because it is not known how long it is shown.
  private var pending: AnimationPicture?
  private var start = 0
  private var end = 0

  /// The longest file there may be: the formats count in 32 bits, and none is meant for more.
  private static var maximumSize: Int { Int(UInt32.max) - 16 }

  /// A writer that has begun a file.
  package init(_ recipe: AnimationRecipe, into sink: consuming Sink) throws(PictureError) {
    self.sink = sink
    framing = recipe.framing
    clock = AnimationClock(
      frames: recipe.frames, seconds: recipe.seconds, ticksPerSecond: framing.ticksPerSecond)
    try write(framing.header)
  }

  /// Adds the next frame; nothing, if it shows what the frame before it has shown.
  package mutating func add(_ picture: AnimationPicture?) throws(PictureError) {
    if let picture {
      try writePending()
      pending = picture
      start = end
    }
    end += 1
  }

  /// Writes what is left, and returns what the file has been written into.
  package consuming func finish() throws(PictureError) -> Sink {
    try writePending()
    try write(framing.trailer(behind: count))
    if let (offset, bytes) = framing.amendment(of: count) {
      do { try sink.overwrite(bytes, at: offset) } catch { throw .output(error) }
    }
    return sink
  }

  /// Writes the frame at hand; more than once where it is shown longer than the format can say.
  private mutating func writePending() throws(PictureError) {
    guard let picture = pending.take() else { return }
    let framing = framing
    for part in clock.parts(of: start..<end, { framing.admits($0) }) {
      try write(self.framing.frame(picture, lasting: clock.ticks(in: part)))
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws(PictureError) {
    count += bytes.count
    guard count <= Self.maximumSize else { throw .unwritable("it would have more than 4 GiB") }
    do { try sink.write(bytes.span) } catch { throw .output(error) }
  }
}

/// The times at which the frames of a film are shown, in the whole ticks that a format counts in.
///
/// The tick of a frame is the one nearest to its time, whatever has been rounded before it: no error
/// adds up, and a frame is never further from its time than half a tick.
private struct AnimationClock: Hashable, Sendable {
  /// The number of frames in ``seconds``.
  let frames: Int
  /// The number of seconds that ``frames`` take.
  let seconds: Int
  /// Number of ticks in a second.
  let ticksPerSecond: Int

  /// Returns the tick at which frame `index` is shown, and the one before it ends.
  func tick(of index: Int) -> Int {
    let doubled = Int128(index) * Int128(seconds) * Int128(ticksPerSecond) * 2
    return Int((doubled + Int128(frames)) / (Int128(frames) * 2))
  }

  /// The ticks from the begin of one frame to that of another.
  func ticks(in range: Range<Int>) -> Int {
    tick(of: range.upperBound) - tick(of: range.lowerBound)
  }

  /// The range in parts whose lengths are all admitted, each as long as can be; a part of one frame
  /// is always taken.
  func parts(of range: Range<Int>, _ isAdmitted: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = range.upperBound
      while end > start + 1, !isAdmitted(ticks(in: start..<end)) { end -= 1 }
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}
