import SegueFiles
import SegueTextSupport
import Testing

@Suite struct FolderTests {
  let scratch: Scratch
  let folder: Folder

  init() throws {
    scratch = try Scratch()
    folder = Folder(scratch("scenes"))
    try scratch.write("logo", to: "scenes/assets/logo.png")
    try scratch.write("list", to: "scenes/parts/list.json")
    try scratch.write("outside", to: "outside.png")
    try scratch.write("evil", to: "scenes-evil/logo.png")
  }

  private func text(_ reference: String, from base: String = "") throws -> String {
    String(decoding: try folder.read(reference, from: base, limit: 100).bytes, as: UTF8.self)
  }

  private func reason(_ reference: String, from base: String = "") -> FileError.Reason? {
    do {
      _ = try folder.read(reference, from: base, limit: 100)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    "assets/logo.png", "./assets/logo.png", "assets//logo.png", "assets/../assets/logo.png",
    "parts/../assets/./logo.png",
  ])
  func `a reference inside the folder is read`(reference: String) throws {
    #expect(try text(reference) == "logo")
  }

  @Test func `a reference counts from the file that holds it`() throws {
    #expect(try text("logo.png", from: "assets/icons.json") == "logo")
    #expect(try text("../assets/logo.png", from: "parts/list.json") == "logo")
    #expect(reason("../../outside.png", from: "parts/list.json") == .outside)
  }

  @Test func `the path of the result is one that the user can open`() throws {
    let file = try folder.read("../assets/logo.png", from: "parts/list.json", limit: 100)
    #expect(file.path == scratch("scenes/parts/../assets/logo.png"))
    #expect(Folder(of: "scenes/swing.json") == Folder("scenes"))
    #expect(Folder(of: "swing.json") == Folder("."))
    #expect(Folder(of: "/swing.json") == Folder("/"))
  }

  @Test(arguments: [
    "../outside.png", "assets/../../outside.png", "./../outside.png", "..", "assets/../..",
  ])
  func `two points do not lead out`(reference: String) {
    #expect(reason(reference) == .outside)
  }

  @Test func `an absolute path is refused even if it leads inside`() {
    #expect(reason(scratch("scenes/assets/logo.png")) == .absolute)
    #expect(reason("/etc/passwd") == .absolute)
  }

  @Test(arguments: [
    ("http://host/a.png", "http"), ("HTTPS://host/a.png", "https"), ("file:///etc/passwd", "file"),
    ("data:image/png;base64,AAAA", "data"), ("concat://a", "concat"), ("file:a.png", "file"),
  ])
  func `an address is refused`(reference: String, scheme: String) throws {
    #expect(reason(reference) == .address(scheme: scheme))
    #expect(reason(reference, from: "parts/list.json") == .address(scheme: scheme))
  }

  @Test func `a colon alone makes no address`() throws {
    try scratch.write("colon", to: "scenes/a:b.png")
    #expect(try text("a:b.png") == "colon")
  }

  @Test(arguments: ["../outside.png", "../scenes-evil/logo.png", "/etc/passwd", "/dev/zero"])
  func `a link does not lead out`(target: String) throws {
    try scratch.link("scenes/link", to: target)
    #expect(reason("link") == .outside)
  }

  @Test func `an absolute link out of the folder is refused, even to one of nearly its name`()
    throws
  {
    try scratch.link("scenes/link", to: scratch("scenes-evil/logo.png"))
    #expect(reason("link") == .outside)
  }

  @Test func `a link to the folder around does not lead out, but may lead back in`() throws {
    try scratch.link("scenes/up", to: "..")
    #expect(reason("up/outside.png") == .outside)
    #expect(try text("up/scenes/assets/logo.png") == "logo")
  }

  @Test func `a link to a link does not lead out`() throws {
    try scratch.link("scenes/first", to: "second")
    try scratch.link("scenes/second", to: "../outside.png")
    #expect(reason("first") == .outside)
  }

