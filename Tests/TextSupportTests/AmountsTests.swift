import SegueTextSupport
import Testing

@Suite struct AmountsTests {
  @Test(arguments: [(0, "0 frames"), (1, "1 frame"), (2, "2 frames"), (21, "21 frames")])
  func `only one thing stands in the singular`(count: Int, text: String) {
    #expect(count.counted("frame") == text)
  }

  @Test func `words with another plural say it`() {
    #expect(1.counted("layer differs", "layers differ") == "1 layer differs")
    #expect(3.counted("layer differs", "layers differ") == "3 layers differ")
  }

  @Test(arguments: [
    (0, "0 MiB"), (1 << 20, "1 MiB"), ((1 << 20) - 1, "0 MiB"), (1 << 31, "2048 MiB"),
  ])
  func `a mebibyte is begun by its last byte`(bytes: Int, text: String) {
    #expect(bytes.mebibytes == text)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `alternatives are listed as in English`(words: [String], text: String) {
    #expect(words.joined(with: "or") == text)
    #expect(
      words.joined(with: "and") == text.split(separator: " or ").joined(separator: " and "))
  }
}
