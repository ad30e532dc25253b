import SegueGeometry
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

/// The published library's own facts, in a container of 100 by 200.
@Suite struct AtomTests {
  private static let size = Size(100, 200)

  /// Checks what an atom does to a screen that comes, and to one that goes.
  private static func check(_ atom: some AtomicTransition, _ map: Transform) {
    let comes = atom.change(as: .insertion, in: size)
    #expect(comes.initial.transform == map)
    #expect(comes.animation.transform == .identity)
    #expect(comes.completion == ScreenChange.Phase())
    let goes = atom.change(as: .removal, in: size)
    #expect(goes.animation.transform == map)
    #expect(goes.completion.transform == .identity)
    #expect(goes.initial == ScreenChange.Phase())
  }

  @Test(
    arguments: [
      (.top, (0, -200)), (.leading, (-100, 0)), (.trailing, (100, 0)), (.bottom, (0, 200)),
    ] as [(Edge, (Double, Double))])
  func `a move goes by a whole length of the container`(edge: Edge, way: (Double, Double)) {
    Self.check(Move(edge: edge), .translation(way.0, way.1))
  }

  @Test func `offsets, turns and scales come from there and go there`() {
    Self.check(Offset(x: 100, y: 200), .translation(100, 200))
    Self.check(Rotate(.degrees(180)), .rotation(.degrees(180), about: .z))
    Self.check(Scale(0.5), .scale(0.5, 0.5, 0.5))
  }

  @Test func `a turn in space has opposite perspectives for coming and going`() {
    let turn = Rotate3D(.degrees(60), about: .x)
    let comes = turn.change(as: .insertion, in: Self.size)
    let goes = turn.change(as: .removal, in: Self.size)
    var viewer = Transform.identity
    viewer.m34 = 1.0 / 200
    let map = Transform.rotation(.degrees(60), about: .x)
    #expect(comes.initial.transform == map.followed(by: viewer))
    viewer.m34 = -1.0 / 200
    #expect(goes.animation.transform == map.followed(by: viewer))
    #expect(!comes.isDoubleSided && !goes.isDoubleSided)
    #expect(
      turn.mirrored().change(as: .insertion, in: Self.size).initial.transform
        == goes.animation.transform)
  }

  @Test func `opacity and height`() {
    let comes = Opacity().change(as: .insertion, in: Self.size)
    #expect(comes.initial.alpha == 0 && comes.animation.alpha == 1)
    let goes = Opacity().change(as: .removal, in: Self.size)
    #expect(goes.initial.alpha == nil && goes.animation.alpha == 0 && goes.completion.alpha == 1)
    let high = ZPosition(3)
    #expect(high.change(as: .insertion, in: Self.size).animation.zPosition == 3)
    #expect(high.change(as: .removal, in: Self.size).completion.zPosition == 0)
  }

  @Test func `what is combined acts in the order in which it stands`() {
    let group = Group {
      Offset(x: 10)
      Scale(0.5)
      Rotate(.degrees(90))
      Move(edge: .top)
    }
    let map = group.change(as: .insertion, in: Self.size).initial.transform
    let expected = Transform.translation(0, -200)
      .followed(by: .rotation(.degrees(90), about: .z))
      .followed(by: .scale(0.5, 0.5, 0.5)).followed(by: .translation(10, 0))
    #expect(map == expected)
  }

  @Test func `an empty group is a group of nothing`() {
    #expect(Group {} == Group { Identity() })
    #expect(Group {}.change(as: .insertion, in: Self.size) == ScreenChange())
  }

  @Test func `roles keep to their screens`() {
    let size = Self.size
    #expect(OnInsertion { Opacity() }.change(as: .removal, in: size) == ScreenChange())
    #expect(OnRemoval { Opacity() }.change(as: .insertion, in: size) == ScreenChange())
    let mirrored = MirrorInsertion { Offset(x: 5) }.mirrored()
    #expect(mirrored == MirrorRemoval { Offset(x: 5) })
    #expect(
      OnInsertion { Offset(x: 5) }.mirrored() == OnInsertion { Offset(x: -5) })
  }

  @Test func `mirrored twice, every atom is itself`() {
    func check<A: MirrorableAtomicTransition>(_ atom: A)
    where A.Mirrored: MirrorableAtomicTransition {
      #expect(AnyAtomicTransition(atom.mirrored().mirrored()) == AnyAtomicTransition(atom))
    }
    for edge in Edge.allCases { check(Move(edge: edge)) }
    check(Identity())
    check(Opacity())
    check(Offset(x: 3, y: -4))
    check(Scale(0.25))
    check(Rotate(.degrees(33)))
    check(Rotate3D(.degrees(120), about: .y, perspective: 2))
    check(ZPosition(2))
    check(MirrorInsertion { Rotate(.degrees(5)) })
    check(MirrorRemoval { Rotate(.degrees(5)) })
    check(OnInsertion { Move(edge: .top) })
    check(
      Group {
        Move(edge: .top)
        Rotate(.degrees(5))
      })
  }
}
