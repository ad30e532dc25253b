import Foundation
import Testing

/// That a film needs no more memory for being long.
@Suite(.enabled(if: Shelled.isInstalled("time"), "GNU time, which measures memory, is missing"))
struct FilmMemoryTests {
  /// 'make sanitize' sets the sanitizers' options, and nobody else.
  private static let isSanitized = ["LSAN_OPTIONS", "TSAN_OPTIONS"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  @Test(
    .enabled(if: !isSanitized, "sanitizers keep memory of their own"), arguments: ["mp4", "y4m"])
  func `ten times the frames take at most a tenth more memory`(_ format: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 50))
    let short = try peak(workshop, "--frames 0-299 -o short.\(format)")
    let long = try peak(workshop, "--frames 0-2999 -o long.\(format)")
    #expect(short > 10_000)
    #expect(long * 10 <= short * 11, "\(short) kB for 300 frames, \(long) kB for 3000")
  }

  /// The most memory that a run of the program has at once, in kilobytes.
  ///
  /// How threads meet in the allocator differs from run to run by some megabytes; the least of a few
  /// runs is what the program needs.
  private func peak(_ workshop: Workshop, _ options: String) throws -> Int {
    let run = try workshop.run(
      "for run in 1 2 3 4; do env time -f %M \"$render\" scene.json -j2 \(options) || exit; done")
    try #require(run.status == 0)
    let peaks = run.error.split(separator: "\n").compactMap { Int($0) }
    try #require(peaks.count == 4)
    return try #require(peaks.min())
  }
}
