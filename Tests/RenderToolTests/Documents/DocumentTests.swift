import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// Whatever a document shows of a terminal is what the built program says there.
///
/// The program is found where `make build` puts it, and the scenes beside it, as for somebody who has
/// just cloned the package; files that commands write go to a folder of their own.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct DocumentTests {
  @Test(arguments: try Document.paths())
  func `commands say what the document shows`(path: String) throws {
    let document = try Document(path)
    let workshop = try Workshop()
    try furnish(workshop)
    let text = try document.text { name, text in
      let folder = workshop.folder.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try workshop.write(Data(text.utf8), to: name)
    } saying: { command in
      let run = try workshop.run("PATH=$PWD/.build/release:$PATH; \(command)")
      #expect(run.status == 0, "\(path): '\(command)' ended with \(run.status): \(run.error)")
      return run.output + run.error
    }
    expectDocument(text, at: path)
  }

  /// Files are named as seen from the package, or from `Sources`.
  @Test func `files that documents name are there`() throws {
    var count = 0
    for path in try Document.paths() {
      for name in try Package.text(of: path).matches(of: /`([\w+\/]+\/[\w+]+\.swift)`/) {
        let files = ["", "Sources/"].map { Package.folder.appending(path: $0 + name.1).path }
        #expect(files.contains(where: FileManager.default.fileExists), "\(path): \(name.1)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test func `the first page shows the program at work`() throws {
    let commands = try Document("README.md").commands
    #expect(commands.contains { $0.hasPrefix("render ") && $0.contains("--hash") })
  }

  @Test func `a session is a block with commands, and its output is replaced`() throws {
    let page = """
      ```
      make demo
      ```
      Then:
      ```
      $ a
      old
      older
      $ b  # says nothing
      ```
      The end.

      """
    let document = Document(lines: page)
    #expect(document.commands == ["a", "b  # says nothing"])
    #expect(Document(lines: "```json a.json\n{}\n```\n").commands.isEmpty)
    let replaced = try document.text(saying: { $0 == "a" ? "new\n\nnewer\n" : "" })
    #expect(
      replaced == page.replacing("old\nolder", with: "new\n\nnewer"))
  }

  /// The files are built and run by tests of their own.
  @Test func `programs on pages are files of the examples, whole`() throws {
    let examples = try [
      "Films/Sources/Push/main.swift", "SnapshotTests/Tests/AppTests/CardTests.swift",
      "AnimatorCI/Tests/CardTests/CardTests.swift",
      "PreviewCI/Tests/CardsTests/CardsTests.swift", "PreviewCI/Package.swift",
      "PreviewCI/Sources/Cards/Unchanged/Toast.swift",
      "AnimatorCI/Sources/Card/Unchanged/CardAnimator.swift",
    ].map { try Package.text(of: "Examples/\($0)") }
    let pages = try Document.paths().filter { $0.hasPrefix("Documentation/") }
    let programs = try pages.flatMap { path in
      try Package.text(of: path).matches(of: /```swift\n((?:(?!```)(?:.|\n))*)```/).map {
        String($0.1)
      }
    }
    #expect(programs.count == examples.count)
    for program in programs { #expect(examples.contains(program), "\(program)") }
  }

  /// Tests of other languages stand on the page as in the files, which `make test-recordings` runs where it can.
  @Test func `tests in other languages are files of the examples, whole`() throws {
    let page = try Package.text(of: "Documentation/recordings.md")
    let blocks = page.matches(
      of: /\n```(python|kotlin|dart) ([\w\/.]+)\n((?:(?!```)(?:.|\n))*)```/)
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(
        String(block.3) == (try Package.text(of: "Examples/Recordings/\(block.2)")), "\(block.2)")
    }
  }

  /// What cannot be run here, on a CI system or because it waits for people, is at least understood.
  @Test func `commands that documents show without running them are understood`() throws {
    var count = 0
    for path in try Document.paths() {
      for command in try Document(path).shownCommands {
        let words = try Shelled.words(of: command)
        count += 1
        #expect(throws: Never.self, "\(path): \(command)") {
          var parser = ArgumentParser(.render)
          try parser.read(words)
        }
      }
    }
    #expect(count > 5)
  }

  @Test(arguments: try Document.paths())
  func `links lead somewhere`(path: String) throws {
    let page = Package.folder.appending(path: path)
    let document = try Document(path)
    for link in document.links {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let target = page.deletingLastPathComponent().appending(path: name).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
      guard parts.count == 2, name.isEmpty || name.hasSuffix(".md") else { continue }
      let other =
        name.isEmpty ? document : Document(lines: try String(contentsOf: target, encoding: .utf8))
      #expect(other.anchors.contains(String(parts[1])), "\(path): \(link)")
    }
  }

  @Test func `every page is linked, and every scene of a picture is right`() throws {
    let pages = try Document.paths().filter { $0.hasPrefix("Documentation/") }
    let index = try Document("Documentation/README.md").links + Document("README.md").links
    for page in pages {
      let name = String(page.trimmingPrefix("Documentation/"))
      #expect(index.contains { $0.hasSuffix(name) }, "\(page)")
    }
    let workshop = try Workshop()
    let check = try workshop.run(
      "cd '\(Package.folder.path)'; $render check -q --root . Documentation/pictures/*.json")
    #expect(check.status == 0 && check.error.isEmpty, "\(check.error)")
  }

  /// Types, defaults, names and curves on pages come from the program, and so do their pictures, of which
  /// 'make ci' draws all.
  @Test(
    .enabled(if: Shelled.isInstalled("python3") && !Instruments.isSanitized),
    arguments: ["easings", "json", "scenes", "suites", "transitions"])
  func `references are as the program says`(part: String) throws {
    let script = Package.folder.appending(path: "Scripts/write-references").path
    let run = try Shelled.run(
      "python3", script, "--check", "--every", "8", "--only", part, Workshop.program)
    #expect(run == Shelled(status: 0, output: "", error: ""), "write them anew: make references")
  }

  /// Lays out what commands of the documents name.
  private func furnish(_ workshop: Workshop) throws {
    let files = FileManager.default
    let program = workshop.folder.appending(path: ".build/release")
    try files.createDirectory(at: program, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: program.appending(path: "render"), withDestinationURL: URL(filePath: Workshop.program))
    for name in ["Scenes", "Examples"] {
      try files.createSymbolicLink(
        at: workshop.folder.appending(path: name),
        withDestinationURL: Package.folder.appending(path: name))
    }
  }
}
