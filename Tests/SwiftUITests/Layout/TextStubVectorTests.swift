import HeadlessUIKit
import SwiftUI
import Testing

/// Boxes of views that break into lines as texts do, with words that are all alike.
@Suite("Layout of what breaks into lines")
@MainActor
struct TextStubVectorTests {
  /// Words of one width, in lines of 20 points.
  private struct Words: Layout {
    let count: Int
    var width: CGFloat = 40

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let room = min((proposal.width ?? .infinity) / width, CGFloat(count))
      let columns = max(Int(room), 1)
      let lines = (count + columns - 1) / columns
      return CGSize(width: CGFloat(min(columns, count)) * width, height: CGFloat(lines) * 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private func T(_ count: Int, width: CGFloat = 40) -> some View {
    Words(count: count, width: width) { Rectangle() }
  }

  private func boxes(_ view: some View, _ prefixes: [String] = ["Rectangle", "Color"]) -> [CGRect] {
    let film = Film(of: view, on: .room)
    return film.scene(at: 0).items.map(\.id.name)
      .filter { name in prefixes.contains { name.hasPrefix($0) } }.map { film.frame($0) }
  }

  private func expect(
    _ view: some View, _ boxes: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = self.boxes(view)
    let expected = boxes.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    #expect(
      found.count == expected.count
        && zip(found, expected).allSatisfy { isClose($0, $1, within: 2e-3) },
      "\(found) instead of \(expected)", sourceLocation: sourceLocation)
  }

  @Test("Words come before what takes any room")
  func besideColor() {
    expect(
      HStack(spacing: 0) {
        T(4)
        Color.red
      }, [[0, 80, 120, 40], [120, 0, 180, 200]])
  }

  @Test("The shorter of two texts is asked first, unless the longer one has a higher rank")
  func two() {
    expect(
      HStack(spacing: 0) {
        T(4)
        T(8)
      }, [[10, 80, 120, 40], [130, 80, 160, 40]])
    expect(
      HStack(spacing: 0) {
        T(4)
        T(8).layoutPriority(1)
      }, [[10, 60, 40, 80], [50, 80, 240, 40]])
  }

  @Test("A background is as large as padded words")
  func padded() {
    expect(
      T(3, width: 30).padding(.horizontal, 12).padding(.vertical, 8).background { Color.red },
      [[93, 82, 114, 36], [105, 90, 90, 20]])
  }

  @Test("A picture that is not resizable stays as large as it is")
  func picture() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    let found = boxes(Image(uiImage: image).scaledToFit(), ["Image"])
    #expect(found.first.map { isClose($0, CGRect(x: 110, y: 80, width: 80, height: 40)) } == true)
  }
}
