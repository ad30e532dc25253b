import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Position between two letters.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// Number of UTF-16 units before it.
  let offset: Int

  public override convenience init() { self.init(0) }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return MainActor.assumeIsolated { offset == other.offset }
  }
  open override nonisolated var hash: Int { MainActor.assumeIsolated { offset } }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  open var start: UITextPosition { ownStart }
  open var end: UITextPosition { ownEnd }
  open var isEmpty: Bool { start.offset == end.offset }
  private let ownStart: UITextPosition
  private let ownEnd: UITextPosition

  public override convenience init() { self.init(0, 0) }
  init(_ start: Int, _ end: Int) {
    (ownStart, ownEnd) = (UITextPosition(min(start, end)), UITextPosition(max(start, end)))
    super.init()
  }

  /// The part as Foundation counts it.
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return MainActor.assumeIsolated { range == other.range }
  }
  open override nonisolated var hash: Int { MainActor.assumeIsolated { range.location } }
}
