import Foundation
import UIKit
import SegueLinearConstraints
import Testing

@MainActor
@Suite("Layouts of views")
struct LayoutEngineTests {
  private let window = Box(CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("A constant that changes moves the view and what hangs on it, without a pivot")
  func animatedConstant() throws {
    let (card, label) = (window.add(Box()), Box(width: 80, height: 20))
    let top = card.top.constraint(equalTo: window.top, constant: 100)
    _ = card.add(label)
    NSLayoutConstraint.activate([
      top, card.left.constraint(equalTo: window.left, constant: 16),
      card.right.constraint(equalTo: window.right, constant: -16),
      card.height.constraint(equalTo: card.width, multiplier: 0.5),
      label.centerX.constraint(equalTo: card.centerX),
      label.centerY.constraint(equalTo: card.centerY),
    ])
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    #expect(card.solvedFrame == CGRect(x: 16, y: 100, width: 358, height: 179))
    #expect(label.solvedFrame == CGRect(x: 139, y: 79.5, width: 80, height: 20))
    #expect(engine.ambiguities().isEmpty)
    let pivots = engine.pivots
    top.constant = 20
    try engine.layOut()
    #expect(card.solvedFrame.minY == 20)
    #expect(label.solvedFrame.minY == 79.5)
    #expect(engine.pivots == pivots)
  }

  @Test("Constraints between cousins count in the coordinates of their nearest common ancestor")
  func cousins() throws {
    let (a, b) = (window.add(Box()), window.add(Box()))
    let (inA, inB) = (a.add(Box(width: 10, height: 10)), b.add(Box(width: 10, height: 10)))
    let link = inB.left.constraint(equalTo: inA.right, constant: 5)
    NSLayoutConstraint.activate([
      a.left.constraint(equalTo: window.left, constant: 30),
      inA.left.constraint(equalTo: a.left, constant: 7),
      b.left.constraint(equalTo: window.left, constant: 20), link,
    ])
    try LayoutEngine(root: window).layOut()
    #expect(window.heldConstraints.contains { $0 === link })
    #expect(inB.solvedFrame.minX == 32)
  }

  @Test("Removing a view and putting it back gives the frames before")
  func removal() throws {
    let (a, b) = (window.add(Box(width: 50, height: 20)), window.add(Box(width: 60, height: 20)))
    NSLayoutConstraint.activate([
      a.left.constraint(equalTo: window.left), b.left.constraint(equalTo: a.right),
      b.right.constraint(equalTo: window.right),
      a.width.constraint(equalTo: b.width),
    ])
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    let frames = [a.solvedFrame, b.solvedFrame]
    #expect(frames.map(\.width) == [195, 195])
    b.removeFromParent()
    try engine.layOut()
    #expect(a.solvedFrame.width == 50)
    _ = window.add(b)
    try engine.layOut()
    #expect([a.solvedFrame, b.solvedFrame] == frames)
  }

  @Test("A window that becomes too small gives up a constraint of the program, and names it")
  func conflict() throws {
    let view = window.add(Box())
    let wide = view.width.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      wide, view.left.constraint(equalTo: window.left),
      view.right.constraint(lessThanOrEqualTo: window.right),
    ])
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    #expect(engine.conflicts.isEmpty)
    window.solvedFrame.size.width = 200
    try engine.layOut()
    #expect(engine.conflicts.count == 1)
    if let broken = engine.conflicts.first?.givenUp {
      #expect((view.heldConstraints + window.heldConstraints).contains { $0 === broken })
    } else {
      Issue.record("the layout itself was given up")
    }
    window.solvedFrame.size.width = 390
    try engine.layOut()
    #expect(engine.conflicts.isEmpty)
    #expect(view.solvedFrame.width == 300)
  }

  @Test("A view without a place is ambiguous")
  func ambiguity() throws {
    let view = window.add(Box(width: 10, height: 10))
    view.left.constraint(equalTo: window.left).isActive = true
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    #expect(engine.ambiguities().map(\.attributes) == [[.top]])
    #expect(engine.ambiguities().first?.item === view)
  }

  @Test("Where the language reads to the left, leading is right, and distances count from there")
  func rightToLeft() throws {
    let view = window.add(Box(width: 50, height: 10))
    view.isRightToLeft = true
    window.isRightToLeft = true
    view.leading.constraint(equalTo: window.leading, constant: 20).isActive = true
    view.trailing.constraint(lessThanOrEqualTo: window.trailing, constant: -300).isActive = true
    try LayoutEngine(root: window).layOut()
    #expect(view.solvedFrame.maxX == 370)
    #expect(view.solvedFrame.minX == 320)
  }

  @Test("Margins, safe areas and guides")
  func guides() throws {
    let safeArea = window.add(UILayoutGuide())
    safeArea.role = .inset { _ in UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    let half = window.add(UILayoutGuide())
    let view = window.add(Box())
    window.marginInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    NSLayoutConstraint.activate([
      half.widthAnchor.constraint(equalTo: window.width, multiplier: 0.5),
      half.leadingAnchor.constraint(equalTo: window.leading),
      view.top.constraint(equalTo: safeArea.topAnchor),
      view.bottom.constraint(equalTo: safeArea.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .leftMargin,
        multiplier: 1, constant: 0),
      view.right.constraint(equalTo: half.trailingAnchor),
    ])
    try LayoutEngine(root: window).layOut()
    #expect(view.solvedFrame == CGRect(x: 16, y: 47, width: 179, height: 844 - 47 - 34))
    #expect(safeArea.solvedFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("Distances are lengths, and system spacing is 8 points")
  func offsets() throws {
    let (a, b) = (window.add(Box(width: 40, height: 9)), window.add(Box(width: 40, height: 9)))
    NSLayoutConstraint.activate([
      a.left.constraint(equalToSystemSpacingAfter: window.left, multiplier: 2),
      a.right.anchorWithOffset(to: b.left).constraint(equalTo: a.width, multiplier: 0.5),
    ])
    try LayoutEngine(root: window).layOut()
    #expect(a.solvedFrame.minX == 16)
    #expect(b.solvedFrame.minX == 76)
  }

  @Test("Frames begin and end at pixels, and neighbors still meet")
  func pixels() throws {
    let views = (0..<3).map { _ in window.add(Box()) }
    window.solvedFrame.size.width = 100
    NSLayoutConstraint.activate([
      views[0].left.constraint(equalTo: window.left),
      views[1].left.constraint(equalTo: views[0].right),
      views[2].left.constraint(equalTo: views[1].right),
      views[2].right.constraint(equalTo: window.right),
      views[1].width.constraint(equalTo: views[0].width),
      views[2].width.constraint(equalTo: views[0].width),
    ])
    try LayoutEngine(root: window, grid: LayoutGrid(pixelsPerPoint: 2)).layOut()
    #expect(views.map(\.solvedFrame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.solvedFrame.maxX) == [33.5, 66.5, 100])
  }

  @Test("A size that fits is the least one that the contents allow, or the one that is required")
  func fitting() throws {
    let card = Box()
    let label = card.add(Box(width: 100, height: 20))
    NSLayoutConstraint.activate([
      label.left.constraint(equalTo: card.left, constant: 12),
      label.right.constraint(equalTo: card.right, constant: -12),
      label.top.constraint(equalTo: card.top, constant: 8),
      label.bottom.constraint(equalTo: card.bottom, constant: -8),
    ])
    #expect(try LayoutEngine.fittingSize(of: card, target: .zero) == CGSize(width: 124, height: 36))
    let wide = try LayoutEngine.fittingSize(
      of: card, target: CGSize(width: 300, height: 0), horizontal: .required)
    #expect(wide == CGSize(width: 300, height: 36))
    #expect(card.solvedFrame == .zero)
  }
}
