import Foundation
import Glibc
import SegueFiles
import Testing

/// Rights of a file that has been replaced.
@Suite struct OutputRightsTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let namings = OutputFileTests.namings

  private func open(
    _ path: String, naming: OutputFile.Naming
  ) throws(FileError) -> OutputFile {
    try OutputFile(path, existing: .replaced, inputs: [], naming: naming)
  }

  @Test(arguments: namings, [0o600, 0o640, 0o644, 0o666, 0o755, 0o200])
  func `what takes the place of a file has its rights`(
    naming: OutputFile.Naming, mode: Int
  ) throws {
    let path = try scratch.write("old", to: "film.mp4")
    try scratch.protect("film.mp4", mode: mode)
    var output = try open(path, naming: naming)
    try output.write("new")
    try output.finish()
    #expect(try scratch.mode(of: "film.mp4") == mode)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings, [0o4755, 0o2755, 0o1644])
  func `what makes programs run as another user is not taken over`(
    naming: OutputFile.Naming, mode: Int
  ) throws {
    let path = try scratch.write("old", to: "film.mp4")
    try scratch.protect("film.mp4", mode: mode)
    try open(path, naming: naming).finish()
    #expect(try scratch.mode(of: "film.mp4") == mode & 0o777)
  }

  @Test func `while it is written, what takes the place of a private file is private`() throws {
    let path = try scratch.write("old", to: "film.mp4")
    try scratch.protect("film.mp4", mode: 0o600)
    var output = try open(path, naming: .hidden)
    try output.write("new")
    try output.flush()
    let hidden = try #require(scratch.names.first { $0.hasPrefix(".film.mp4.") })
    #expect(try scratch.mode(of: hidden) == 0o600)
    try output.finish()
  }

  @Test(arguments: namings)
  func `rights that change while it is written count`(naming: OutputFile.Naming) throws {
    let path = try scratch.write("old", to: "film.mp4")
    let output = try open(path, naming: naming)
    try scratch.protect("film.mp4", mode: 0o600)
    try output.finish()
    #expect(try scratch.mode(of: "film.mp4") == 0o600)
  }

  @Test(arguments: namings)
  func `a file that appears while it is written keeps its rights`(
    naming: OutputFile.Naming
  ) throws {
    let output = try open(scratch("film.mp4"), naming: naming)
    try scratch.write("other", to: "film.mp4")
    try scratch.protect("film.mp4", mode: 0o600)
    try output.finish()
    #expect(try scratch.mode(of: "film.mp4") == 0o600)
  }

  @Test(arguments: namings)
  func `of a link, the rights of the file count that it leads to`(
    naming: OutputFile.Naming
  ) throws {
    try scratch.write("old", to: "film.mp4")
    try scratch.protect("film.mp4", mode: 0o600)
    let link = try scratch.link("link.mp4", to: "film.mp4")
    try open(link, naming: naming).finish()
    #expect(try scratch.mode(of: "film.mp4") == 0o600)
    #expect(scratch.isLink("link.mp4"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"), arguments: namings)
  func `owner and group stay where that is allowed`(naming: OutputFile.Naming) throws {
    let path = try scratch.write("old", to: "film.mp4")
    let result = unsafe chown(path, 1234, 5678)
    try #require(result == 0)
    try scratch.protect("film.mp4", mode: 0o660)
    try open(path, naming: naming).finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 1234)
    #expect(attributes[.groupOwnerAccountID] as? Int == 5678)
    #expect(try scratch.mode(of: "film.mp4") == 0o660)
  }
}
