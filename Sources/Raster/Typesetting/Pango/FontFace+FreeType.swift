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
