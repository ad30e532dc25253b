import CFFmpeg

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
    for result in steps { try MovieError.check(result, .open, context.log) }
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
