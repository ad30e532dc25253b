import Foundation
import UIKit
import Testing

@MainActor
@Suite("Autoresizing masks")
struct ResizingMaskTests {
  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
  private let old = CGSize(width: 100, height: 200)
  private let new = CGSize(width: 160, height: 300)

  private nonisolated static let sides: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleRightMargin,
  ]
  private nonisolated static let ends: UIView.AutoresizingMask = [
    .flexibleTopMargin, .flexibleBottomMargin,
  ]

  private nonisolated static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 70, y: 20, width: 30, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 90, height: 140)),
    // 60 points for margins of 10 and 60; 100 points for margins of 20 and 140.
    (sides.union(ends), CGRect(x: 10 + 60.0 / 7, y: 20 + 100.0 / 8, width: 30, height: 40)),
    (sides.union(.flexibleWidth), CGRect(x: 16, y: 20, width: 48, height: 40)),
  ]

  @Test(
    "What may change shares the growth in proportion to what it is",
    arguments: cases)
  func shares(mask: UIView.AutoresizingMask, expected: CGRect) {
    let result = mask.frame(frame, whenParentGrowsFrom: old, to: new)
    #expect((result.origin.x - expected.origin.x).magnitude < 1e-12)
    #expect((result.origin.y - expected.origin.y).magnitude < 1e-12)
    #expect((result.size.width, result.size.height) == (expected.size.width, expected.size.height))
  }

  @Test("Nothing shares in equal parts")
  func nothing() {
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let grown = mask.frame(.zero, whenParentGrowsFrom: .zero, to: new)
    #expect(grown == CGRect(origin: .zero, size: new))
  }

  @Test("In a layout the mask follows a parent whose size constraints decide")
  func inLayouts() throws {
    let window = Box(CGRect(x: 0, y: 0, width: 400, height: 400))
    let parent = window.add(Box(CGRect(x: 0, y: 0, width: 100, height: 100)))
    let child = parent.add(Box(CGRect(x: 10.3, y: 5, width: 80, height: 10)))
    child.translatesAutoresizingMaskIntoConstraints = true
    child.resizingMask = .flexibleWidth
    child.width.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    let width = parent.width.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([width, parent.left.constraint(equalTo: window.left)])
    let engine = LayoutEngine(root: window, grid: LayoutGrid(pixelsPerPoint: 1))
    try engine.layOut()
    #expect(child.solvedFrame == CGRect(x: 10.3, y: 5, width: 180, height: 10))
    width.constant = 150
    try engine.layOut()
    #expect(child.solvedFrame.width == 130)
    child.solvedFrame.size.width = 50
    try engine.layOut()
    #expect(child.solvedFrame.width == 50)
    width.constant = 160
    try engine.layOut()
    #expect(child.solvedFrame.width == 60)
  }

  @Test("A root that changes its size takes the masks of its children along, there and back")
  func inRoots() throws {
    let window = Box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = window.add(Box(CGRect(x: 10, y: 5, width: 80, height: 10)))
    child.translatesAutoresizingMaskIntoConstraints = true
    child.resizingMask = [.flexibleLeftMargin, .flexibleWidth]
    // Views that no constraint names follow by themselves.
    child.width.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    let engine = LayoutEngine(root: window)
    try engine.layOut()
    window.solvedFrame.size.width = 190
    try engine.layOut()
    #expect(child.solvedFrame == CGRect(x: 20, y: 5, width: 160, height: 10))
    window.solvedFrame.size.width = 100
    try engine.layOut()
    #expect(child.solvedFrame == CGRect(x: 10, y: 5, width: 80, height: 10))
  }
}
