import HeadlessUIKit
import SwiftUI
import Testing

/// Effects of symbols, which move the square in the place of one.
@Suite("Symbol effects")
@MainActor
struct SymbolEffectTests {
  private let state = Switch()

  /// A film of a symbol whose effect begins after a tenth of a second.
  private func film<Content: View>(
    _ change: @escaping @MainActor (Switch) -> Void = { _ in },
    @ViewBuilder of content: @escaping @MainActor (Switch) -> Content
  ) -> Film {
    Film(of: Program(state: state, content: content), limit: 4) { [state] in
      NavigationStackTests.after(0.1) { change(state) }
    }
  }

  private func scale(_ film: Film, at seconds: Double) -> Double {
    film.looks("ScaleEffect", at: seconds)?.transform.combined.entries[0] ?? .nan
  }

  @Test("A bounce grows, and comes back to where it was")
  func bounce() {
    let film = film {
      $0.number = 1
    } of: { state in
      Image(systemName: "heart").symbolEffect(.bounce.up, value: state.number)
    }
    #expect(film.recording.findings.isEmpty)
    #expect(scale(film, at: 0.05) == 1)
    #expect(scale(film, at: 0.24) > 1.15)
    #expect(scale(film, at: 0.9) == 1)
  }

  @Test("A bounce goes down where it is told to")
  func bounceDown() {
    let film = film {
      $0.number = 1
    } of: { state in
      Image(systemName: "heart").symbolEffect(.bounce.down.byLayer, value: state.number)
    }
    #expect(scale(film, at: 0.24) < 0.85)
  }

  @Test("Twice the speed takes half the time, and two rounds take twice as long")
  func options() {
    let fast = film {
      $0.number = 1
    } of: { state in
      Image(systemName: "heart").symbolEffect(.bounce, options: .speed(2), value: state.number)
    }
    #expect(scale(fast, at: 0.17) > 1.15 && scale(fast, at: 0.5) == 1)
    let twice = film {
      $0.number += 1
    } of: { state in
      Image(systemName: "heart").symbolEffect(.bounce, options: .repeat(2), value: state.number)
    }
    #expect(scale(twice, at: 0.94) > 1.15 && scale(twice, at: 1.6) == 1)
  }

  @Test("A pulse fades to and fro in 1.8 seconds while it is active")
  func pulse() throws {
    let film = film { _ in
    } of: { _ in
      Image(systemName: "wifi").symbolEffect(.pulse)
    }
    let levels = (0..<216).compactMap { film.opacity("Image", at: Double($0) / 60) }
    let (least, most) = (try #require(levels.min()), try #require(levels.max()))
    #expect(abs(least - 0.3) < 0.01 && abs(most - 1) < 0.01)
    #expect(zip(levels, levels.dropFirst(108)).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A lasting effect that is not wanted any more fades away")
  func end() throws {
    let film = film {
      $0.isOn = true
    } of: { state in
      Image(systemName: "wifi").symbolEffect(.scale.up, isActive: state.isOn)
    }
    #expect(scale(film, at: 0.05) == 1)
    #expect(abs(scale(film, at: 1.5) - 1.2) < 1e-6)
  }

  @Test("A symbol that has disappeared comes back")
  func disappearance() throws {
    let film = film {
      $0.isOn = true
    } of: { state in
      Image(systemName: "moon").symbolEffect(.disappear, isActive: !state.isOn)
    }
    #expect(film.opacity("Image", at: 0.05) == 0)
    #expect(film.opacity("Image", at: 2) == 1)
  }

  @Test("Words beside a symbol, pictures, and symbols without effects stand still")
  func others() {
    let film = film {
      $0.number = 1
    } of: { state in
      VStack {
        Label("Words", systemImage: "heart")
        Image(systemName: "star").symbolEffectsRemoved()
      }
      .symbolEffect(.bounce, value: state.number)
    }
    #expect(film.items("ScaleEffect", at: 0.24).count == 1)
  }

  @Test("A picture that replaces another grows into its place while that one shrinks")
  func replacement() throws {
    let pictures = [20.0, 30].compactMap { size in
      UIImage(
        systemName: "play",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: CGFloat(size)))
    }
    let film = Film(
      of: Program(state: state) { state in
        Image(uiImage: pictures[state.isOn ? 1 : 0]).resizable().frame(width: 40, height: 40)
          .contentTransition(.symbolEffect(.replace))
      }
    ) { [state] in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    let (half, end) = (film.items("content", at: 0.5), film.items("content", at: 2))
    // Half of the way from half the size to all of it, and back, about the middle.
    let moving = half.map(\.properties.transform.combined.entries)
      .filter { abs($0[0] - 0.75) < 1e-6 && abs($0[12] - 5) < 1e-6 }
    #expect(moving.count == 2)
    #expect(2 * end.count == half.count)
  }
}
