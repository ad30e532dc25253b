import HeadlessUIKit
import SwiftUI
import Testing

/// Laws that hold for trees of any kind.
@Suite("Laws of trees")
@MainActor
struct TreeLawTests {
  /// Numbers that follow from a seed alone.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// A tree of views that a seed and a step decide.
  private struct RandomTree: View {
    let seed: Int
    let step: Int
    let depth: Int

    private var kind: Int {
      var dice = Dice(state: UInt64(seed * 31 + step * 7 + depth))
      _ = dice.roll(2)
      return dice.roll(9)
    }

    private func child(_ number: Int) -> AnyView {
      AnyView(RandomTree(seed: seed * 5 + number, step: step, depth: depth - 1))
    }

    @ViewBuilder var body: some View {
      if depth == 0 {
        Rectangle().frame(width: CGFloat(10 + seed % 30), height: 10)
      } else {
        switch kind {
        case 0: HStack { ForEach(0..<3) { child($0) } }
        case 1: VStack(alignment: .leading) { ForEach(0..<(1 + step)) { child($0) } }
        case 2:
          ZStack {
            child(1); child(2)
          }
        case 3: child(1).padding().background { Color.red }
        case 4: child(1).frame(maxWidth: .infinity).overlay { child(2) }
        case 5: child(1).rotationEffect(.degrees(Double(step * 20))).opacity(0.5)
        case 6: if step.isMultiple(of: 2) { child(1) } else { child(2).transition(.slide) }
        case 7: child(1).offset(x: CGFloat(step * 10)).id(step)
        default: child(1).aspectRatio(1.5, contentMode: .fit).layoutPriority(Double(step))
        }
      }
    }
  }

  private struct Program: View {
    let seed: Int
    let state: Switch
    var body: some View { RandomTree(seed: seed, step: Int(state.number), depth: 4) }
  }

  @Test("A tree that is changed and changed back looks as it did", arguments: 0..<24)
  func inverse(seed: Int) {
    let state = Switch()
    let film = Film(of: Program(seed: seed, state: state)) {
      state.number = 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { state.number = 0 }
      }
    }
    let fresh = Film(of: Program(seed: seed, state: Switch()))
    let looks = { (film: Film, time: Double) in
      film.scene(at: time).items.map {
        [
          $0.properties.position.x, $0.properties.position.y,
          $0.properties.size.width, $0.properties.size.height, $0.properties.opacity,
        ]
      }
    }
    #expect(looks(film, 2) == looks(fresh, 0))
    #expect(film.recording.findings.isEmpty)
    #expect(film.recording.cameToRest)
  }

  @Test("The same program makes the same film", arguments: 0..<8)
  func repeatable(seed: Int) {
    func film() -> Film {
      let state = Switch()
      return Film(of: Program(seed: seed, state: state)) {
        withAnimation(.bouncy) { state.number = 1 }
      }
    }
    #expect(film().recording.scene == film().recording.scene)
  }

  @Test("Whatever is animated comes to rest where it is put at once", arguments: 0..<16)
  func rest(seed: Int) {
    func end(_ animation: Animation?) -> [[Double]] {
      let state = Switch()
      let film = Film(of: Program(seed: seed, state: state)) {
        withAnimation(animation) { state.number = 1 }
      }
      let leaves = film.scene(at: 9).items.filter {
        $0.id.name.hasPrefix("Rectangle") || $0.id.name.hasPrefix("Color")
      }
      return leaves.map {
        let looks = $0.properties
        return [looks.position.x, looks.position.y, looks.size.width, looks.size.height]
      }
    }
    let atOnce = end(nil)
    #expect(end(.bouncy) == atOnce)
    #expect(end(.linear(duration: 1)) == atOnce)
  }

  @Test("A change of mind at any moment is no jump", arguments: [0.05, 0.13, 0.2, 0.31, 0.4])
  func continuity(moment: Double) {
    for (first, second) in [
      (Animation.smooth, Animation.bouncy), (.easeInOut, .smooth),
      (.bouncy, .linear(duration: 0.4)),
    ] {
      let state = Switch()
      let film = Film(
        of: ContinuityProgram(state: state)
      ) {
        withAnimation(first) { state.number = 100 }
        DispatchQueue.main.asyncAfter(deadline: .now() + moment) {
          MainActor.assumeIsolated { withAnimation(second) { state.number = -40 } }
        }
      }
      let before = film.frame("Rectangle", at: moment - 1e-6).minX
      let after = film.frame("Rectangle", at: moment + 1e-6).minX
      #expect(abs(before - after) < 1e-2)
    }
  }

  private struct ContinuityProgram: View {
    let state: Switch
    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: state.number).rotationEffect(
        .degrees(state.number))
    }
  }
}
