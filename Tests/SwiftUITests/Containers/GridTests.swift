import HeadlessUIKit
import SwiftUI
import Testing

/// Boxes of cells in grids, as columns and rows give them.
@Suite("Grids")
@MainActor
struct GridTests {
  private func R(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  private func expect(
    _ view: some View, _ boxes: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let film = Film(of: view, on: .room)
    let found = film.scene(at: 0).items.map(\.id.name)
      .filter { $0.hasPrefix("Rectangle") || $0.hasPrefix("Color") }.map { film.frame($0) }
    #expect(found.count == boxes.count, sourceLocation: sourceLocation)
    for (found, box) in zip(found, boxes) {
      let expected = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      #expect(
        isClose(found, expected, within: 2e-3), "\(found) instead of \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("A view that is no row takes one across all columns, and widens them")
  func wholeRow() {
    expect(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        R(200, 20)
        GridRow {
          R(50, 20)
          R(30, 30)
        }
      }, [[50, 72.5, 200, 20], [50, 97.5, 50, 20], [165, 97.5, 30, 30]])
  }

  @Test("A grid of views that are no rows is a column")
  func onlyWholeRows() {
    expect(
      Grid(verticalSpacing: 10) {
        R(200, 20)
        R(100, 30)
      }, [[50, 70, 200, 20], [100, 100, 100, 30]])
  }

  @Test("A cell across several columns makes them wide enough")
  func spanning() {
    expect(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow { R(150, 20).gridCellColumns(2) }
        GridRow {
          R(40, 10)
          R(40, 10)
        }
      }, [[75, 82.5, 150, 20], [75, 107.5, 40, 10], [155, 107.5, 40, 10]])
  }

  @Test(
    "A view across that takes all the room makes the grid do so, unless its width does not count")
  func unsized() {
    expect(
      Grid(alignment: .topLeading, verticalSpacing: 5) {
        GridRow { R(40, 10) }
        Color.red.frame(height: 1)
      }, [[0, 92, 40, 10], [0, 107, 300, 1]])
    expect(
      Grid(alignment: .topLeading, verticalSpacing: 5) {
        GridRow { R(40, 10) }
        Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      }, [[130, 92, 40, 10], [130, 107, 40, 1]])
  }

  @Test("Columns that can be narrower share the room that there is")
  func narrow() {
    // Each could be 400 wide, and gets half of what the gap leaves.
    expect(
      Grid(horizontalSpacing: 20) {
        GridRow {
          Rectangle().frame(maxWidth: 400).frame(height: 20)
          Rectangle().frame(maxWidth: 400).frame(height: 20)
        }
      }, [[0, 90, 140, 20], [160, 90, 140, 20]])
  }

  @Test(
    "Columns of a lazy grid stand where its alignment says",
    arguments: [
      (HorizontalAlignment.leading, CGFloat(0)), (.center, 125), (.trailing, 250),
    ])
  func lazyAlignment(alignment: HorizontalAlignment, x: CGFloat) {
    expect(
      LazyVGrid(columns: [GridItem(.fixed(50))], alignment: alignment) {
        Rectangle().frame(height: 20)
      }, [[x, 90, 50, 20]])
  }
}
