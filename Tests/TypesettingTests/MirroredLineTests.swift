import SegueSceneGraph
import SegueTypesetting
import Testing

/// Lines of scenes that are mirrored for people who read from right to left.
@Suite struct MirroredLineTests {
  /// Rooms to the left and to the right of a line in a column.
  private func rooms(
    _ words: String, _ alignment: TextContent.Alignment, isMirrored: Bool
  ) throws -> (left: Int, right: Int) {
    var typesetter = try TestFont.typesetter()
    let block = TextBlock(words, width: 200).changed {
      $0.alignment = alignment
      $0.isMirrored = isMirrored
    }
    let line = try #require(try typesetter.layout(of: block).lines.first)
    return (line.x, 200 * 1_024 - line.x - line.width)
  }

  @Test(arguments: [TextContent.Alignment.leading, .trailing, .center])
  func `words that run to the right stand at the other side`(
    _ alignment: TextContent.Alignment
  ) throws {
    let original = try rooms("abc", alignment, isMirrored: false)
    let image = try rooms("abc", alignment, isMirrored: true)
    #expect((image.left - original.right).magnitude <= 1)
    #expect((image.right - original.left).magnitude <= 1)
  }

  /// They have stood where reading begins before, which is where it begins now for all.
  @Test func `words that run to the left stay at the side where reading begins`() throws {
    #expect(try rooms("سلام", .leading, isMirrored: true).right == 0)
    #expect(try rooms("سلام", .trailing, isMirrored: true).left == 0)
  }
}
