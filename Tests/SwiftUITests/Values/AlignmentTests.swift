import SwiftUI
import HeadlessSwiftUI
import Testing

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  fileprivate static let third = HorizontalAlignment(Third.self)
}

@Suite("Alignment")
struct AlignmentTests {
  let dimensions = ViewDimensions(size: CGSize(width: 90, height: 40))

  @Test("Guides stand at the edges and in the middle by default")
  func defaults() {
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 45)
    #expect(dimensions[HorizontalAlignment.trailing] == 90)
    #expect(dimensions[VerticalAlignment.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 20)
    #expect(dimensions[VerticalAlignment.bottom] == 40)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 40)
    #expect(dimensions[.third] == 30)
  }

  @Test("A guide that was placed has another value, and says so")
  func explicit() {
    let key = HorizontalAlignment.third.key
    let placed = ViewDimensions(size: dimensions.size, explicit: [key: 7])
    #expect(placed[.third] == 7)
    #expect(placed[explicit: .third] == 7)
    #expect(placed[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions[explicit: .third] == nil)
  }

  @Test("Centers along both axes are two guides")
  func axes() {
    #expect(HorizontalAlignment.leading.key != VerticalAlignment.top.key)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test("Containers take the mean of their children's guides, and the outermost baselines")
  func combined() {
    #expect(HorizontalAlignment.center.key.id._combined([1, 2, 6]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.key.id._combined([4, 2, 6]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.key.id._combined([4, 2, 6]) == 6)
    #expect(VerticalAlignment.top.key.id._combined([]) == nil)
  }
}
