import Foundation
import TestSupport
import Testing

/// The programs in `Examples/Films`, compiled as another package's, and the article that shows them.
@Suite(.enabled(if: canBuild, "a sanitizer's objects cannot be linked with other programs"))
struct ExampleProgramTests {
  private static let sources = "Examples/Films/Sources"

  @Test func `a program of a few lines makes the movie that the terminal makes`() throws {
    let workshop = try Workshop()
    try workshop.buildProgram("Push")
    let scenes = Package.folder.appending(path: "Scenes").path
    let run = try workshop.run(
      "ln -s '\(scenes)' Scenes; ./Push && $render Scenes/push.json -o other.mp4")
    #expect(run == Shelled(status: 0, output: "31 frames of 1179x2556 pixels\n", error: ""))
    let movie = try #require(workshop.bytes(of: "push.mp4"))
    #expect(movie == workshop.bytes(of: "other.mp4"))
    #expect(try Package.text(of: "\(Self.sources)/Push/main.swift").lineCount <= 12)
  }

  @Test func `a film in Swift is the film of the same scene`() throws {
    let workshop = try Workshop()
    try workshop.buildProgram("Letters")
    let scene = Package.folder.appending(path: "Examples/Films/letters.json").path
    let run = try workshop.run("./Letters && $render '\(scene)' -o other.webp")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasSuffix(" frames\n"))
    let film = try #require(workshop.bytes(of: "letters.webp"))
    #expect(film == workshop.bytes(of: "other.webp"))
  }

  @Test(arguments: [
    ("Push", "README.md"), ("Push", "Sources/Tool/Segue/Segue.docc/GettingStarted.md"),
    ("Letters", "Sources/Tool/Segue/Segue.docc/GettingStarted.md"),
  ])
  func `documents show the programs as they are`(_ name: String, in document: String) throws {
    let program = try Package.text(of: "\(Self.sources)/\(name)/main.swift")
    #expect(try Package.text(of: document).contains("```swift\n\(program)```\n"))
  }
}

private let canBuild = !Instruments.isSanitized && Shelled.isInstalled("swiftc")

extension Workshop {
  /// Builds a program of `Examples/Films`.
  fileprivate func buildProgram(_ name: String) throws {
    let package = Package.folder.path
    let build = URL(filePath: Self.program).deletingLastPathComponent().path
    let source = "\(package)/Examples/Films/Sources/\(name)/main.swift"
    let run = try run("'\(package)/Scripts/build-program' '\(source)' '\(name)' '\(build)'")
    try #require(run.status == 0, "\(run.error)\(run.output)")
  }
}

extension String {
  fileprivate var lineCount: Int { split(separator: "\n", omittingEmptySubsequences: false).count }
}
