import Glibc
import SegueFiles
import Testing

@Suite struct FolderWatchTests {
  /// Whether news come within ten seconds: that a file is closed is none while a process that is just
  /// being started by another test still holds it.
  private func hasNewsSoon(_ watch: borrowing FolderWatch) -> Bool {
    for _ in 0..<10_000 {
      if watch.hasNews() { return true }
      usleep(1_000)
    }
    return false
  }

  @Test func `what happens in the folder of a file is news, once`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("a", to: "a.json")
    guard var watch = FolderWatch() else {
      Issue.record("the system lends no watch")
      return
    }
    watch.add(foldersOf: [file])
    var news = watch.hasNews()
    #expect(!news)
    try scratch.write("b", to: "a.json")
    news = hasNewsSoon(watch)
    #expect(news)
    news = watch.hasNews()
    #expect(!news)
    try scratch.write("c", to: "other.json")
    news = hasNewsSoon(watch)
    #expect(news)
    try OutputFolder.remove(file)
    news = hasNewsSoon(watch)
    #expect(news)
    news = watch.hasNews()
    #expect(!news)
  }

  @Test func `a folder that is not there, or not watched, is silent`() throws {
    let scratch = try Scratch()
    guard var watch = FolderWatch() else {
      Issue.record("the system lends no watch")
      return
    }
    watch.add(foldersOf: [scratch("gone/a.json")])
    try scratch.write("a", to: "gone/a.json")
    var news = watch.hasNews()
    #expect(!news)
    watch.add(foldersOf: [scratch("gone/a.json")])
    try scratch.write("b", to: "gone/a.json")
    news = hasNewsSoon(watch)
    #expect(news)
  }
}
