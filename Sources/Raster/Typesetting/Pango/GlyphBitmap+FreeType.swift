import CPango

extension GlyphBitmap {
  /// The longest side of a picture; those of fonts that people use have 136 to 256.
  private static let sideLimit = 1_024

  /// The picture of a glyph in the largest size of a face; `nil` if it has none in colors, or one
  /// beyond all reason.
  init?(of glyph: UInt32, in face: FT_Face) {
    guard unsafe cpango_has_color_bitmaps(face) != 0, unsafe cpango_select_largest(face) != 0,
      unsafe GlyphBitmap.isBounded(glyph, in: face),
      unsafe FT_Load_Glyph(face, glyph, cpango_load_color) == 0
    else { return nil }
    let slot = unsafe face.pointee.glyph.pointee
    let bitmap = unsafe slot.bitmap
    guard unsafe slot.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue),
      let buffer = unsafe bitmap.buffer,
      case (let width, let height) = unsafe (Int(bitmap.width), Int(bitmap.rows)),
      (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height)
    else { return nil }
    let pitch = unsafe Int(bitmap.pitch)
    let size = unsafe face.pointee.size.pointee.metrics.y_ppem
    guard pitch >= 4 * width, size > 0 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let texel = unsafe buffer + (y * pitch + 4 * x)
        let alpha = unsafe texel[3]
        // Red lowest; and no color is more than its alpha, whatever the file says.
        let channels = unsafe [texel[2], texel[1], texel[0], alpha].map { UInt32(min($0, alpha)) }
        pixels.append(channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24)
      }
    }
    self.init(
      width: width, height: height, pixels: pixels, left: unsafe Int(slot.bitmap_left),
      top: unsafe Int(slot.bitmap_top), pixelsPerEm: Double(size))
  }

  /// Returns true if a picture is small enough to be decoded.
  private static func isBounded(_ glyph: UInt32, in face: FT_Face) -> Bool {
    guard unsafe FT_Load_Glyph(face, glyph, cpango_load_extents) == 0 else { return false }
    let bitmap = unsafe face.pointee.glyph.pointee.bitmap
    return unsafe Int(bitmap.width) <= sideLimit && Int(bitmap.rows) <= sideLimit
  }
}
