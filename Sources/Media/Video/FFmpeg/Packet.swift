import CFFmpeg

/// A compressed frame in libav's memory.
@safe
struct Packet: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  /// An empty packet.
  init(_ operation: MovieError.Operation) throws(MovieError) {
    unsafe pointer = try unsafe libav.av_packet_alloc().orShortage(operation)
  }

  deinit {
    var packet: UnsafeMutablePointer<AVPacket>? = unsafe pointer
    unsafe libav.av_packet_free(&packet)
  }

  /// The compressed frame as a value.
  var value: EncodedPacket {
    let packet = unsafe pointer.pointee
    let bytes = unsafe UnsafeBufferPointer(start: packet.data, count: Int(packet.size))
    return EncodedPacket(
      bytes: unsafe Array(bytes), alpha: alpha, frame: Int(unsafe packet.pts),
      decodingTime: Int(unsafe packet.dts), isKey: unsafe packet.flags & AV_PKT_FLAG_KEY != 0)
  }

  /// The compressed alpha beside the frame, as Matroska stores it: behind the number 1 in eight bytes.
  var alpha: [UInt8]? {
    var size = 0
    let bytes = unsafe libav.av_packet_get_side_data(
      pointer, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, &size)
    guard let bytes = unsafe bytes, size > Self.alphaNumber.count else { return nil }
    return unsafe Array(
      UnsafeBufferPointer(start: bytes, count: size).dropFirst(Self.alphaNumber.count))
  }

  /// The number that says what is stored beside a frame.
  private static let alphaNumber: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]

  /// The parameter sets that come with the packet, from an encoder that has none before.
  var parameterSets: [UInt8]? {
    var size = 0
    let bytes = unsafe libav.av_packet_get_side_data(pointer, AV_PKT_DATA_NEW_EXTRADATA, &size)
    return unsafe bytes.map { unsafe Array(UnsafeBufferPointer(start: $0, count: size)) }
  }

  /// Makes the packet a copy of `value`, its times counted in frames from `start`.
  func fill(_ value: EncodedPacket, start: Int) throws(MovieError) {
    try fill(value.bytes, during: .join)
    if let alpha = value.alpha { try addAlpha(alpha) }
    unsafe pointer.pointee.pts = Int64(start + value.frame)
    unsafe pointer.pointee.dts = Int64(start + value.decodingTime)
    unsafe pointer.pointee.duration = 1
    unsafe pointer.pointee.flags = value.isKey ? AV_PKT_FLAG_KEY : 0
  }

  /// Makes the packet a copy of these bytes.
  func fill(_ bytes: [UInt8], during operation: MovieError.Operation) throws(MovieError) {
    guard unsafe libav.av_new_packet(pointer, CInt(bytes.count)) >= 0 else {
      throw .shortage(operation)
    }
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: pointer.pointee.data, count: bytes.count)
        .copyMemory(from: bytes)
    }
  }

  private func addAlpha(_ alpha: [UInt8]) throws(MovieError) {
    let bytes = Self.alphaNumber + alpha
    let memory = try unsafe libav.av_packet_new_side_data(
      pointer, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, bytes.count
    ).orShortage(.join)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: memory, count: bytes.count)
        .copyMemory(from: bytes)
    }
  }

  /// Gives the compressed frame back.
  func clear() { unsafe libav.av_packet_unref(pointer) }
}
