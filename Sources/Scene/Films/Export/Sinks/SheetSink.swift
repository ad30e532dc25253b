import SegueMotion
import SegueRaster
import SegueRendering
import SegueVideo

/// Puts frames on a sheet.
struct SheetSink: FrameSink {
  let encoder = MovieFrameEncoder(form: .pixels)
  private let sheet: SpriteSheet
  private var count = 0
  /// The sheet with the frames so far.
  private(set) var surface: Surface

  /// A sink for so many frames as the sheet has.
  init(_ sheet: SpriteSheet, within memory: RunMemory) throws(RenderError) {
    self.sheet = sheet
    surface = try sheet.surface(within: memory)
  }

  mutating func write(_ packet: MovieFrame, index: Int) throws(RenderError) {
    guard case .surface(let frame) = packet else {
      preconditionFailure("a sheet is made of pixels")
    }
    do throws(MemoryError) {
      try surface.place(frame, at: sheet.place(of: count))
    } catch {
      throw .memory(error)
    }
    count += 1
  }

  mutating func finish() throws(RenderError) {}
}
