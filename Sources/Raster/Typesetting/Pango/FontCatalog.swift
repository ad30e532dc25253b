import CPango
import SegueTextSupport

/// The font files that a program brings along, and those in the folders where Debian's packages put them,
/// found by the names of families.
///
/// Nothing else of the machine is asked: no configuration, no cache.
@safe
public struct FontCatalog: Sendable {
  /// A face that a folder has.
  public struct Entry: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The properties that its face states.
    public let face: FontFace
  }

  private let folders: [String]

  /// The fonts below these folders; a family is that of the first one that has it.
  public init(folders: [String] = FontCatalog.standardFolders) {
    self.folders = folders
  }

  /// The folder beside the program, which a program that brings its libraries has, then that of packages.
  ///
  /// The program's own comes first, because systems have other versions of a font, which draw other pixels.
  public static var standardFolders: [String] {
    guard let link = unsafe g_file_read_link("/proc/self/exe", nil) else { return [system] }
    defer { unsafe g_free(link) }
    // 'bin/render' has 'share' beside 'bin'.
    let prefix = unsafe String(cString: link).split(separator: "/").dropLast(2)
    return [(prefix.map { "/" + $0 } + ["/share/segue/fonts"]).joined(), system]
  }

  private static let system = "/usr/share/fonts"

  /// The faces of a family, by path; those that are not variable, if there are any.
  ///
  /// So a package with variable fonts changes no text whose family is there without it.
  ///
  /// - Throws: what the machine has not given; then nobody knows which fonts there are.
  public func entries(ofFamily name: String) throws(FontError) -> [Entry] {
    for folder in folders {
      let found = try entries(
        ofFamily: name, in: try files(in: folder, depth: Self.depth).sorted())
      if !found.isEmpty { return found }
    }
    return []
  }

  private func entries(
    ofFamily name: String, in files: [String]
  ) throws(FontError) -> [Entry] {
    let wanted = name.lowercased()
    let stem = wanted.filter { $0 != " " }
    // Nearly always a file is called like its family, and looking into all of them takes a while.
    let likely = files.filter {
      $0.split(separator: "/").last?.lowercased().hasPrefix(stem) ?? false
    }
    var found = try entries(likely).filter { $0.face.family.lowercased() == wanted }
    if found.isEmpty {
      found = try entries(files).filter { $0.face.family.lowercased() == wanted }
    }
    let fixed = found.filter(\.face.axes.isEmpty)
    return fixed.isEmpty ? found : fixed
  }

  /// The names of all families, sorted.
  public var families: [String] {
    get throws(FontError) { Set(try entries(try files).map(\.face.family)).sorted() }
  }

  /// The result of a search for some characters.
  public struct Find: Sendable {
    /// The face that has them.
    public let entry: Entry
    /// Those that it has.
    public let characters: Set<Unicode.Scalar>
  }

  /// The upright regular faces that have some of these characters: those that have the most come
  /// first, then those of families with the shorter names, as `Noto Sans Thai` among its siblings.
  public func faces(having characters: [Unicode.Scalar]) throws(FontError) -> [Find] {
    var table = try FontTable()
    var finds: [Find] = []
    for path in try files {
      guard let (face, known) = try table.sample(at: path, of: characters), !known.isEmpty,
        !face.isItalic
      else { continue }
      finds.append(Find(entry: Entry(path: path, face: face), characters: Set(known)))
    }
    func rank(_ find: Find) -> (Int, Double, Int, String) {
      (
        -find.characters.count, (find.entry.face.weight - 400).magnitude,
        find.entry.face.family.utf8.count, find.entry.path
      )
    }
    return finds.sorted { rank($0) < rank($1) }
  }

  private func entries(_ files: [String]) throws(FontError) -> [Entry] {
    var table = try FontTable()
    var entries: [Entry] = []
    for path in files {
      if let (face, _) = try table.sample(at: path) {
        entries.append(Entry(path: path, face: face))
      }
    }
    return entries
  }

  /// The most folders inside each other.
  private static let depth = 4

  private var files: [String] {
    get throws(FontError) {
      var files: [String] = []
      for folder in folders { files += try self.files(in: folder, depth: FontCatalog.depth) }
      return files.sorted()
    }
  }

  private func files(in folder: String, depth: Int) throws(FontError) -> [String] {
    var code: CInt = 0
    guard let handle = unsafe cpango_open_folder(folder, &code) else {
      try Self.check(code, folder)
      return []
    }
    defer { unsafe g_dir_close(handle) }
    var result: [String] = []
    while let name = unsafe cpango_next_name(handle, &code) {
      let path = unsafe folder + "/" + String(cString: name)
      if ["ttf", "otf", "ttc", "otc"].contains(path.split(separator: ".").last?.lowercased()) {
        result.append(path)
      } else if depth > 0 {
        result += try files(in: path, depth: depth - 1)
      }
    }
    try Self.check(code, folder)
    return result
  }

  private static func check(_ code: CInt, _ folder: String) throws(FontError) {
    if code == 0 { return }
    throw FontError("the fonts in '\(folder)' cannot be listed", code, else: .input)
  }
}
