import CRSVG
import SegueRaster

/// Draws documents that have been found harmless, by librsvg.
enum SVGCanvas {
  /// The limits of drawing before it counts as an attack.
  static let bounds = crsvg_bounds(milliseconds: 10_000, bytes: 2 << 30)

  /// Draws a document of this size so that it fills `surface`.
  static func draw(
    _ document: [UInt8], width: Double, height: Double, into surface: inout Surface
  ) throws(PictureError) {
    let functions = try unsafe Librsvg.loaded.get()
    let (columns, rows) = (CInt(surface.width), CInt(surface.height))
    var words = [CChar](repeating: 0, count: Int(crsvg_words_size))
    var bounds = bounds
    let end = try surface.change { pixels in
      unsafe document.withUnsafeBufferPointer { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { text in
          unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            guard let text = text.baseAddress, let pixels = pixels.baseAddress else {
              return crsvg_refused
            }
            var drawing = unsafe crsvg_drawing(
              text: text, count: document.count, width: width, height: height, columns: columns,
              rows: rows)
            return unsafe crsvg_draw(functions, &drawing, &bounds, pixels, &words)
          }
        }
      }
    }
    try check(end, words, bytes: Surface.bytes(width: surface.width, height: surface.height))
  }

  /// Returns the size of a document that does not state it: as far as it draws, from its origin on.
  static func extent(of document: [UInt8]) throws(PictureError) -> (width: Double, height: Double) {
    let functions = try unsafe Librsvg.loaded.get()
    var words = [CChar](repeating: 0, count: Int(crsvg_words_size))
    var bounds = bounds
    var size = (width: 0.0, height: 0.0)
    let end = unsafe document.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        guard let text = text.baseAddress else { return crsvg_refused }
        var drawing = unsafe crsvg_drawing(
          text: text, count: document.count, width: 0, height: 0, columns: 0, rows: 0)
        let end = unsafe crsvg_measure(functions, &drawing, &bounds, &words)
        size = unsafe (drawing.width, drawing.height)
        return end
      }
    }
    try check(end, words, bytes: document.count)
    return size
  }

  /// Throws what has kept librsvg from its work, for which it asked for that many bytes.
  private static func check(
    _ end: crsvg_end, _ words: [CChar], bytes: Int
  ) throws(PictureError) {
    switch end {
    case crsvg_done: return
    case crsvg_refused:
      let words = words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .damaged(.svg, String(decoding: words, as: UTF8.self))
    case crsvg_given_up: throw .damaged(.svg, "librsvg gives up on it")
    case crsvg_too_slow: throw .tooCostly(.svg, "drawing it takes more than 10 s")
    case crsvg_too_large: throw .tooCostly(.svg, "drawing it takes more than 2 GiB of memory")
    default: throw .memory(.refused(bytes: bytes))
    }
  }
}

/// The library, which is loaded when the first SVG is drawn.
enum Librsvg {
  nonisolated(unsafe) static let loaded: Result<OpaquePointer, PictureError> = {
    var complaint: UnsafePointer<CChar>?
    guard let functions = unsafe crsvg_load(&complaint) else {
      let words = unsafe complaint.map { unsafe String(cString: $0) } ?? ""
      return unsafe .failure(.missingLibrary(.svg, words))
    }
    return unsafe .success(functions)
  }()
}

extension Librsvg {
  /// The libraries that drawings pass through, which are loaded.
  static var names: [String] {
    _ = unsafe loaded
    return ["librsvg-2.so", "libcairo.so", "libpixman-1.so"]
  }
}
