import Foundation
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
    let text = try document.text { command in
      let run = try workshop.run(command)
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
    #expect(commands.contains { $0.hasPrefix(".build/release/render ") && $0.contains("--hash") })
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
    #expect(
      document.text { $0 == "a" ? "new\n\nnewer\n" : "" }
        == page.replacing("old\nolder", with: "new\n\nnewer"))
  }

  /// Lays out what commands of the documents name.
  private func furnish(_ workshop: Workshop) throws {
    let files = FileManager.default
    let program = workshop.folder.appending(path: ".build/release")
    try files.createDirectory(at: program, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: program.appending(path: "render"), withDestinationURL: URL(filePath: Workshop.program))
    try files.createSymbolicLink(
      at: workshop.folder.appending(path: "Scenes"),
      withDestinationURL: Package.folder.appending(path: "Scenes"))
  }
}
