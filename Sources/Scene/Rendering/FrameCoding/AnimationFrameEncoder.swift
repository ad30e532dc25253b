package import SegueImages
package import SegueRaster

/// A frame of an animated picture on its way to the file.
package struct AnimationPacket: Sendable {
  /// The number of the frame that was drawn; frames which look like it come with its packet.
  package let index: Int
  /// The frame as it was drawn.
  package let surface: Surface
  /// Part that the frame adds to the one before it.
  package var picture: AnimationPicture?
}

/// Compresses of each frame the part that differs from the frame before it.
package struct AnimationFrameEncoder: FrameEncoder {
  /// Pixels.
  package let form = Frame.Form.pixels
  /// A packet says what differs from the frame before.
  package let relatesFrames = true
  private let encoder: AnimationEncoder

  /// Frames for animated pictures as this encoder makes them.
  package init(_ encoder: AnimationEncoder) { self.encoder = encoder }

  /// The frame, whose picture waits for the frame before it.
  package func encode(_ frame: Frame) throws(RenderError) -> AnimationPacket {
    guard case .pixels(let surface) = frame.content else {
      preconditionFailure("pictures are made of pixels")
    }
    return AnimationPacket(index: frame.index, surface: surface)
  }

  /// Adds what the frame shows that the one before it has not.
  package func relate(
    _ packet: AnimationPacket, to previous: AnimationPacket?
  ) throws(RenderError) -> AnimationPacket {
    var packet = packet
    do throws(PictureError) {
      packet.picture = try encoder.picture(of: packet.surface, after: previous?.surface)
    } catch {
      throw RenderError(error)
    }
    return packet
  }

  /// The surface, to be drawn over.
  package func remains(of packet: AnimationPacket) -> Frame.Content? { .pixels(packet.surface) }
}