  @Test(arguments: ["assets/logo.png", "parts/../assets/logo.png"])
  func `a link that stays inside is followed`(target: String) throws {
    try scratch.link("scenes/relative.png", to: target)
    try scratch.link("scenes/absolute.png", to: scratch("scenes/" + target))
    #expect(try text("relative.png") == "logo")
    #expect(try text("absolute.png") == "logo")
    #expect(
      try folder.read("absolute.png", limit: 100).identity
        == folder.read("assets/logo.png", limit: 100).identity)
  }

  @Test func `the folder itself may be a link`() throws {
    let link = try scratch.link("linked", to: "scenes")
    let file = try Folder(link).read("assets/logo.png", limit: 100)
    #expect(file.path == scratch("linked/assets/logo.png"))
  }

  @Test func `what is no ordinary file is refused inside as well`() throws {
    try scratch.pipe("scenes/pipe")
    #expect(reason("pipe") == .pipe)
    #expect(reason("assets") == .folder)
    #expect(reason("assets/") == .folder)
    #expect(reason("a\0b") == .badName)
    #expect(reason("") == .badName)
    try scratch.link("scenes/circle", to: "circle")
    #expect(reason("circle") == .tooManyLinks)
    #expect(reason("assets/logo.png/x") == .missing)
  }

  @Test func `a missing file gets the name of its neighbor`() throws {
    let error = #expect(throws: FileError.self) {
      try folder.read("assets/Logo.png", limit: 100)
    }
    #expect(
      error?.description
        == "cannot read '\(scratch("scenes/assets/Logo.png"))': it does not exist")
    let found = scratch("scenes/assets/logo.png")
    #expect(error?.hint == "upper and lower case differ here: '\(found)' exists")
  }

  @Test func `limits hold inside as well`() {
    #expect(throws: FileError.self) { try folder.read("assets/logo.png", limit: 3) }
  }

  @Test func `everywhere means everywhere`() throws {
    let open = Folder(scratch("scenes"), reach: .everywhere)
    #expect(try open.read("../outside.png", limit: 100).bytes == Array("outside".utf8))
    #expect(try open.read(scratch("outside.png"), limit: 100).bytes == Array("outside".utf8))
  }

  @Test(arguments: [
    ("../outside.png", "it is outside the scene's directory"),
    ("/etc/passwd", "it does not start in the scene's directory"),
    ("https://host/a.png", "remote files are not supported"),
  ])
  func `a refusal says why, and blames the scene`(reference: String, words: String) {
    let error = #expect(throws: FileError.self) { try folder.read(reference, limit: 100) }
    #expect(error?.description.hasSuffix("': " + words) == true)
    #expect(error?.consequence == .badData)
  }

  @Test func `a folder inside is found whether it is there or not, one outside never`() throws {
    func reason(_ reference: String) -> FileError.Reason? {
      do throws(FileError) {
        _ = try folder.folder(reference)
        return nil
      } catch {
        return error.reason
      }
    }
    try scratch.link("scenes/away", to: scratch("scenes-evil"))
    try scratch.link("scenes/near", to: "parts")
    for inside in ["parts", "parts/new/deep", "new", "near", "near/new", "new/../parts", "."] {
      #expect(reason(inside) == nil, "\(inside)")
    }
    for outside in ["..", "../scenes-evil", "new/../../x", "away", "away/new", "parts/../../x"] {
      #expect(reason(outside) == .outside, "\(outside)")
    }
    #expect(reason("/tmp") == .absolute)
    #expect(reason("a\0b") == .badName)
    #expect(reason("assets/logo.png") == .noFolder)
    #expect(try folder.folder("new") == scratch("scenes/new"))
  }

  /// More than fit into the memory that is tried first.
  @Test func `all names of a folder are listed, in their order`() throws {
    let names = (100..<300).map { "\($0)" + String(repeating: "a", count: 200) }
    for name in names { try scratch.write("", to: "many/\(name)") }
    #expect(Folder(scratch("many")).names == names)
    #expect(Folder(scratch("many/\(names[0])")).names.isEmpty)
    #expect(Folder(scratch("none")).names.isEmpty)
  }
}
