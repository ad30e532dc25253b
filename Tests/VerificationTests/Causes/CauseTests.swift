import SegueMotion
import SegueSceneGraph
import SegueVerification
import Testing

/// Why a film moves otherwise than agreed: said where it is proven, and only there.
@Suite struct CauseTests {
  private let agreed = MovingRows()

  /// The film with one thing about it changed.
  private func changed(_ change: (inout MovingRows) -> Void) -> MovingRows {
    var rows = agreed
    change(&rows)
    return rows
  }

  @Test func `the damping of a spring`() throws {
    let new = changed { $0.pace = .spring(.damped(0.65, stiffness: 200)) }
    #expect(
      try agreed.causes(became: new) == [
        "spring of 'row-0', 'row-1' and 2 more: dampingRatio 0.8 → 0.65"
      ])
  }

  @Test func `the stiffness of a spring, and its response`() throws {
    let stiffer = changed { $0.pace = .spring(.damped(0.8, stiffness: 300)) }
    #expect(
      try agreed.causes(became: stiffer) == [
        "spring of 'row-0', 'row-1' and 2 more: stiffness 200 → 300"
      ])
    let old = changed { $0.pace = .spring(.response(0.4, dampingFraction: 0.7)) }
    let new = changed { $0.pace = .spring(.response(0.55, dampingFraction: 0.7)) }
    #expect(
      try old.causes(became: new) == [
        "spring of 'row-0', 'row-1' and 2 more: response 400 → 550 ms"
      ])
  }

  @Test func `the damping of a mass on a coil`() throws {
    let old = changed { $0.pace = .spring(.physical(stiffness: 300, damping: 20)) }
    let new = changed { $0.pace = .spring(.physical(stiffness: 300, damping: 25)) }
    #expect(
      try old.causes(became: new) == ["spring of 'row-0', 'row-1' and 2 more: damping 20 → 25"])
    let other = changed { $0.pace = .spring(.physical(stiffness: 400, damping: 20)) }
    #expect(
      try old.causes(became: other) == [
        "spring of 'row-0', 'row-1' and 2 more: stiffness 300 → 400"
      ])
  }

  /// SwiftUI ends a spring where what is left of it is calm, and other numbers leave that at another time.
  @Test(arguments: [(500.0, 700.0), (700, 500), (600, 600)])
  func `the damping of a spring that is put at rest`(before: Double, after: Double) throws {
    func rows(_ ratio: Double, _ milliseconds: Double) -> MovingRows {
      changed {
        $0.pace = .spring(.damped(ratio, stiffness: 200))
        $0.length = milliseconds
      }
    }
    let causes = try rows(0.8, before).causes(became: rows(0.65, after))
    #expect(causes == ["spring of 'row-0', 'row-1' and 2 more: dampingRatio 0.8 → 0.65"])
  }

  @Test func `a spring that fits a duration`() throws {
    func rows(_ ratio: Double, _ seconds: Double) throws -> MovingRows {
      let fit = try SpringFit(duration: seconds, dampingRatio: ratio)
      return changed {
        $0.pace = .spring(fit)
        $0.length = seconds * 1000
      }
    }
    #expect(
      try rows(0.8, 0.5).causes(became: rows(0.65, 0.5)) == [
        "spring of 'row-0', 'row-1' and 2 more: dampingRatio 0.8 → 0.65"
      ])
    #expect(
      try rows(0.8, 0.5).causes(became: rows(0.8, 0.6)) == [
        "'row-0', 'row-1' and 2 more take 600 ms instead of 500 ms"
      ])
  }

  @Test(arguments: [(0.0, 20.0, "later"), (37, 12, "earlier")])
  func `something starts at another time`(old: Double, new: Double, word: String) throws {
    let before = changed { $0.veilDelay = old }
    let after = changed { $0.veilDelay = new }
    let distance = Int((new - old).magnitude)
    #expect(try before.causes(became: after) == ["'veil' starts \(distance) ms \(word)"])
  }

  @Test func `something takes longer`() throws {
    #expect(
      try agreed.causes(became: changed { $0.veilDuration = 300 }) == [
        "'veil' takes 300 ms instead of 350 ms"
      ])
  }

  /// The film goes on with other layers where the movement ends, which is now earlier, or later.
  @Test(arguments: [(350.0, 300.0), (300, 350)])
  func `what takes longer ends an epoch`(old: Double, new: Double) throws {
    func film(_ milliseconds: Double) -> AnimatedScene {
      let rows = MovingRows(count: 0, veilDuration: milliseconds).film
      let rest = Epoch(start: .milliseconds(milliseconds), tree: LayerTree([Layer("page")]))
      return AnimatedScene(
        canvas: rows.canvas, duration: .milliseconds(900), epochs: [rows.epochs[0], rest])
    }
    let verdict = Verdict(
      expected: .init(.timeline, FilmTimeline(of: film(old))),
      actual: .init(.timeline, FilmTimeline(of: film(new))), of: film(new))
    #expect(
      verdict.findings.map { "\($0)" }.contains(
        "'veil' takes \(Int(new)) ms instead of \(Int(old)) ms"))
  }

  /// Half of an even movement is the same as all of a shorter one.
  @Test func `a movement whose end is not in the film is not said to be longer`() throws {
    let old = changed {
      $0.veilEasing = .linear
      $0.veilDuration = 2000
    }
    var new = old
    new.veilDuration = 1200
    #expect(try old.causes(became: new) == [])
  }

  @Test func `a curve is another one`() throws {
    #expect(
      try agreed.causes(became: changed { $0.veilEasing = .easeOut }) == [
        "another curve of 'veil': ease-in-out → ease-out"
      ])
  }

  @Test func `a stagger, whose first row begins as expected`() throws {
    #expect(
      try agreed.causes(became: changed { $0.stagger = 60 }) == [
        "stagger of 'row-0' to 'row-3': 80 → 60 ms"
      ])
  }

  @Test func `a damping, a stagger and a color at once`() throws {
    let new = changed {
      $0.pace = .spring(.damped(0.65, stiffness: 200))
      $0.stagger = 60
      $0.rowColor = Color(rgb: 0x1C2A40)
    }
    let sentences = try agreed.sentences(became: new)
    #expect(
      sentences.prefix(2) == [
        "spring of 'row-0', 'row-1' and 2 more: dampingRatio 0.8 → 0.65",
        "stagger of 'row-0' to 'row-3': 80 → 60 ms",
      ])
    #expect(sentences[2].hasPrefix("layer 'row-0': y "))
    #expect(sentences[2].hasSuffix(", background #1C2340 → #1C2A40"))
  }

  /// What no single cause explains gets none.
  @Test(arguments: [0.001, 0.5])
  func `nothing is claimed that does not hold in every frame`(bend: Double) throws {
    let new = changed {
      $0.pace = .spring(.damped(0.65, stiffness: 200))
      $0.bend = bend
    }
    #expect(try agreed.causes(became: new) == [])
    #expect(try agreed.causes(became: changed { $0.bend = bend }) == [])
  }

  @Test func `another way is no other timing`() throws {
    #expect(try agreed.causes(became: changed { $0.way = 61 }) == [])
    let twice = changed {
      $0.veilDuration = 300
      $0.veilEasing = .easeOut
      $0.veilDelay = 10
    }
    #expect(try agreed.causes(became: twice) == [])
  }

  @Test func `a color that changes while nothing moves otherwise has no cause`() throws {
    let new = changed { $0.rowColor = Color(rgb: 0x1C2A40) }
    #expect(try agreed.causes(became: new) == [])
    #expect(
      try agreed.sentences(became: new).first == "layer 'row-0': background #1C2340 → #1C2A40")
  }

  /// Two frames in which something moves can be explained by anything.
  @Test func `a movement of two frames has no cause`() throws {
    let old = changed { $0.veilDuration = 30 }
    #expect(try old.causes(became: changed { $0.veilDuration = 40 }) == [])
  }

  @Test func `a golden that tells of a million frames keeps nobody waiting`() {
    var golden = FilmTimeline(of: agreed.film)
    golden.setting.frameCount = 1 << 20
    let new = changed { $0.pace = .spring(.damped(0.65, stiffness: 200)) }
    let start = ContinuousClock.now
    let verdict = Verdict(
      expected: .init(.timeline, golden), actual: .init(.timeline, FilmTimeline(of: new.film)),
      of: new.film)
    #expect(!verdict.findings.isEmpty && ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a layer is tried without those that it does not depend on`() throws {
    var rows = agreed
    rows.count = 1000
    let film = rows.film
    let work = WorkBudget(steps: 100)
    let stage = MovementStage(of: 700, in: film.epochs[0], on: film.canvas, within: work)
    #expect(stage.layerCount == 1)
  }
}
