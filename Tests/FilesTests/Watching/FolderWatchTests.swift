import SegueFiles
import Testing

@Suite struct FolderWatchTests {
  @Test func `what happens in the folder of a file is news, once`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("a", to: "a.json")
    var watch = try #require(FolderWatch())
    watch.add(foldersOf: [file])
    #expect(!watch.hasNews())
    try scratch.write("b", to: "a.json")
    #expect(watch.hasNews())
    #expect(!watch.hasNews())
    try scratch.write("c", to: "other.json")
    #expect(watch.hasNews())
    try OutputFolder.remove(file)
    #expect(watch.hasNews())
    #expect(!watch.hasNews())
  }

  @Test func `a folder that is not there, or not watched, is silent`() throws {
    let scratch = try Scratch()
    var watch = try #require(FolderWatch())
    watch.add(foldersOf: [scratch("gone/a.json")])
    try scratch.write("a", to: "gone/a.json")
    #expect(!watch.hasNews())
    watch.add(foldersOf: [scratch("gone/a.json")])
    try scratch.write("b", to: "gone/a.json")
    #expect(watch.hasNews())
  }
}
