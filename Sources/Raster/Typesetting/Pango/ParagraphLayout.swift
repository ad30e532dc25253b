import CPango
import SegueSceneGraph
import SegueTextSupport

/// One paragraph, set by Pango.
@safe
struct ParagraphLayout: ~Copyable {
  private let layout: OpaquePointer
  /// The end of each piece of text, in bytes of the paragraph.
  private let ends: [Int]
  /// Font sizes of the pieces.
  private let sizes: [Int]

  /// A stretch of a paragraph that belongs to one piece of the block.
  struct Stretch {
    let bytes: ArraySlice<UInt8>
    let run: TextBlock.Run
  }

  /// Sets a paragraph, or a part of one, in a column.
  ///
  /// - Parameters:
  ///   - lines: the most lines; 0 for as many as it takes.
  ///   - breaksWords: whether a word that is wider than the column is broken.
  init(
    _ paragraph: TextParagraph, in context: OpaquePointer, of block: TextBlock, choice: FaceChoice,
    lines: Int, breaksWords: Bool = true
  ) throws(FontError) {
    guard let layout = unsafe pango_layout_new(context) else {
      throw FontError("there is no memory for the text", lack: .shortage)
    }
    unsafe self.layout = layout
    let stretches = paragraph.stretches
    var ends: [Int] = []
    for stretch in stretches { ends.append((ends.last ?? 0) + stretch.bytes.count) }
    self.ends = ends
    sizes = stretches.map(\.run.sizeInUnits)
    let bytes = stretches.flatMap(\.bytes)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { words in
        unsafe pango_layout_set_text(layout, words.baseAddress, CInt(words.count))
      }
    }
    // Only where the author allows it with a soft hyphen.
    let hyphens = zip(bytes, bytes.dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
    setAttributes(paragraph, choice, hyphens: hyphens)
    setColumn(block, lines: lines, breaksWords: breaksWords)
  }

  deinit { unsafe cpango_forget(UnsafeMutableRawPointer(layout)) }

  private func setAttributes(_ paragraph: TextParagraph, _ choice: FaceChoice, hyphens: Bool) {
    let list = unsafe pango_attr_list_new()
    for unit in paragraph.units {
      unsafe cpango_insert(
        list, unit.attribute, UInt32(unit.bytes.lowerBound), UInt32(unit.bytes.upperBound))
    }
    var start: UInt32 = 0
    for (index, stretch) in paragraph.stretches.enumerated() {
      let end = start + UInt32(stretch.bytes.count)
      let run = stretch.run
      // A color of its own keeps a piece apart from its neighbors after shaping; letters join
      // across all the same.
      var attributes = unsafe [
        pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(index >> 16), 0),
        pango_attr_insert_hyphens_new(hyphens ? 1 : 0),
      ]
      unsafe attributes.append(run.font(run.faces, choice))
      let spacing = (run.letterSpacing * 1_024).rounded()
      if spacing != 0 {
        unsafe attributes.append(pango_attr_letter_spacing_new(CInt(spacing)))
      }
      if run.hasTabularFigures {
        unsafe attributes.append(pango_attr_font_features_new("tnum=1"))
      }
      let count = unsafe attributes.count
      for index in 0..<count {
        unsafe cpango_insert(list, attributes[index], start, end)
      }
      for (bytes, faces) in choice.exceptions(in: stretch.bytes, run.faces) {
        unsafe cpango_insert(
          list, run.font(faces, choice), start + UInt32(bytes.lowerBound),
          start + UInt32(bytes.upperBound))
      }
      start = end
    }
    unsafe pango_layout_set_attributes(layout, list)
    unsafe pango_attr_list_unref(list)
  }

  private func setColumn(_ block: TextBlock, lines: Int, breaksWords: Bool) {
    let mayCut = block.truncation != .none && (lines > 0 || block.wrapping == .none)
    let isWide = block.wrapping == .none && !mayCut
    unsafe pango_layout_set_width(layout, isWide ? -1 : CInt(block.columnWidth))
    unsafe pango_layout_set_wrap(
      layout,
      block.wrapping == .character
        ? PANGO_WRAP_CHAR : breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    unsafe pango_layout_set_auto_dir(layout, block.direction == .automatic ? 1 : 0)
    if mayCut {
      unsafe pango_layout_set_ellipsize(layout, block.truncation.mode)
      unsafe pango_layout_set_height(layout, block.wrapping == .none ? -1 : -CInt(lines))
    }
  }
}

extension TextContent.Truncation {
  /// Pango's name for the mode.
  fileprivate var mode: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}

extension LineUnit {
  /// The unit in words of Pango.
  fileprivate var attribute: UnsafeMutablePointer<PangoAttribute> {
    switch kind {
    case .word: unsafe pango_attr_word_new()
    case .cluster: unsafe pango_attr_allow_breaks_new(0)
    }
  }
}

