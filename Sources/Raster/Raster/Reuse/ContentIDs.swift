/// Numbers for contents: equal ones have equal numbers, in one frame and from one frame to the next,
/// whatever their layers are called there.
struct ContentIDs {
  /// The contents of the frame: passes that name contents in place of layers.
  private var numbers: [Pass: Int] = [:]
  /// The first number that no content has.
  private var next: Int
  private let earlier: [Pass: Int]

  /// No contents; those of a frame before keep their numbers.
  init(after earlier: ContentIDs? = nil) {
    self.earlier = earlier?.numbers ?? [:]
    next = earlier?.next ?? 0
  }

  /// A content, and whether the frame before had it too.
  struct Content {
    let number: Int
    let isKnown: Bool
  }

  /// The number of a content.
  mutating func number(of content: Pass) -> Content {
    if let number = earlier[content] ?? numbers[content] {
      numbers[content] = number
      return Content(number: number, isKnown: earlier[content] != nil)
    }
    numbers[content] = next
    next += 1
    return Content(number: next - 1, isKnown: false)
  }
}
