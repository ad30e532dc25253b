import CPango

extension FontFace {
  /// Creates the face from the properties that an open face states.
  init(_ face: FT_Face, file: String, index: Int, isPainted: Bool) {
    let facts = unsafe face.pointee
    let family = unsafe facts.family_name.map { unsafe String(cString: $0) }
    let style = unsafe facts.style_name.map { unsafe String(cString: $0) }
    let weight = unsafe cpango_weight(face)
    let isScalable = unsafe cpango_is_scalable(face) != 0
    let measures = unsafe isScalable ? LineMeasures(facts) : LineMeasures(tablesOf: face)
    let underline = unsafe 0 - Int(facts.underline_position)
    self.init(
      file: file, index: index, family: family ?? "", style: style ?? "",
      weight: Double(weight == 0 ? 400 : weight), isItalic: unsafe cpango_is_italic(face) != 0,
      axes: unsafe FontFace.axes(of: face), unitsPerEm: measures.unitsPerEm,
      ascent: measures.ascent, descent: measures.descent, lineGap: max(0, measures.gap),
      underlineDepth: underline, underlineThickness: unsafe Int(facts.underline_thickness),
      hasColors: unsafe isPainted || cpango_has_colors(face) != 0)
  }

  private static func axes(of face: FT_Face) -> [Axis] {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe cpango_has_axes(face) != 0, unsafe FT_Get_MM_Var(face, &master) == 0,
      let facts = unsafe master
    else { return [] }
    defer { unsafe FT_Done_MM_Var(face.pointee.glyph.pointee.library, facts) }
    let count = unsafe Int(facts.pointee.num_axis)
    return (0..<count).map { index in
      let axis = unsafe facts.pointee.axis[index]
      let tag = unsafe axis.tag
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
      return Axis(
        tag: String(decoding: letters, as: UTF8.self),
        minimum: unsafe Double(axis.minimum) / 65_536,
        standard: unsafe Double(axis.def) / 65_536,
        maximum: unsafe max(Double(axis.maximum), Double(axis.minimum)) / 65_536)
    }
  }
}

/// The measures of the lines of a face, in its units.
private struct LineMeasures {
  let unitsPerEm: Int
  let ascent: Int
  let descent: Int
  let gap: Int

  /// Those that FreeType found.
  init(_ facts: FT_FaceRec) {
    // Lengths are divided by it, and a font may say that there are none.
    unitsPerEm = unsafe max(1, Int(facts.units_per_EM))
    ascent = unsafe Int(facts.ascender)
    descent = unsafe 0 - Int(facts.descender)
    gap = unsafe Int(facts.height) - ascent - descent
  }

  /// Those in the tables, which FreeType leaves there where glyphs are pictures.
  init(tablesOf face: FT_Face) {
    let measures = unsafe cpango_table_measures(face)
    unitsPerEm = max(1, Int(measures.units))
    ascent = Int(measures.ascent)
    descent = Int(measures.descent)
    gap = Int(measures.gap)
  }
}

extension ColorGlyph.Bitmap {
  /// The longest side of a picture; those of fonts that people use have 136 to 256.
  private static let sideLimit = 1_024

  /// The picture of a glyph in the largest size of a face; `nil` if it has none in colors, or one
  /// beyond all reason.
  init?(of glyph: UInt32, in face: FT_Face) {
    guard unsafe cpango_has_color_bitmaps(face) != 0, unsafe cpango_select_largest(face) != 0,
      unsafe ColorGlyph.Bitmap.isBounded(glyph, in: face),
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
