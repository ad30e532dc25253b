import Foundation
import SegueFiles
import Testing

@Suite struct RunFilesTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func refusal(_ files: RunFiles, _ paths: String...) -> FileError? {
    var files = files
    do throws(FileError) {
      for path in paths { try files.reserve(path) }
      return nil
    } catch {
      return error
    }
  }

  @Test func `an input is no output, whatever it is called`() throws {
    let file = try scratch.write("{}", to: "scene.json")
    try scratch.link("link.png", to: file)
    try scratch.link("again.png", to: "link.png")
    try FileManager.default.linkItem(atPath: file, toPath: scratch("hard.png"))
    try scratch.folder("way")
    let files = RunFiles(reading: [file, scratch("missing.png")])
    let names = ["scene.json", "link.png", "again.png", "hard.png", "way/../scene.json"]
    for name in names {
      #expect(refusal(files, scratch(name))?.reason == .isInput, "\(name)")
    }
    #expect(refusal(files, scratch("missing.png"), scratch("other.png")) == nil)
    #expect(scratch.text(of: "scene.json") == "{}")
  }

  @Test func `two outputs are never one file`() throws {
    try scratch.folder("way")
    try scratch.link("link.xml", to: scratch("new.xml"))
    let file = try scratch.write("old", to: "old.xml")
    try FileManager.default.linkItem(atPath: file, toPath: scratch("hard.xml"))
    for (one, other) in [
      ("new.xml", "new.xml"), ("new.xml", "way/../new.xml"), ("new.xml", "link.xml"),
      ("old.xml", "hard.xml"), ("none/a", "none/a"),
    ] {
      let error = refusal(RunFiles(), scratch(one), scratch(other))
      #expect(error?.reason == .isOutput, "\(one) and \(other)")
      #expect(error?.path == scratch(other))
    }
    #expect(
      refusal(RunFiles(), scratch("new.xml"), scratch("old.xml"), scratch("way/new.xml")) == nil)
    #expect(refusal(RunFiles(), "/dev/null", "/dev/null") == nil)
    #expect(scratch.names == ["hard.xml", "link.xml", "old.xml", "way"])
  }
}
