import Foundation
import TestSupport
import Testing

/// Mistakes that language models make, mended by whoever does no more than what the first message says.
@Suite(.enabled(if: Shelled.isInstalled("python3") && !Instruments.isSanitized))
struct MendedMistakesTests {
  @Test func `nine in ten are mended by the first message`() throws {
    let script = Package.folder.appending(path: "Scripts/mend-mistakes").path
    // Of every so many of them one is made.
    let every = Cases.areAllTried ? 60 : 120
    let run = try Shelled.run("python3", script, "--every", "\(every)", "--show", Workshop.program)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    let words = try #require(
      run.output.firstMatch(of: #/(\d+) mistakes, (\d+) times: ([0-9.]+) % are mended/#))
    #expect(Int(words.1) ?? 0 >= 40, "\(run.output)")
    #expect(Double(words.3) ?? 0 >= 90, "\(run.output)")
  }
}
