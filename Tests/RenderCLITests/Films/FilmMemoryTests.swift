import Testing

/// That a film needs no more memory for being long.
@Suite(.enabled(if: Shelled.isInstalled("time"), "GNU time, which measures memory, is missing"))
struct FilmMemoryTests {
  @Test(arguments: ["mp4", "y4m"])
  func `ten times the frames take at most a tenth more memory`(_ format: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 50))
    let short = try peak(workshop, "--frames 0-299 -o short.\(format)")
    let long = try peak(workshop, "--frames 0-2999 -o long.\(format)")
    #expect(short > 10_000)
    #expect(long * 10 <= short * 11, "\(short) kB for 300 frames, \(long) kB for 3000")
  }

  /// The most memory that a run of the program has had at once, in kilobytes.
  private func peak(_ workshop: Workshop, _ options: String) throws -> Int {
    let run = try workshop.run("env time -f %M \"$render\" scene.json -j2 \(options)")
    try #require(run.status == 0)
    return try #require(Int(run.error.filter(\.isNumber)))
  }
}
