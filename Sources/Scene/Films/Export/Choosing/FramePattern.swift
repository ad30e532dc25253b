import SegueTextSupport

/// The names of the pictures of a sequence.
package struct FramePattern: Hashable, Sendable {
  /// The pattern as it was given.
  package let text: String
  private let head: String
  private let tail: String
  private let digits: Int

  /// The pattern in `frames/%04d.png`, or that of a folder, `frames/`; `nil` for other paths.
  package init?(_ path: String) {
    text = path
    if path.hasSuffix("/") {
      (head, digits, tail) = (path, 6, ".png")
      return
    }
    guard let percent = path.lastIndex(of: "%") else { return nil }
    let rest = path[path.index(after: percent)...]
    guard let letter = rest.firstIndex(of: "d"), path.hasSuffix(".png") else { return nil }
    let number = rest[..<letter]
    guard number.isEmpty || Int(number) != nil else { return nil }
    head = String(path[..<percent])
    tail = String(rest[rest.index(after: letter)...])
    digits = min(Int(number) ?? 1, 12)
  }

  /// The folder that the pictures are in; empty for the current one.
  package var folder: String {
    head.lastIndex(of: "/").map { String(head[...$0]) } ?? ""
  }

  /// The path of a frame's picture.
  package func path(of index: Int) -> String {
    head + index.digits(atLeast: digits) + tail
  }
}
