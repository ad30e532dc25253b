import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct NavigationTests {
  private static let linear = ComposedAnimation(.linear, duration: .seconds(1))

  /// When, how far the arriving page is, and how far the leaving one.
  @Test(
    arguments: [
      (0.0875, 339.627, -50.373), (0.175, 195, -195), (0.2625, 50.373, -339.627), (0.35, 0, -390),
    ])
  func `a slide moves both pages a whole width`(
    seconds: Double, arriving: Double, leaving: Double
  ) throws {
    let plan = try preset("composed.slide").plan(.push)
    #expect(agree([try plan.affine(of: .insertion, at: seconds)[4]], [arriving], within: 1e-3))
    #expect(agree([try plan.affine(of: .removal, at: seconds)[4]], [leaving], within: 1e-3))
  }

  @Test(arguments: Slide.Axis.allCases)
  func `a slide's pop is its push played backwards with the roles swapped`(
    axis: Slide.Axis
  ) throws {
    let slide = Slide(axis: axis).animation(Self.linear)
    let (push, pop) = (slide.plan(.push), slide.plan(.pop))
    for step in 0...8 {
      let moment = Double(step) / 8
      for (role, other) in [(Role.insertion, Role.removal), (.removal, .insertion)] {
        let (a, b) = (
          try push.affine(of: role, at: moment), try pop.affine(of: other, at: 1 - moment)
        )
        #expect(agree(a, b, within: 1e-9))
      }
    }
  }

  @Test func `a zoom keeps a slide's way, and a slide after it is halved`() throws {
    let zoomed = Slide().combined(with: Zoom()).animation(Self.linear).plan(.push)
    #expect(
      agree(try zoomed.affine(of: .insertion, at: 0), [0.5, 0, 0, 0.5, 390, 0], within: 1e-9))
    #expect(agree(try zoomed.affine(of: .removal, at: 1), [0.5, 0, 0, 0.5, -390, 0], within: 1e-9))
    let halved = Zoom().combined(with: Slide()).animation(Self.linear).plan(.push)
    #expect(
      agree(try halved.affine(of: .insertion, at: 0), [0.5, 0, 0, 0.5, 195, 0], within: 1e-9))
    #expect(agree(try halved.affine(of: .removal, at: 1), [0.5, 0, 0, 0.5, -195, 0], within: 1e-9))
  }

  @Test(
    arguments: [
      (0.1, .removal, [192.0329, -395.2391, 198.0602, 407.6443]),
      (0.25, .removal, [179.1640, -274.1660, 213.9069, 327.3313]),
      (0.4, .removal, [163.8365, -109.5647, 240.8036, 161.0360]),
      (0.6, .insertion, [240.8036, -161.0360, 163.8365, 109.5647]),
      (0.75, .insertion, [213.9069, -327.3313, 179.1640, 274.1660]),
      (0.9, .insertion, [198.0602, -407.6443, 192.0329, 395.2391]),
    ] as [(Double, Role, [Double])])
  func `a flip's corners`(progress: Double, role: Role, right: [Double]) throws {
    let plan = Flip(axis: .horizontal).animation(Self.linear).plan(.push)
    let corners = try plan.corners(of: role, at: progress).map { [$0.x - 195, $0.y - 422] }
    let expected = [
      [-right[0], right[1]], [right[0], right[1]], [right[2], right[3]], [-right[2], right[3]],
    ]
    #expect(zip(corners, expected).allSatisfy { agree($0, $1, within: 1e-4) })
    #expect(try plan.layer(role.rawValue).properties.isDoubleSided == false)
  }

  @Test func `a swing's pop swings the other way`() throws {
    let plan = Swing().animation(Self.linear).plan(.pop)
    #expect(
      agree(
        try plan.affine(of: .insertion, at: 0),
        [0.171010, 0.469846, -0.469846, 0.171010, -441.303021, -140.953893], within: 2e-6))
    #expect(
      agree(
        try plan.affine(of: .removal, at: 1),
        [0.342020, -0.939693, 0.939693, 0.342020, 441.303021, -140.953893], within: 2e-6))
    #expect(try plan.number(.opacity, of: "insertion", at: 0.25) == 0.25)
    #expect(try plan.layer("insertion").properties.zPosition == 1)
  }

  @Test func `on a push the arriving page is above, on a pop below, and a height decides`() {
    func order(_ transition: some ScreenTransition, _ operation: Operation) -> [String] {
      transition.plan(operation).layers.map(\.name)
    }
    #expect(order(ComposedTransition(Slide()), .push) == ["removal", "insertion"])
    #expect(order(ComposedTransition(Slide()), .pop) == ["insertion", "removal"])
    let front = OnPop { OnInsertion { BringToFront() } }
    #expect(order(ComposedTransition(front), .pop) == ["removal", "insertion"])
    let back = OnPush { OnInsertion { SendToBack() } }
    #expect(order(ComposedTransition(back), .push) == ["insertion", "removal"])
  }

  @Test func `halves of a transition are taken from either direction`() {
    let size = Size(100, 200)
    let slide = Slide()
    let nothing = ScreenChanges()
    #expect(PickPush { slide }.changes(for: .push, in: size) == slide.changes(for: .push, in: size))
    #expect(PickPush { slide }.changes(for: .pop, in: size) == nothing)
    #expect(PickPop { slide }.changes(for: .pop, in: size) == slide.changes(for: .pop, in: size))
    #expect(PickPop { slide }.changes(for: .push, in: size) == nothing)
    #expect(OnPush { Opacity() }.changes(for: .pop, in: size) == nothing)
    let mirrored = MirrorPop { Move(edge: .top) }
    #expect(
      mirrored.changes(for: .push, in: size)
        == OnPush { Move(edge: .bottom) }.changes(for: .push, in: size))
  }

  @Test func `without an animation, the screens change at once`() {
    #expect(Slide().animation(nil).plan(.push) == .cut)
  }

  @Test func `a spring takes as long as it needs, and says it takes 0.35 s`() throws {
    let spring = try Spring(mass: 1, stiffness: 300, damping: 50)
    let plan = Slide().animation(ComposedAnimation(spring)).plan(.push)
    #expect(agree([plan.duration.seconds], [0.533091375616844], within: 1e-8))
    #expect(plan.nominalDuration == .milliseconds(350))
    #expect(ComposedAnimation(spring).speed(2) == ComposedAnimation(spring))
    #expect(ComposedAnimation.standard.speed(2).duration == .milliseconds(175))
    #expect(
      agree([try plan.affine(of: .insertion, at: 0.2)[4]], [390 * (1 - 0.860269)], within: 1e-3))
  }

  @Test func `a scale of nothing grows evenly`() throws {
    let plan = MirrorPush { OnInsertion { Scale() } }.animation(Self.linear).plan(.push)
    for step in 1...8 {
      let map = try plan.affine(of: .insertion, at: Double(step) / 8)
      #expect(
        agree([map[0], map[1], map[3]], [Double(step) / 8, 0, Double(step) / 8], within: 1e-9))
    }
  }

  /// SwiftUI's `rotation3DEffect` of a box of 200 by 100, 45 degrees about the vertical axis.
  @Test func `a tilt in perspective`() throws {
    var viewer = Transform.identity
    viewer.m34 = -1.0 / 200
    let map = Transform.translation(-100, -50)
      .followed(by: .rotation(.degrees(45), about: .y)).followed(by: viewer)
      .followed(by: .translation(100, 50))
    let quad = try #require(map.projection.map(Rect(x: 0, y: 0, width: 200, height: 100)))
    let expected = [
      [-9.3836, -27.3459], [152.2408, 13.0602], [152.2408, 86.9398], [-9.3836, 127.3459],
    ]
    #expect(zip(quad.points, expected).allSatisfy { agree([$0.x, $0.y], $1, within: 1e-4) })
  }
}
