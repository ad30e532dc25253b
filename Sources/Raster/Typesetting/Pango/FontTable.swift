import CPango
public import SegueGeometry
import SegueTextSupport

/// Font files that have been opened, each face under a number.
///
/// The bytes of a font live in a file of memory, so that nobody can change them and each library
/// can open them by a path. Whatever touches a face is mutating, so that one task at a time does.
@safe
public struct FontTable: ~Copyable, @unchecked Sendable {
  /// The properties that the faces state.
  public private(set) var faces: [FontFace] = []
  private let library: FT_Library
  private var handles: [FT_Face] = unsafe []
  private var files: [CInt] = []
  /// The tables of faces whose glyphs are painted in colors.
  private var colors: [ColorTables?] = []
  /// The programs of faces whose outlines are made by some.
  private var programs: [CharstringSteps?] = []
  private let configuration: OpaquePointer

  /// The largest font file.
  public static let fileLimit = 64 << 20

  /// A table without faces.
  public init() throws(FontError) {
    SystemFonts.ignored
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library,
      let configuration = unsafe FcConfigCreate()
    else { throw FontError("there is no memory for fonts", lack: .shortage) }
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
    guard file >= 0 else {
      throw FontError("its \(bytes.count) bytes cannot be kept in memory", -file, else: .output)
    }
    files.append(file)
    let path = "/proc/self/fd/\(file)"
    var handle: FT_Face?
    let error = unsafe cpango_open_face(library, path, index, &handle)
    guard error == 0, let face = unsafe handle else {
      let code = unsafe cpango_lack(error, path)
      throw code == 0
        ? FontError("it is not a font, or damaged")
        : FontError("it cannot be opened", code, else: .input)
    }
    let number = faces.count
    guard unsafe Self.isUsable(face) else {
      unsafe FT_Done_Face(face)
      throw FontError("its glyphs are neither outlines nor pictures in colors")
    }
    guard let fonts = unsafe cpango_fonts(configuration),
      unsafe cpango_add_font(fonts, Self.family(number), path, CInt(index), face) != 0
    else {
      unsafe FT_Done_Face(face)
      throw FontError("it says of no character which glyph shows it")
    }
    unsafe handles.append(face)
    let tables = ColorTables(bytes, index: index)
    colors.append(tables)
    programs.append(CharstringSteps(bytes, index: index))
    faces.append(unsafe FontFace(face, file: name, index: index, isPainted: tables != nil))
    return number
  }

  /// Returns true if glyphs are outlines, or pictures in colors with a stated size.
  private static func isUsable(_ face: FT_Face) -> Bool {
    if unsafe cpango_is_scalable(face) != 0 { return unsafe face.pointee.units_per_EM > 0 }
    return unsafe cpango_has_color_bitmaps(face) != 0 && cpango_table_measures(face).units > 0
  }

  /// Returns true if a face has a glyph for a character.
  public func has(_ character: Unicode.Scalar, face number: Int) -> Bool {
    choice.has(character, face: number)
  }

  /// The lookup of faces by their characters, valid as long as the table lives.
  var choice: FaceChoice { unsafe FaceChoice(faces, handles) }

  /// Returns the properties of the first face of a file, and those of some characters that it has; `nil` if it
  /// cannot be used.
  mutating func sample(
    at path: String, of characters: [Unicode.Scalar] = []
  ) throws(FontError) -> (face: FontFace, characters: [Unicode.Scalar])? {
    var handle: FT_Face?
    let error = unsafe cpango_open_face(library, path, 0, &handle)
    guard error == 0, let face = unsafe handle else {
      let code = unsafe cpango_lack(error, path)
      if code == 0 { return nil }
      throw FontError("the font '\(path)' cannot be opened", code, else: .input)
    }
    defer { unsafe FT_Done_Face(face) }
    guard unsafe Self.isUsable(face) else { return nil }
    let known = characters.filter { unsafe FT_Get_Char_Index(face, FT_ULong($0.value)) != 0 }
    return (unsafe FontFace(face, file: path, index: 0, isPainted: false), known)
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
  public mutating func outline(
    of glyph: UInt32, face number: Int, axes: [TextBlock.AxisSetting]
  ) -> Path {
    set(axes, ofFace: number)
    return unsafe Self.outline(of: glyph, handles[number], programs[number])
  }

  private func set(_ axes: [TextBlock.AxisSetting], ofFace number: Int) {
    if faces[number].axes.isEmpty { return }
    var coordinates = faces[number].coordinates(axes).map { FT_Fixed(($0 * 65_536).rounded()) }
    unsafe FT_Set_Var_Design_Coordinates(
      handles[number], FT_UInt(coordinates.count), &coordinates)
  }

  private static func outline(
    of glyph: UInt32, _ face: FT_Face, _ programs: CharstringSteps?
  ) -> Path {
    guard programs?.isBounded(glyph) ?? true else { return Path() }
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

  /// The colors of a glyph; `nil` if it has none of its own.
  public mutating func colorGlyph(
    of glyph: UInt32, face number: Int, axes: [TextBlock.AxisSetting]
  ) -> ColorGlyph? {
    guard faces[number].hasColors else { return nil }
    let face = unsafe handles[number]
    if let tables = colors[number] {
      set(axes, ofFace: number)
      let programs = programs[number]
      var reader = PaintReader(tables) { unsafe Self.outline(of: $0, face, programs) }
      if let painting = reader.painting(of: glyph) { return .painting(painting) }
    }
    return unsafe ColorGlyph.Bitmap(of: glyph, in: face).map { .bitmap($0) }
  }
}

extension FontError {
  /// The failure of a call of the system, whose error code is `code`: `lack`, unless it lends too little.
  init(_ words: String, _ code: CInt, else lack: MachineLack) {
    let reason = unsafe String(cString: g_strerror(code))
    self.init(
      "\(words): \(reason.prefix(1).lowercased() + reason.dropFirst())",
      lack: [EMFILE, ENFILE, ENOMEM].contains(code) ? .shortage : lack)
  }
}

/// The settings of the machine, which fonts must not depend on.
private enum SystemFonts {
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
