import Foundation
import SwiftUI
import Testing

/// Rows that are deleted and moved by their positions.
@Suite("Positions of rows")
struct RowOffsetsTests {
  @Test("Several positions are deleted at once")
  func removal() {
    var rows = ["a", "b", "c", "d"]
    rows.remove(atOffsets: [0, 2])
    #expect(rows == ["b", "d"])
  }

  @Test(
    "A destination is a position before the move",
    arguments: [
      ([0], 2, "bacde"), ([0], 5, "bcdea"), ([3], 1, "adbce"), ([1, 3], 0, "bdace"),
      ([1, 3], 5, "acebd"), ([2], 2, "abcde"), ([2], 3, "abcde"),
    ])
  func move(source: [Int], destination: Int, result: String) {
    var rows = "abcde".map(String.init)
    rows.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(rows.joined() == result)
  }
}
