/// Properties of a movie and its packets, as any player sees them; for tests.
package struct MovieProbe: Hashable, Sendable {
  /// The number of streams, sound included.
  package let streamCount: Int
  /// libavcodec's name for the codec, and its profile.
  package let codec: String
  package let profile: String
  /// The size of a frame.
  package let width: Int
  package let height: Int
  /// libavutil's name for the layout of pixels.
  package let pixels: String
  /// The frames that are shown in a number of seconds, reduced.
  package let frames: Int
  package let seconds: Int
  /// The shape of a pixel, as "1:1".
  package let pixelShape: String
  /// Meaning of the samples, in libavutil's words.
  package let colors: [String]
  /// The ticks that are in a number of seconds: the unit of the packets.
  package let ticks: Int
  package let ticksSeconds: Int
  /// The whole duration in ticks, as the container says it.
  package let duration: Int
  /// The packets in the order in which they are stored.
  package let packets: [MoviePacket]

  /// Reads the movie at `path`.
  package init(_ path: String) throws(MovieError) {
    self = try Demuxer(path).probe()
  }

  /// Decodes the movie at `path`, in the order in which frames are shown.
  package static func decode(
    _ path: String, _ body: (DecodedFrame) -> Void
  ) throws(MovieError) {
    try Demuxer(path).decode(body)
  }
}

/// A packet as a container describes it.
package struct MoviePacket: Hashable, Sendable {
  /// Display time, decoding time and duration, in ticks.
  package let time: Int
  package let decodingTime: Int
  package let duration: Int
  /// True if decoding may start here.
  package let isKey: Bool
  /// Content of the packet.
  package let bytes: [UInt8]
}

/// A frame that a decoder gave back.
package struct DecodedFrame: Hashable, Sendable {
  /// Display time, in ticks.
  package let time: Int
  package let width: Int
  package let height: Int
  /// libavutil's name for the layout of pixels.
  package let pixels: String
  /// The planes in the order of the layout, row after row without gaps.
  package let planes: [[UInt8]]
}
