import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct SheetTests {
  @Test(
    arguments: [
      (0, [844, 1, 0, 0]), (0.25, [649.88, 0.979125, 14.77, 0.025]),
      (0.5, [455.76, 0.95825, 29.54, 0.05]), (0.75, [261.64, 0.937375, 44.31, 0.075]),
      (1, [67.52, 0.9165, 59.08, 0.1]),
    ] as [(Double, [Double])])
  func `iOS 18's sheet, page and dimming follow Flutter's measures`(
    progress: Double, expected: [Double]
  ) throws {
    var sheet = Sheet(.ios18)
    sheet.run = .curve(.linear, 1000)
    let plan = sheet.plan(.present)
    let found = [
      try plan.number(.translateY, of: "insertion", at: progress),
      try plan.number(.scale, of: "behind", at: progress),
      try plan.number(.translateY, of: "behind", at: progress),
      try plan.number(.opacity, of: "dim", at: progress),
    ]
    #expect(agree(found, expected, within: 1e-9))
  }

  @Test func `iOS 13's page ends as a card below the status bar, the sheet ten points lower`()
    throws
  {
    let plan = try preset("ios.sheet-13").plan(.present)
    let page = try plan.corners(of: .removal, at: 1)
    #expect(agree([page[0].x, page[0].y], [10, 47], within: 1e-9))
    #expect(agree([page[1].x], [380], within: 1e-9))
    #expect(agree([try plan.corners(of: .insertion, at: 1)[0].y], [57], within: 1e-9))
    #expect(agree([try plan.number(.scale, of: "behind", at: 0.5)], [0.948718], within: 1e-6))
    #expect(try plan.number(.opacity, of: "dim", at: 0.5) == 0.3)
  }

  @Test(arguments: ["ios.sheet-13", "ios.sheet-18"])
  func `the page has square corners at first, and almost at once the display's`(
    name: String
  ) throws {
    let plan = try preset(name).plan(.present)
    #expect(try plan.number(.cornerRadius, of: "behind", at: 0) == 0)
    #expect(try plan.number(.cornerRadius, of: "behind", at: 0.025) > 40)
    #expect(
      try plan.number(.cornerRadius, of: "behind", at: 0.5) == (name.hasSuffix("13") ? 10 : 12))
  }

  @Test func `iOS 26's page stays and grows darker by a fifth`() throws {
    let plan = try preset("ios.sheet-26").plan(.present)
    #expect(try plan.corners(of: .removal, at: 1) == plan.corners(of: .removal, at: 0))
    #expect(try plan.number(.opacity, of: "dim", at: 0.5) == 0.2)
    #expect(try plan.corners(of: .insertion, at: 1)[0].y == 47)
    #expect(try plan.number(.cornerRadius, of: "insertion", at: 0.5) == 38)
  }

  /// Where the covered card ends: its scale and its upper edge.
  @Test(
    arguments: [
      ("ios.sheet-13", 57, 1 - 20 / 390.0, 47), ("ios.sheet-18", 67.52, 0.9165, 57.662),
      ("ios.sheet-26", 47, 1 - 30 / 390.0, 47),
    ] as [(String, Double, Double, Double)])
  func `a second sheet lets the first one step back to where the page is`(
    name: String, top: Double, scale: Double, expected: Double
  ) throws {
    let plan = try preset(name).plan(.present, depth: 1)
    let cover = try #require(plan.covered).properties(at: plan.duration)
    let edge = try #require(cover.localTransform.projection.map(Point(195, top)))
    #expect(agree([edge.x, edge.y], [195, expected], within: 1e-3))
    #expect(agree([cover.transform.scale.x], [scale], within: 1e-12))
    #expect(try plan.corners(of: .removal, at: 1) == plan.corners(of: .removal, at: 0))
  }

  @Test func `sheets beyond the first stand ten points lower on iOS 26`() throws {
    let sheet = try preset("ios.sheet-26")
    #expect(try sheet.plan(.present, depth: 1).corners(of: .insertion, at: 1)[0].y == 57)
    let third = try #require(sheet.plan(.present, depth: 2).covered)
    let edge = third.properties(at: .seconds(1)).localTransform.projection.map(Point(0, 57))
    #expect(agree([try #require(edge).y], [57], within: 1e-9))
  }

  @Test(
    arguments: [
      "ios.sheet-13", "ios.sheet-18", "ios.sheet-26", "ios.sheet-medium", "ios.sheet-fade",
      "ios.sheet-medium-fade", "ios.form-sheet", "ios.form-sheet-fade", "ionic.card",
    ], [TransitionEnvironment(size: Size(834, 1194), safeArea: Insets(top: 24)), phone])
  func `dismissing begins where presenting ended, and ends where it began`(
    name: String, stage: TransitionEnvironment
  ) throws {
    let sheet = try preset(name)
    let (there, back) = (sheet.plan(.present, on: stage), sheet.plan(.dismiss, on: stage))
    #expect(there.keepsRemoval)
    #expect(there.swapped == back)
    for (role, other) in [(Role.removal, Role.insertion), (.insertion, .removal)] {
      #expect(
        try there.corners(of: role, at: 1, on: stage) == back.corners(of: other, at: 0, on: stage))
      #expect(
        try there.corners(of: role, at: 0, on: stage) == back.corners(of: other, at: 1, on: stage))
    }
  }

  /// The display is as it was, and its uppermost 59 points are not seen.
  @Test(
    arguments: [
      ("ios.sheet-13", 10, 0), ("ios.sheet-18", 0.08 * 852 - 59, 0.07 * 852 - 59),
      ("ios.sheet-26", 0, 0), ("ios.sheet-medium", 852 / 2 - 59, 0),
      ("flutter.cupertino-sheet", 0.08 * 852 - 59, 0.07 * 852 - 59), ("ionic.card", 10, 0),
      ("material.bottom-sheet", 72 - 59, 0),
    ] as [(String, Double, Double)])
  func `where a bar is cut off, sheets keep their distance from the display's edge`(
    name: String, sheet: Double, page: Double
  ) throws {
    var stage = TransitionEnvironment(
      size: Size(393, 793), safeArea: Insets(bottom: 34), cornerRadius: 55)
    stage.hiddenTop = 59
    let plan = try preset(name).plan(.present, on: stage)
    let top = try plan.corners(of: .insertion, at: 1, on: stage)[0].y
    #expect(agree([top], [sheet], within: 1e-9))
    #expect(agree([try plan.corners(of: .removal, at: 1, on: stage)[0].y], [page], within: 1e-9))
  }

  @Test func `where there is room, a form sheet stands in the middle`() throws {
    let stage = TransitionEnvironment(size: Size(834, 1194))
    let plan = try preset("ios.form-sheet").plan(.present, on: stage)
    let card = try plan.layer("insertion").properties(at: plan.duration)
    #expect(card.frame == Rect(x: 147, y: 287, width: 540, height: 620))
    #expect(try plan.number(.translateY, of: "insertion", at: 0) == 907)
  }

  @Test func `where motion is reduced, nothing moves and the sheet still stands there`() throws {
    for name in ["ios.sheet-13", "ios.sheet-18", "ios.sheet-26", "ios.form-sheet", "ionic.card"] {
      let plan = try preset(name).reduced.plan(.present)
      #expect(plan.keepsRemoval)
      #expect(try plan.corners(of: .insertion, at: 0) == plan.corners(of: .insertion, at: 1))
      #expect(try plan.number(.opacity, of: "insertion", at: 0) == 0)
    }
  }
}
