import SegueCaseRuns
package import SegueCommandLine
import SegueFiles
import SegueReports
import SegueTextSupport

extension PreviewRequest {
  /// Interval at which the watch asks for saved changes.
  private static let pause = Duration.milliseconds(20)
  /// Duration of the wait for more after the first change: one save is several changes.
  private static let patience = Duration.milliseconds(10)
  /// Interval at which the files are checked even without news: some file systems report none.
  private static let interval = Duration.seconds(1)

  /// Draws again what is saved, until the process is asked to end.
  package func watch(
    _ folder: inout PreviewFolder, _ desk: TuningSession, on terminal: Terminal
  ) async throws(RunError) -> Never {
    var watch = FolderWatch()
    let stopwatch = terminal.stopwatch
    var lastLook = stopwatch.now()
    var lastMistake: RunError?
    while true {
      watch?.add(foldersOf: folder.files)
      for path in cases.paths { watch?.add(foldersOf: [path, path + "/any"]) }
      try await sleep(Self.pause)
      let hasNews = watch?.hasNews() ?? false
      guard hasNews || stopwatch.now() - lastLook >= Self.interval else { continue }
      if hasNews { try await sleep(Self.patience) }
      let start = stopwatch.now()
      do throws(RunError) {
        let pages = PreviewPlan.pages(of: try CaseFinder(cases, terminal.silent).plans)
        let scenes = try await folder.update(pages)
        await desk.show(pages)
        let time = (stopwatch.now() - start).wholeMilliseconds
        if !scenes.isEmpty {
          let names = scenes.map(\.name.visible).joined(separator: ", ")
          try terminal.write("\(names): drawn in \(time) ms\n")
        }
        lastMistake = nil
      } catch {
        guard error.code == .invalidData || error.code == .missingInput else { throw error }
        if error != lastMistake { try terminal.report(error) }
        lastMistake = error
      }
      lastLook = stopwatch.now()
    }
  }

  private func sleep(_ time: Duration) async throws(RunError) {
    do {
      try await Task.sleep(for: time)
    } catch {
      throw .shown(.interrupted)
    }
  }
}

extension Terminal {
  /// A terminal that says nothing, for what has been said before.
  fileprivate var silent: Terminal {
    Terminal(
      console: Console(
        input: console.input, output: { _ in }, error: { _ in }),
      environment: environment, preferences: preferences, commands: commands)
  }
}
