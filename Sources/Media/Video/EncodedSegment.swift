import SegueTextSupport

/// Some frames of a movie, compressed so that they need no others.
package struct EncodedSegment: Hashable, Sendable, Codable {
  /// Stream parameters that a player needs before the first packet; equal in all segments of a movie.
  package let stream: EncodedStream
  /// The compressed frames in the order in which they are decoded.
  package let packets: [EncodedPacket]

  /// Frames of a stream.
  package init(stream: EncodedStream, packets: [EncodedPacket]) {
    self.stream = stream
    self.packets = packets
  }

  /// The number of frames.
  package var frameCount: Int { packets.count }
  /// The size of the packets in bytes.
  package var size: Int { packets.reduce(0) { $0 + $1.bytes.count } }
}

/// One compressed frame.
package struct EncodedPacket: Hashable, Sendable, Codable {
  /// The compressed frame.
  package let bytes: [UInt8]
  /// The compressed alpha of the frame, where that is a stream of its own.
  package let alpha: [UInt8]?
  /// Index of the frame in the segment.
  package let frame: Int
  /// Decoding time, in frames from the start of the segment; below zero if frames are reordered.
  package let decodingTime: Int
  /// True if decoding may start here.
  package let isKey: Bool

  /// A frame with its alpha, if that is a stream of its own.
  package init(bytes: [UInt8], alpha: [UInt8]?, frame: Int, decodingTime: Int, isKey: Bool) {
    self.bytes = bytes
    self.alpha = alpha
    self.frame = frame
    self.decodingTime = decodingTime
    self.isKey = isKey
  }
}

/// Container-level description of a stream as a whole.
package struct EncodedStream: Hashable, Sendable, Codable {
  /// libavcodec's number for the codec.
  let codec: UInt32
  /// The four letters that name the codec in a container, if the encoder insists on them.
  let tag: UInt32
  /// libavutil's number for the layout of pixels.
  let pixels: Int32
  /// The size of the coded frames.
  let width: Int
  let height: Int
  let profile: Int32
  let level: Int32
  let bitsPerPixel: Int32
  let bitsPerChannel: Int32
  /// The number of frames that a decoder holds back to put them in order.
  let delay: Int32
  /// Meaning of the samples.
  let colors: StreamColors
  /// The parameter sets.
  package let extradata: [UInt8]
}

/// Meaning of the samples of a stream, in the numbers of ITU-T H.273 and libavutil.
struct StreamColors: Hashable, Sendable, Codable {
  let primaries: UInt32
  let transfer: UInt32
  let matrix: UInt32
  let range: UInt32
  let chromaPlace: UInt32
}

/// Segments come from other machines, and their numbers go into containers.
extension EncodedSegment: Plausible {
  /// True if its packets are those of some segment.
  package var isPlausible: Bool {
    packets.first?.isKey ?? false
      && packets.allSatisfy { (0..<packets.count).contains($0.frame) }
  }
}

extension EncodedPacket: Plausible {
  /// True if it is a frame at some time.
  package var isPlausible: Bool {
    (1...1 << 30).contains(bytes.count) && (1...1 << 30).contains(alpha?.count ?? 1)
      && (-1_000...Int(Int32.max)).contains(decodingTime)
  }
}

extension EncodedStream: Plausible {
  /// True if a movie can be so large.
  package var isPlausible: Bool {
    (1...1 << 16).contains(width) && (1...1 << 16).contains(height) && extradata.count <= 1 << 24
  }
}

extension EncodedSegment {
  /// The segment with pictures that stay: each is shown for so many frames as stand at its place.
  ///
  /// Behind a picture that stays come pictures all of whose blocks are skipped, and those after them
  /// count them.
  func showing(_ durations: [Int]) throws(MovieError) -> EncodedSegment {
    if durations.allSatisfy({ $0 == 1 }) { return self }
    guard durations.count == packets.count, let parameters = PictureParameters(stream.extradata)
    else { throw .library(.encode, "the encoder writes another kind of stream") }
    let skipped = SkippedPicture(parameters)
    // Pictures have numbers of a few bits, so that there are few different ones.
    let numbers = 1 << parameters.counterWidth
    let pictures = (0..<numbers).map(skipped.bytes(number:))
    var packets: [EncodedPacket] = []
    for (packet, duration) in zip(self.packets, durations) {
      let frame = packets.count
      guard packet.isKey == packets.isEmpty,
        let bytes = packet.frame == frame || packet.isKey
          ? packet.bytes : skipped.renumbered(packet.bytes, frame % numbers)
      else { throw .library(.encode, "the encoder writes another kind of stream") }
      packets.append(
        EncodedPacket(
          bytes: bytes, alpha: nil, frame: frame, decodingTime: frame, isKey: packet.isKey))
      for next in frame + 1..<frame + duration {
        packets.append(
          EncodedPacket(
            bytes: pictures[next % numbers], alpha: nil, frame: next, decodingTime: next,
            isKey: false))
      }
    }
    return EncodedSegment(stream: stream, packets: packets)
  }
}
