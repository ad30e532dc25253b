package import SegueMotion
package import SegueRaster

extension Frame {
  /// Forms of a frame when it leaves the rasterizer.
  package enum Form: Hashable, Sendable {
    /// Premultiplied pixels.
    case pixels
    /// Luma and chroma, as video encoders take them.
    case video
  }
}

/// One picture of a film.
package struct Frame: Sendable {
  /// The picture in one of its forms.
  package enum Content: Sendable {
    /// Premultiplied pixels.
    case pixels(Surface)
    /// Luma and chroma.
    case video(VideoPlanes)
  }

  /// The number of the frame in its film, from 0.
  package let index: Int
  /// The time at which it is shown.
  package let time: FrameTime
  /// The picture.
  package let content: Content

  /// The picture of frame `index`.
  package init(index: Int, time: FrameTime, content: Content) {
    self.index = index
    self.time = time
    self.content = content
  }
}

/// Prepares frames for a sink; runs for several at once and in any order.
package protocol FrameEncoder: Sendable {
  /// The prepared form of a frame before it is written.
  associatedtype Packet: Sendable

  /// The form that frames shall have.
  var form: Frame.Form { get }

  /// Returns the memory of a frame of so many pixels from its first pixel until it has been written.
  func bytes(ofFrame pixels: Int) -> Int

  /// Prepares a frame.
  func encode(_ frame: Frame) throws(RenderError) -> Packet

  /// Does what has to be waited for before the packet of frame `index` is written, when the frame
  /// itself is no longer needed.
  func store(_ packet: Packet, index: Int) async throws(RenderError)

  /// True if a packet depends on the frame before, and ``relate(_:to:)`` completes it for writing.
  var relatesFrames: Bool { get }

  /// Completes a packet, knowing that of the frame which the sink is given before; nothing before the
  /// first. Runs for several at once; the other packet need not be complete.
  func relate(_ packet: Packet, to previous: Packet?) throws(RenderError) -> Packet

  /// Returns the content of a frame that its packet still has when the sink is done with it, so that another
  /// frame can be drawn over it: fresh memory for each takes longer than filling it.
  ///
  /// Packets that keep nothing of their frames, as those of compressed pictures, return nothing.
  func remains(of packet: Packet) -> Frame.Content?

  /// Takes back a packet that the sink is done with, for what its memory is still good for.
  func takeBack(_ packet: consuming Packet)
}

extension FrameEncoder {
  /// Returns the memory of the frame in its form, and of the bytes that it becomes, unless an encoder counts
  /// otherwise.
  package func bytes(ofFrame pixels: Int) -> Int { form.bytes(pixels) }

  /// Most packets wait for nothing.
  package func store(_ packet: Packet, index: Int) async throws(RenderError) {}

  /// Most packets depend on their own frame only.
  package var relatesFrames: Bool { false }

  /// A packet that depends on no other is complete.
  package func relate(_ packet: Packet, to previous: Packet?) throws(RenderError) -> Packet {
    packet
  }

  /// Most packets keep nothing of their frames.
  package func remains(of packet: Packet) -> Frame.Content? { nil }

  /// Frees the packet.
  package func takeBack(_ packet: consuming Packet) {}
}

/// Takes the frames of a film: a folder of pictures, a movie, a list of hashes.
///
/// The work is cut in two: the encoder prepares frames, several at once; `write` takes what it made
/// one after the other, in the order of the film.
package protocol FrameSink: ~Copyable {
  /// Prepares the frames.
  associatedtype Encoder: FrameEncoder

  /// Prepares the frames.
  var encoder: Encoder { get }

  /// Takes the next frame of the film; one that shows what the frame before it has shown comes with
  /// the packet of that one.
  mutating func write(_ packet: Encoder.Packet, index: Int) async throws(RenderError)

  /// Takes note that there are no more frames; only now does the output exist.
  mutating func finish() async throws(RenderError)
}
