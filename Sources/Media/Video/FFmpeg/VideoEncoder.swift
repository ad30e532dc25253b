import CFFmpeg
import Dispatch
import SegueRaster

/// An encoder at work on one segment.
struct VideoEncoder: ~Copyable {
  private let context: CodecContext
  private let filter: PacketFilter?
  private let frame: FrameMemory
  private let packet: Packet
  private let layout: PixelLayout
  private var packets: [EncodedPacket] = []
  /// The parameter sets that have come with a packet, if any.
  private var parameterSets: [UInt8] = []
  private var count = 0
  /// The failure after which nothing is asked of the encoder, which may still hold a lent frame.
  private var failure: MovieError?

  /// An encoder with so many threads for the first frame of a segment.
  init(_ recipe: MovieRecipe, threads: Int) throws(MovieError) {
    try Libav.load()
    let context = try CodecContext.encoder(recipe, threads: threads)
    let filter = try PacketFilter.filter(recipe.settings.filter, for: context)
    let frame = try FrameMemory(.open)
    let packet = try Packet(.open)
    self.context = context
    self.filter = filter
    self.frame = frame
    self.packet = packet
    layout = recipe.settings.layout
  }

  /// Encodes the next frame, which has the size of the recipe.
  mutating func encode(_ next: MovieFrame) throws(MovieError) {
    if let failure { throw failure }
    do {
      try take(next)
      count += 1
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func take(_ next: MovieFrame) throws(MovieError) {
    switch next {
    case .planes(let planes):
      precondition(layout == .planes, "the codec takes surfaces")
      try encode(planes)
    case .surface(let surface) where layout == .planesAndAlpha:
      try encode(AlphaPlanes(surface))
    case .surface(let surface):
      precondition(layout != .planes, "the codec takes video planes")
      try frame.fill(with: surface, layout, context)
      try send()
      frame.clear()
    }
  }

  /// Lends the planes to the encoder, which is done with them when it has nothing more to say.
  private mutating func encode(_ planes: VideoPlanes) throws(MovieError) {
    precondition(
      unsafe planes.width == Int(context.pointer.pointee.width)
        && planes.height == Int(context.pointer.pointee.height), "a frame of another size")
    try unsafe lend(planes, nil)
  }

  /// Lends the planes of a transparent frame; of an odd size the encoder sees no more than there is.
  private mutating func encode(_ frame: AlphaPlanes) throws(MovieError) {
    precondition(
      unsafe frame.width == Int(context.pointer.pointee.width)
        && frame.height == Int(context.pointer.pointee.height), "a frame of another size")
    try unsafe frame.alpha.withUnsafeBufferPointer { alpha throws(MovieError) in
      try unsafe lend(frame.planes, alpha)
    }
  }

  private mutating func lend(
    _ planes: VideoPlanes, _ alpha: UnsafeBufferPointer<UInt8>?
  ) throws(MovieError) {
    try unsafe planes.luma.withUnsafeBufferPointer { luma throws(MovieError) in
      try unsafe planes.blue.withUnsafeBufferPointer { blue throws(MovieError) in
        try unsafe planes.red.withUnsafeBufferPointer { red throws(MovieError) in
          try unsafe frame.lend([luma, blue, red], width: planes.width, alpha, context)
          try send()
          frame.endLoan()
        }
      }
    }
  }

  private mutating func send() throws(MovieError) {
    unsafe frame.pointer.pointee.pts = Int64(count)
    try check(unsafe libav.avcodec_send_frame(context.pointer, frame.pointer))
    try drain()
  }

  /// The compressed frames; nothing may be encoded afterwards.
  mutating func finish() throws(MovieError) -> EncodedSegment {
    if let failure { throw failure }
    precondition(count > 0, "a segment has at least one frame")
    try check(unsafe libav.avcodec_send_frame(context.pointer, nil))
    try drain()
    if let words = context.log.takeComplaints() { throw .library(.encode, words) }
    guard packets.count == count else {
      throw .library(.encode, "\(count) frames became \(packets.count) packets")
    }
    return EncodedSegment(stream: context.stream(with: parameterSets), packets: packets)
  }

  /// Takes what the encoder has ready.
  private mutating func drain() throws(MovieError) {
    while true {
      let result = unsafe libav.avcodec_receive_packet(context.pointer, packet.pointer)
      if result == cffmpeg_try_again { return }
      if result == cffmpeg_end { return try passEnd() }
      try check(result)
      try pass()
    }
  }

  private mutating func pass() throws(MovieError) {
    guard filter != nil else { return keep() }
    try check(filter?.send(packet) ?? 0)
    try takeFiltered()
  }

  private mutating func passEnd() throws(MovieError) {
    guard filter != nil else { return }
    try check(filter?.send(packet, isEnd: true) ?? 0)
    try takeFiltered()
  }

  private mutating func takeFiltered() throws(MovieError) {
    while let result = filter?.receive(packet) {
      if result == cffmpeg_try_again || result == cffmpeg_end { return }
      try check(result)
      keep()
    }
  }

  private mutating func keep() {
    if packets.isEmpty, let sets = packet.parameterSets { parameterSets = sets }
    packets.append(packet.value)
    packet.clear()
  }

  private func check(_ result: CInt) throws(MovieError) {
    try MovieError.check(result, during: .encode, context.log)
  }
}

/// A filter that packets pass on their way out of an encoder.
@safe
struct PacketFilter: ~Copyable {
  private let pointer: UnsafeMutablePointer<AVBSFContext>

  private init(_ name: String) throws(MovieError) {
    var context: UnsafeMutablePointer<AVBSFContext>?
    guard let filter = unsafe libav.av_bsf_get_by_name(name) else {
      throw .library(.open, "this FFmpeg has no filter '\(name)'")
    }
    _ = unsafe libav.av_bsf_alloc(filter, &context)
    unsafe pointer = try unsafe context.orShortage(.open)
  }

  deinit {
    var context: UnsafeMutablePointer<AVBSFContext>? = unsafe pointer
    unsafe libav.av_bsf_free(&context)
  }

  /// The filter of that name for the packets of an encoder, if there is to be one.
  static func filter(
    _ name: PacketFilterName?, for context: borrowing CodecContext
  ) throws(MovieError) -> PacketFilter? {
    guard let (name, option) = name?.words else { return nil }
    let filter = try PacketFilter(name)
    let target = unsafe filter.pointer
    unsafe target.pointee.time_base_in = context.pointer.pointee.time_base
    let steps = unsafe [
      libav.avcodec_parameters_from_context(target.pointee.par_in, context.pointer),
      libav.av_opt_set(target.pointee.priv_data, option.name, option.value, 0),
      libav.av_bsf_init(target),
    ]
    for result in steps { try MovieError.check(result, during: .open, context.log) }
    return filter
  }

  /// Puts a packet in, which it takes over, or at the end none.
  func send(_ packet: borrowing Packet, isEnd: Bool = false) -> CInt {
    unsafe libav.av_bsf_send_packet(pointer, isEnd ? nil : packet.pointer)
  }

  /// Takes a packet out.
  func receive(_ packet: borrowing Packet) -> CInt {
    unsafe libav.av_bsf_receive_packet(pointer, packet.pointer)
  }
}

/// A thread's worth of work that may block, beside the pool that runs tasks.
package final class EncoderQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// A queue, and what debuggers call it.
  init(_ label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the program unless it is called on this thread.
  package func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

extension SegmentEncoder {
  /// The thread of the encoder.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
}

extension MovieWriter {
  /// The thread of the writer.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
}
