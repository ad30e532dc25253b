import Foundation
import UIKit
import Testing

@MainActor
@Suite("Layouts that change")
struct LayoutHistoryTests {
  /// Rows of views whose constants, sizes and members change at random.
  @Test(
    "An engine that has seen everything agrees with one that has seen nothing", arguments: 0..<40)
  func historiesDoNotMatter(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let window = Box(CGRect(x: 0, y: 0, width: 320, height: 480))
    var (rows, gaps) = ([Box](), [NSLayoutConstraint]())
    let engine = LayoutEngine(root: window)
    for _ in 0..<30 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let row = Box(width: CGFloat(Int.random(in: 10...200, using: &random)), height: 20)
        gaps += attach(window.add(row), below: rows.last, in: window)
        rows.append(row)
      case 1: window.solvedFrame.size.width = CGFloat(Int.random(in: 100...400, using: &random))
      case 2:
        gaps.randomElement(using: &random)?.constant = CGFloat(
          Int.random(in: 0...50, using: &random))
      case 3:
        rows.randomElement(using: &random)?.layoutIntrinsicSize.width =
          CGFloat(Int.random(in: 10...500, using: &random))
      default:
        guard rows.count > 1 else { continue }
        rows.removeLast().removeFromParent()
      }
      try engine.layOut()
      #expect(engine.conflicts.isEmpty)
      #expect(engine.ambiguities().isEmpty)
      let frames = rows.map(\.solvedFrame)
      try LayoutEngine(root: window).layOut()
      #expect(rows.map(\.solvedFrame) == frames, "seed \(seed)")
    }
  }

  private func attach(_ row: Box, below last: Box?, in window: Box) -> [NSLayoutConstraint] {
    let centered = row.centerX.constraint(equalTo: window.centerX)
    centered.priority = UILayoutPriority(800)
    let constraints = [
      row.top.constraint(equalTo: last?.bottom ?? window.top, constant: 8),
      row.left.constraint(greaterThanOrEqualTo: window.left, constant: 10),
      row.right.constraint(lessThanOrEqualTo: window.right, constant: -10), centered,
    ]
    NSLayoutConstraint.activate(constraints)
    return Array(constraints.prefix(2))
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
