import Foundation
import Glibc
import TestSupport
import Testing

/// `render preview --watch`, which draws again what is saved.
@Suite struct PreviewWatchTests {
  @Test func `a scene that is watched is drawn again when it is saved`() throws {
    let workshop = try Workshop()
    let watcher = try Watcher(in: workshop)

    _ = try watcher.page(saying: "1000 ms")
    let film = try #require(workshop.bytes(of: "site/films/scene.mp4"))
    try workshop.write(Data(Workshop.scene(seconds: 2).utf8), to: "scene.json")
    _ = try watcher.page(saying: "2000 ms")
    #expect(workshop.bytes(of: "site/films/scene.mp4") != film)
    try workshop.write(Data("{".utf8), to: "scene.json")
    _ = try watcher.page(saying: "This scene has mistakes")
    // As editors save: another file gets the name.
    try workshop.write(Data(Workshop.scene(seconds: 1).utf8), to: "saved")
    _ = try workshop.run("mv saved scene.json")
    let mended = try watcher.page(saying: "1000 ms")
    #expect(!mended.contains("This scene has mistakes"))
    #expect(workshop.bytes(of: "site/films/scene.mp4") == film)

    let ending = watcher.end(by: SIGINT)
    #expect(ending.reason == .uncaughtSignal)
    #expect(ending.status == SIGINT)
    #expect(
      try Set(FileManager.default.subpathsOfDirectory(atPath: workshop.folder.path)) == [
        "scene.json", "site", "site/index.html", "site/scene.html", "site/version.js",
        "site/films", "site/films/scene.mp4",
      ])
  }
}

/// The program as it watches the scene of a workshop, and says a line whenever it has drawn.
private final class Watcher {
  private let workshop: Workshop
  private let process: Process
  private let lines = Pipe()

  init(in workshop: Workshop) throws {
    self.workshop = workshop
    process = Process(
      listening: Workshop.program, ["preview", "scene.json", "--watch", "-o", "site"])
    process.currentDirectoryURL = workshop.folder
    process.standardOutput = lines
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Who waits for a word of a program that hangs hears its end.
    let pid = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [process] in
      if process.isRunning { kill(pid, SIGKILL) }
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The page of the scene, as soon as it says `words`; its edition is the one that is told to those
  /// who look at it.
  func page(saying words: String) throws -> String {
    while true {
      let isOver = lines.fileHandleForReading.availableData.isEmpty
      if let page = text("scene.html"), page.contains(words), isTold(page) { return page }
      try #require(!isOver, "the program has ended without '\(words)'")
    }
  }

  /// Whether those who look at the page hear of its edition.
  private func isTold(_ page: String) -> Bool {
    guard let edition = page.firstMatch(of: /data-page="scene" data-edition="(\d+)"/) else {
      return false
    }
    return text("version.js")?.contains("\"scene\":\(edition.output.1)") ?? false
  }

  private func text(_ name: String) -> String? {
    workshop.bytes(of: "site/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  func end(by signal: Int32) -> (reason: Process.TerminationReason, status: Int32) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus)
  }
}
