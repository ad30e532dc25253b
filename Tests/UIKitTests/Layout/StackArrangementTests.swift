import Foundation
import UIKit
import SegueLinearConstraints
import Testing

@MainActor
@Suite("Arrangements of stacks")
struct StackArrangementTests {
  private let views = [
    StackArrangement.Member(CGSize(width: 50, height: 20)),
    StackArrangement.Member(CGSize(width: 100, height: 40)),
    StackArrangement.Member(CGSize(width: 30, height: 10)),
  ]
  private let size = CGSize(width: 300, height: 60)

  private func spans(
    _ distribution: UIStackView.Distribution, _ views: [StackArrangement.Member],
    width: CGFloat = 300
  ) throws -> [[CGFloat]] {
    var stack = StackArrangement()
    stack.distribution = distribution
    stack.spacing = 10
    return try stack.frames(of: views, in: CGSize(width: width, height: 60)).map {
      [$0.minX, $0.width]
    }
  }

  @Test("Filling lets the view grow that hugs least, and shrink that resists least")
  func fill() throws {
    var views = views
    views[1].hugging = UILayoutPriority(249)
    views[0].resistance = UILayoutPriority(749)
    #expect(try spans(.fill, views) == [[0, 50], [60, 200], [270, 30]])
    #expect(try spans(.fill, views, width: 180) == [[0, 30], [40, 100], [150, 30]])
  }

  @Test("Filling equally, and in proportion to contents")
  func shares() throws {
    #expect(try spans(.fillEqually, views, width: 320) == [[0, 100], [110, 100], [220, 100]])
    #expect(
      try spans(.fillProportionally, views, width: 380) == [[0, 100], [110, 200], [320, 60]])
  }

  @Test("Equal distances, which are never less than the spacing")
  func equalSpacing() throws {
    #expect(try spans(.equalSpacing, views) == [[0, 50], [110, 100], [270, 30]])
    var tight = views
    tight[1].resistance = UILayoutPriority(749)
    #expect(try spans(.equalSpacing, tight, width: 150) == [[0, 50], [60, 50], [120, 30]])
  }

  @Test("Equal distances of centers, as far as the spacing lets them")
  func equalCentering() throws {
    // Centers at 25 and 285; the middle one at 155.
    #expect(try spans(.equalCentering, views) == [[0, 50], [105, 100], [270, 30]])
    // The middle view cannot come closer than 10 to the left one: at 220 its center would be at 115.
    #expect(try spans(.equalCentering, views, width: 208) == [[0, 50], [60, 100], [178, 30]])
  }

  @Test(
    "Alignments across",
    arguments: [
      (.fill, [[0.0, 60], [0, 60], [0, 60]]), (.leading, [[0, 20], [0, 40], [0, 10]]),
      (.top, [[0, 20], [0, 40], [0, 10]]), (.center, [[20, 20], [10, 40], [25, 10]]),
      (.trailing, [[40, 20], [20, 40], [50, 10]]), (.bottom, [[40, 20], [20, 40], [50, 10]]),
      // First lines end 15, 30 and 8 below the tops; last lines 5, 10 and 2 above the bottoms.
      (.firstBaseline, [[15, 20], [0, 40], [22, 10]]),
      (.lastBaseline, [[35, 20], [20, 40], [42, 10]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func alignments(alignment: UIStackView.Alignment, expected: [[CGFloat]]) throws {
    var (stack, views) = (StackArrangement(), views)
    stack.alignment = alignment
    stack.distribution = .equalSpacing
    for (index, lines) in [(15.0, 5.0), (30, 10), (8, 2)].enumerated() {
      (views[index].firstBaseline, views[index].lastBaseline) = (lines.0, lines.1)
    }
    let frames = try stack.frames(of: views, in: size)
    #expect(frames.map { [$0.minY, $0.height] } == expected)
  }

  @Test("Margins, other distances, columns, and the size that fits")
  func fitting() throws {
    var stack = StackArrangement()
    stack.spacing = 10
    stack.customSpacing = [0: 4]
    stack.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try stack.fittingSize(of: views) == CGSize(width: 180 + 14 + 6, height: 44))
    stack.axis = .vertical
    stack.alignment = .trailing
    let column = try stack.fittingSize(of: views)
    #expect(column == CGSize(width: 106, height: 70 + 14 + 4))
    let frames = try stack.frames(of: views, in: column)
    #expect(
      frames.map(\.origin) == [CGPoint(x: 52, y: 1), CGPoint(x: 2, y: 25), CGPoint(x: 72, y: 75)])
    #expect(try stack.fittingSize(of: []) == CGSize(width: 6, height: 4))
  }

  @Test("From right to left the first view is the rightmost")
  func rightToLeft() throws {
    var stack = StackArrangement()
    stack.spacing = 10
    stack.customSpacing = [0: 20]
    stack.isRightToLeft = true
    let frames = try stack.frames(of: views, in: CGSize(width: 210, height: 60))
    #expect(frames.map(\.minX) == [160, 40, 0])
  }

  @Test("In a layout the stack gets its size from its views")
  func inLayouts() throws {
    let window = Box(CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = window.add(Box())
    stack.stackArrangement = StackArrangement()
    stack.stackArrangement?.spacing = 8
    let views = [stack.add(Box(width: 40, height: 20)), stack.add(Box(width: 60, height: 30))]
    NSLayoutConstraint.activate([
      stack.centerX.constraint(equalTo: window.centerX),
      stack.centerY.constraint(equalTo: window.centerY),
    ])
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    #expect(stack.solvedFrame.size == CGSize(width: 108, height: 30))
    #expect(views[1].solvedFrame == CGRect(x: 48, y: 0, width: 60, height: 30))
    views[0].removeFromParent()
    try engine.layOut()
    #expect(stack.solvedFrame == CGRect(x: 120, y: 135, width: 60, height: 30))
  }
}