extension TextBlock.Run {
  /// The font of the run, in words of Pango: the faces that serve it, by rank.
  fileprivate func font(
    _ faces: [Int], _ choice: FaceChoice
  ) -> UnsafeMutablePointer<PangoAttribute> {
    let font = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(font) }
    unsafe pango_font_description_set_family(
      font, faces.map(FontTable.family).joined(separator: ","))
    unsafe pango_font_description_set_absolute_size(font, Double(sizeInUnits))
    let settings = variations + choice.colored(faces).map { "EMOJ=\($0)" }
    if !settings.isEmpty {
      unsafe pango_font_description_set_variations(font, settings.joined(separator: ","))
    }
    return unsafe pango_attr_font_desc_new(font)
  }

  /// The settings of the axes in words.
  private var variations: [String] {
    axes.map { "\($0.tag)=\(min(max($0.value, -32_768), 32_767))" }
  }
}

// MARK: - What came of it

extension ParagraphLayout {
  /// The lines.
  ///
  /// - Parameter paragraph: what has been set.
  func lines(of paragraph: TextParagraph) -> [Line] {
    let count = unsafe pango_layout_get_line_count(layout)
    return (0..<count).compactMap { number in
      guard let line = unsafe pango_layout_get_line_readonly(layout, number) else { return nil }
      let start = unsafe Int(line.pointee.start_index)
      var result = Line(start: start, isLast: number == count - 1)
      let hanging = result.isLast ? .max : unsafe end(of: line.pointee)
      result.isRightToLeft = unsafe line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
      var runs = unsafe line.pointee.runs
      while let node = unsafe runs {
        if let item = unsafe node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          unsafe append(
            item.pointee, to: &result, hanging: hanging, in: paragraph)
        }
        unsafe runs = node.pointee.next
      }
      return result
    }
  }

  /// Returns true if a line is wider than the column.
  func isWider(than column: Int) -> Bool {
    let count = unsafe pango_layout_get_line_count(layout)
    return (0..<count).contains { number in
      guard let line = unsafe pango_layout_get_line_readonly(layout, number) else { return false }
      var box = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &box)
      return Int(box.width) > column
    }
  }

  /// Returns the end of a line but for the spaces behind its words, in bytes of the paragraph.
  private func end(of line: PangoLayoutLine) -> Int {
    let start = unsafe Int(line.start_index)
    var end = unsafe start + Int(line.length)
    guard let text = unsafe pango_layout_get_text(layout) else { return end }
    while end > start, unsafe text[end - 1] == CChar(0x20) { end -= 1 }
    return end
  }

  /// Returns the role of the glyph of the character at `offset` in its line.
  private func role(at offset: Int) -> Line.Role {
    guard let text = unsafe pango_layout_get_text(layout) else { return .letter }
    switch unsafe (UInt8(bitPattern: text[offset])) {
    case 0x20: return .space
    case 0xC2: return unsafe UInt8(bitPattern: text[offset + 1]) == 0xA0 ? .space : .letter
    // From U+3000 to U+9FFF, and what is beyond U+20000.
    case 0xE3...0xE9: return .ideograph
    case 0xF0: return unsafe UInt8(bitPattern: text[offset + 1]) >= 0xA0 ? .ideograph : .letter
    default: return .letter
    }
  }

  private func append(
    _ run: PangoGlyphItem, to line: inout Line, hanging: Int, in paragraph: TextParagraph
  ) {
    guard let glyphs = unsafe run.glyphs?.pointee, let item = unsafe run.item?.pointee else {
      return
    }
    let offset = unsafe Int(item.offset)
    let stretch = min(ends.count { $0 <= offset }, max(ends.count - 1, 0))
    let face = unsafe cpango_family(item.analysis.font).map { unsafe String(cString: $0) }
      .flatMap { Int($0.dropFirst(FontTable.family(0).count - 1)) }
    let isEllipsis = unsafe cpango_is_ellipsis(run.item) != 0
    let count = unsafe Int(glyphs.num_glyphs)
    for index in 0..<count {
      let info = unsafe glyphs.glyphs[index]
      let number = info.glyph
      let isUnknown = number != cpango_empty_glyph && number & cpango_unknown_glyph != 0
      // Pango has no width of its own for what no font has, and gives the last dot all that is left.
      let advance =
        if isUnknown {
          sizes[stretch] * 5 / 8
        } else if isEllipsis, index == count - 1 {
          unsafe Int(cpango_advance(item.analysis.font, number))
        } else {
          Int(info.geometry.width)
        }
      if number != cpango_empty_glyph {
        let place = unsafe offset + Int(glyphs.log_clusters[index])
        let glyph = TextLayout.Glyph(
          face: isUnknown ? nil : face,
          number: isUnknown ? number & ~cpango_unknown_glyph : number,
          run: paragraph.firstRun + stretch,
          byte: paragraph.byte + place,
          x: line.width + Int(info.geometry.x_offset), y: Int(info.geometry.y_offset),
          advance: advance)
        let role = isEllipsis ? .letter : place >= hanging ? .hanging : role(at: place)
        line.cells.append(Line.Cell(glyph: glyph, pen: line.width, role: role))
      }
      line.width += advance
    }
  }
}
