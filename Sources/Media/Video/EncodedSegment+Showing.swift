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
        EncodedPacket(bytes: bytes, frame: frame, decodingTime: frame, isKey: packet.isKey))
      for next in frame + 1..<frame + duration {
        packets.append(
          EncodedPacket(
            bytes: pictures[next % numbers], frame: next, decodingTime: next, isKey: false))
      }
    }
    return EncodedSegment(stream: stream, packets: packets)
  }
}
