import CFFmpeg

extension Libav {
  /// True if the alpha of a stream's frames is a stream of its own beside them.
  static func keepsAlpha(_ stream: UnsafeMutablePointer<AVStream>) -> Bool {
    unsafe libav.av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0).map {
      unsafe String(cString: $0.pointee.value) == "1"
    } ?? false
  }

  /// Returns the decoder for a stream of a movie of our own: where it keeps alpha beside its frames, the one that
  /// looks at that, if it is there.
  ///
  /// It takes any frame's memory before its size can be held to a limit: movies of others are read by
  /// ``AlphaDecoder``.
  static func decoder(_ codec: AVCodecID, keepsAlpha: Bool) -> UnsafePointer<AVCodec>? {
    let name =
      codec == AV_CODEC_ID_VP9 ? "libvpx-vp9" : codec == AV_CODEC_ID_VP8 ? "libvpx" : nil
    if keepsAlpha, let name, let decoder = unsafe libav.avcodec_find_decoder_by_name(name) {
      return unsafe decoder
    }
    return unsafe libav.avcodec_find_decoder(codec)
  }
}
