package import SegueRaster

/// Plays an APNG: each frame becomes a PNG of its own, which libpng reads, and is put on the canvas.
package final class APNGPlayer: PicturePlayer {
  package let size: (width: Int, height: Int)
  package let isLossless = true
  private var chunks: PNGChunks
  private var canvas: PlayedCanvas
  private let limits: PictureLimits
  private var budget: MemoryBudget
  /// The chunks that all frames share: the size, which each has for itself, and colors.
  private var shared: [(name: String, content: [UInt8])] = []
  private var frameCount = 0
  private var control: FrameControl?
  private var sequence = 0
  private var isAtEnd = false

  /// Begins to play the file; a PNG that does not move is refused.
  package init(
    _ file: [UInt8], limits: PictureLimits = .standard, budget: MemoryBudget
  ) throws(PictureError) {
    chunks = PNGChunks(file)
    self.limits = limits
    self.budget = budget
    size = try PNGReader.size(of: file.span)
    guard limits.allow(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height, limits)
    }
    canvas = try PlayedCanvas(width: size.width, height: size.height)
    try readHead()
  }

  /// Returns true if a PNG says that it moves; reads its head alone.
  package static func moves(_ head: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= head.count {
      let name = head[place + 4..<place + 8]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      place += 12 + head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// Reads up to what says how the first frame is shown.
  private func readHead() throws(PictureError) {
    var isAnimated = false
    while control == nil {
      let chunk = try chunks.next()
      switch chunk.name {
      case "acTL": isAnimated = true
      case "fcTL": control = try frameControl(chunk)
      // A picture that stands in front of the film, for those who cannot play it.
      case "IDAT": break
      case "IEND": throw .unplayable("it has no frames")
      default: shared.append((chunk.name, Array(chunks.file[chunk.content])))
      }
    }
    guard isAnimated, shared.first?.name == "IHDR" else { throw .unplayable("it has no frames") }
  }

  package func next() throws(PictureError) -> PlayedPicture? {
    guard let control, !isAtEnd else { return nil }
    var pixels: [UInt8] = []
    self.control = nil
    while self.control == nil, !isAtEnd {
      let chunk = try chunks.next()
      switch chunk.name {
      case "IDAT": pixels += chunks.file[chunk.content]
      case "fdAT":
        try checkSequence(chunk)
        pixels += chunks.file[chunk.content.dropFirst(4)]
      case "fcTL": self.control = try frameControl(chunk)
      case "IEND": isAtEnd = true
      default: break
      }
    }
    guard !pixels.isEmpty else { throw .unplayable("a frame has no pixels") }
    try paint(try picture(control, pixels), control)
    frameCount += 1
    return PlayedPicture(
      surface: canvas.surface, ticks: control.ticks, ticksPerSecond: control.ticksPerSecond)
  }

  private func paint(_ frame: Surface, _ control: FrameControl) throws(PictureError) {
    // What the first frame would bring back is nothing.
    let disposal = frameCount == 0 && control.disposal == .restore ? .clear : control.disposal
    if disposal == .keep, !control.isBlended, frame.bounds == canvas.surface.bounds {
      return canvas.show(frame)
    }
    let rows = KernelSet.widest.build
    try canvas.paint(in: control.place, disposal: disposal) { pixels, range, start in
      if control.isBlended {
        rows.blend(&pixels, in: range, source: frame.pixels, at: start, opacity: 255)
      } else {
        rows.copy(&pixels, in: range, source: frame.pixels, at: start)
      }
    }
  }

  /// The frame as a picture of its own.
  private func picture(
    _ control: FrameControl, _ pixels: [UInt8]
  ) throws(PictureError) -> Surface {
    var file: [UInt8] = Array(chunks.file.prefix(8))
    for (name, content) in shared {
      guard name == "IHDR" else {
        file += PNGChunk(name, content).bytes
        continue
      }
      let size = [control.place.width, control.place.height].flatMap { UInt32($0).bigEndianBytes }
      file += PNGChunk(name, size + content.dropFirst(8)).bytes
    }
    file += PNGChunk("IDAT", pixels).bytes + PNGChunk("IEND", []).bytes
    var intake = PictureIntake(
      format: .png, limits: limits, appliesOrientation: false, budget: budget)
    return try PNGReader.surface(from: file.span, &intake)
  }

  private func checkSequence(_ chunk: PNGChunks.Chunk) throws(PictureError) {
    guard chunk.content.count >= 4, chunks.word(at: chunk.content.lowerBound) == sequence else {
      throw .unplayable("its frames are not in their order")
    }
    sequence += 1
  }

  private func frameControl(_ chunk: PNGChunks.Chunk) throws(PictureError) -> FrameControl {
    try checkSequence(chunk)
    guard chunk.content.count == 26 else { throw .unplayable("words about a frame are too short") }
    let control = FrameControl(chunks, at: chunk.content.lowerBound)
    let isInside = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      .contains(control.place)
    guard isInside, !control.place.isEmpty else {
      throw .unplayable("a frame stands outside of the canvas")
    }
    return control
  }
}

/// The control data of an APNG's frame.
private struct FrameControl {
  let place: PixelRect
  let ticks: Int
  let ticksPerSecond: Int
  let disposal: PlayedCanvas.Disposal
  let isBlended: Bool

  /// Reads the content of an `fcTL` chunk.
  init(_ chunks: PNGChunks, at start: Int) {
    let numbers = (1...4).map { chunks.word(at: start + 4 * $0) }
    place = PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    ticks = chunks.short(at: start + 20)
    let denominator = chunks.short(at: start + 22)
    ticksPerSecond = denominator == 0 ? 100 : denominator
    disposal =
      switch chunks.file[start + 24] {
      case 1: .clear
      case 2: .restore
      default: .keep
      }
    isBlended = chunks.file[start + 25] == 1
  }
}
