import SegueFiles
import Testing

@Suite struct FolderWatchTests {
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
    news = watch.hasNews()
    #expect(news)
    news = watch.hasNews()
    #expect(!news)
    try scratch.write("c", to: "other.json")
    news = watch.hasNews()
    #expect(news)
    try OutputFolder.remove(file)
    news = watch.hasNews()
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
    news = watch.hasNews()
    #expect(news)
  }
}
