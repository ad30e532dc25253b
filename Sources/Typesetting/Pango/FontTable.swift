import CPango
public import SegueGeometry

/// Font files that have been opened, each face under a number.
///
/// The bytes of a font live in a file of memory, so that nobody can change them and each library
/// can open them by a path. Whatever touches a face is mutating, so that one task at a time does.
@safe
public struct FontTable: ~Copyable, @unchecked Sendable {
  /// What the faces say of themselves.
  public private(set) var faces: [FontFace] = []
  private let library: FT_Library
  private var handles: [FT_Face] = unsafe []
  private var files: [CInt] = []
  private let configuration: OpaquePointer

  /// The largest font file.
  public static let fileLimit = 64 << 20

  /// A table without faces.
  public init() throws(FontError) {
    Machine.ignored
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library,
      let configuration = unsafe FcConfigCreate()
    else { throw FontError("there is no memory for fonts") }
    unsafe self.library = library
    unsafe self.configuration = configuration
  }

  deinit {
    for index in faces.indices { unsafe FT_Done_Face(handles[index]) }
    unsafe FT_Done_FreeType(library)
    unsafe FcConfigDestroy(configuration)
    for file in files { close(file) }
  }

  /// The family by which a face is known to Pango, and to nobody else.
  static func family(_ number: Int) -> String { "segue-\(number)" }

  /// Adds a face of a font file; `name` is what messages call the file.
  ///
  /// - Returns: the number of the face.
  public mutating func add(
    _ bytes: [UInt8], name: String, index: Int = 0
  ) throws(FontError) -> Int {
    guard CompositeGlyphs.areBounded(in: bytes, index: index) else {
      throw FontError("one of its glyphs is made of too many others")
    }
    let file = unsafe bytes.withUnsafeBytes { unsafe cpango_memory_file($0.baseAddress, $0.count) }
    guard file >= 0 else { throw FontError("there is no memory for its \(bytes.count) bytes") }
    files.append(file)
    let path = "/proc/self/fd/\(file)"
    var handle: FT_Face?
    guard unsafe FT_New_Face(library, path, index, &handle) == 0, let face = unsafe handle else {
      throw FontError("it is not a font, or damaged")
    }
    let number = faces.count
    guard unsafe cpango_is_scalable(face) != 0, unsafe face.pointee.units_per_EM > 0 else {
      unsafe FT_Done_Face(face)
      throw FontError("its glyphs are pictures, not outlines")
    }
    guard let fonts = unsafe cpango_fonts(configuration),
      unsafe cpango_add_font(fonts, Self.family(number), path, CInt(index), face) != 0
    else {
      unsafe FT_Done_Face(face)
      throw FontError("it says of no character which glyph shows it")
    }
    unsafe handles.append(face)
    faces.append(unsafe FontFace(face, file: name, index: index))
    return number
  }

  /// What the first face of a file says of itself; `nil` if it cannot be used.
  mutating func face(at path: String) -> FontFace? {
    var handle: FT_Face?
    guard unsafe FT_New_Face(library, path, 0, &handle) == 0, let face = unsafe handle else {
      return nil
    }
    defer { unsafe FT_Done_Face(face) }
    guard unsafe cpango_is_scalable(face) != 0 else { return nil }
    return unsafe FontFace(face, file: path, index: 0)
  }

  /// A font map for all faces, which the caller has to release.
  func fontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    unsafe cpango_font_map(configuration)
  }

  /// The most points of an outline.
  private static let pointLimit = 100_000

  /// The outline of a glyph, in units of its face, around its origin on the baseline; y points down.
  ///
  /// It comes as the font has it: nothing is hinted or rounded to pixels.
  public mutating func outline(of glyph: UInt32, face number: Int, axes: [AxisSetting]) -> Path {
    let face = unsafe handles[number]
    if !faces[number].axes.isEmpty {
      let settings = faces[number].coordinates(axes)
      var coordinates = settings.map { FT_Fixed(($0 * 65_536).rounded()) }
      unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }
    guard unsafe FT_Load_Glyph(face, glyph, cpango_load_units) == 0,
      unsafe face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    let outline = unsafe face.pointee.glyph.pointee.outline
    guard unsafe Int(outline.n_points) <= Self.pointLimit else { return Path() }
    var copy = unsafe outline
    // Fonts of one format wind their outlines clockwise, those of the other do not; where both meet,
    // one must not cut holes into the other.
    let isReversed = unsafe FT_Outline_Get_Orientation(&copy) == FT_ORIENTATION_TRUETYPE
    return unsafe Path(outline, isReversed: isReversed)
  }
}

/// The settings of the machine, which fonts must not depend on.
private enum Machine {
  /// Has been done once it is read: nothing is taken from the machine any more.
  static let ignored: Void = cpango_ignore_machine()
}

extension Path {
  /// An outline of FreeType, with y pointing down.
  fileprivate init(_ outline: FT_Outline, isReversed: Bool) {
    var elements: [PathElement] = []
    var first = 0
    for contour in 0..<max(0, unsafe Int(outline.n_contours)) {
      let last = unsafe Int(outline.contours[contour])
      guard unsafe last < Int(outline.n_points), first <= last else { break }
      let knots = (first...last).map { index in
        let point = unsafe outline.points[index]
        return GlyphContour.Knot(
          Point(Double(point.x), Double(0 - point.y)),
          GlyphContour.Kind(tag: unsafe UInt8(bitPattern: outline.tags[index])))
      }
      elements += GlyphContour(isReversed ? knots.reversed() : knots).elements
      first = last + 1
    }
    self.init(elements)
  }
}

extension FontFace {
  /// What an open face says of itself.
  fileprivate init(_ face: FT_Face, file: String, index: Int) {
    let facts = unsafe face.pointee
    let family = unsafe facts.family_name.map { unsafe String(cString: $0) }
    let style = unsafe facts.style_name.map { unsafe String(cString: $0) }
    let weight = unsafe cpango_weight(face)
    let ascent = unsafe Int(facts.ascender)
    let descent = unsafe 0 - Int(facts.descender)
    let height = unsafe Int(facts.height)
    let underline = unsafe 0 - Int(facts.underline_position)
    self.init(
      file: file, index: index, family: family ?? "", style: style ?? "",
      weight: Double(weight == 0 ? 400 : weight), isItalic: unsafe cpango_is_italic(face) != 0,
      axes: unsafe FontFace.axes(of: face), unitsPerEm: unsafe Int(facts.units_per_EM),
      ascent: ascent, descent: descent,
      lineGap: max(0, height - ascent - descent), underlineDepth: underline,
      underlineThickness: unsafe Int(facts.underline_thickness))
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
