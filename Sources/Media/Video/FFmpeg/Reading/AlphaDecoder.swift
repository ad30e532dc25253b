import CFFmpeg

/// A decoder of the alpha that WebM stores beside each frame: a film of its own, whose luma is opacity.
@safe
final class AlphaDecoder {
  private let decoder: FrameDecoder
  private let packet: Packet

  /// The decoder for the alpha of a stream.
  init(
    _ parameters: UnsafePointer<AVCodecParameters>, maximumPixels: Int
  ) throws(MovieError) {
    decoder = try unsafe FrameDecoder(parameters, maximumPixels: maximumPixels)
    packet = try Packet(.read)
  }

  /// Takes what is stored beside a frame, if there is something.
  func send(besideFrame frame: borrowing Packet) throws(MovieError) {
    guard let alpha = frame.alpha else { return }
    try packet.fill(alpha, during: .read)
    try unsafe decoder.send(packet.pointer)
    packet.clear()
  }

  /// Returns the frame with its alpha; opaque if it has none.
  func picture(_ frame: MoviePicture) throws(MovieError) -> MoviePicture {
    guard try decoder.receive() == .frame else { return frame }
    let alpha = try decoder.picture()
    guard alpha.width == frame.width, alpha.height == frame.height else {
      throw .library(
        .read,
        "a frame has \(frame.width)x\(frame.height) pixels, its alpha \(alpha.width)x\(alpha.height)"
      )
    }
    return frame.with(alpha: alpha)
  }
}

extension MoviePicture {
  /// The picture with the luma of another as its alpha; the same if it is of red, green and blue.
  fileprivate func with(alpha: MoviePicture) -> MoviePicture {
    guard !layout.isRGB, !layout.hasAlpha, !alpha.layout.isRGB else { return self }
    return MoviePicture(
      begin: begin, duration: duration, width: width, height: height,
      pixels: "yuva" + pixels.dropFirst(3), layout: layout.with(alpha: alpha.layout),
      colors: colors, planes: planes + [alpha.planes[0]])
  }
}

extension MoviePicture.Layout {
  fileprivate func with(alpha: Self) -> Self {
    let luma = alpha.components[0]
    let component = Component(
      plane: planeCount, step: luma.step, offset: luma.offset, shift: luma.shift, depth: luma.depth)
    return Self(
      components: components + [component], columnHalvings: columnHalvings,
      rowHalvings: rowHalvings, isRGB: false, hasAlpha: true)
  }
}
