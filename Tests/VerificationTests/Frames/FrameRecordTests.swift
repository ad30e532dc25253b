import SegueFiles
import SegueVerification
import Testing

@Suite struct FrameRecordTests {
  private let record = FrameRecord(
    engine: "0.3",
    fonts: [.init(file: "b c.otf", digest: "22"), .init(file: "a.otf", digest: "11")],
    size: "2x3", digests: ["aa", "aa", "bb", "aa"])

  @Test func `frames that look alike share a line`() {
    #expect(
      record.text == """
        segue frames 1
        engine 0.3
        size 2x3
        font a.otf 11
        font "b c.otf" 22
        0-1 aa
        2 bb
        3 aa

        """)
  }

  @Test func `a record that is read is the one that was written`() throws {
    #expect(try FrameRecord(reading: record.text) == record)
  }

  private static let head = "segue frames 1\nengine 1\nsize 2x3\n"

  private static let damages: [(text: String, line: Int)] = [
    ("", 1), ("segue frames 2\n", 1), ("segue frames 1\n", 2), ("segue frames 1\nsize 2x3\n", 2),
    ("segue frames 1\nengine 1\n0 aa\n", 3), ("segue frames 1\nengine 1 2\n", 2), ("\(head)", 4),
    ("\(head)0-99999999999 aa\n", 4), ("\(head)0-1048576 aa\n", 4), ("\(head)0 aa\n0 bb\n", 5),
    ("\(head)0 aa\n2 bb\n", 5),
    ("\(head)hello\n", 4), ("\(head)0 aa\nfont a b\n", 5), ("\(head)0 aa\nignored a\n", 5),
    ("\(head)font b 1\nfont a 1\n0 aa\n", 5), ("\(head)font a 1\nfont a 1\n0 aa\n", 5),
    ("\(head)engine 1\n0 aa\n", 4), ("\(head)0--1 aa\n", 4), ("\(head)0-1-2 aa\n", 4),
  ]

  @Test(arguments: damages)
  func `damage is named with its line`(text: String, line: Int) {
    #expect(throws: GoldenError.self) { try FrameRecord(reading: text) }
    do throws(GoldenError) { _ = try FrameRecord(reading: text) } catch {
      #expect(error.line == line)
    }
  }
}
