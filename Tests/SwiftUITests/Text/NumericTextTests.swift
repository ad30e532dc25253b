import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Rolling digits")
@MainActor
struct NumericTextTests {
  /// A number that becomes another one.
  private func film(
    from first: Double, to last: Double, countsDown: Bool = false, isAnimated: Bool = true
  ) -> Film {
    let state = Switch()
    state.number = first
    return Film(
      of: Program(state: state) {
        Text("\(Int($0.number))").contentTransition(.numericText(countsDown: countsDown))
      }, on: .room
    ) {
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { state.number = last }
    }
  }

  /// Heights at which the letters are, in parts of the line's height, and their opacities.
  private func letters(_ film: Film, at time: Double) -> [(y: Double, opacity: Double)] {
    let height = Double(film.frame("Text").height)
    return film.items("letter", at: time)
      .map { ($0.properties.position.y / height, $0.properties.opacity) }
      .sorted { $0.0 < $1.0 }
  }

  @Test("A changed digit rolls up by half of the line and fades; one that is the same stays")
  func rolls() {
    let film = film(from: 19, to: 18)
    let between = letters(film, at: 0.5)
    #expect(between.count == 3)
    for (letter, y) in zip(between, [-0.25, 0, 0.25]) { #expect(abs(letter.y - y) < 1e-6) }
    for (letter, opacity) in zip(between, [0.5, 1, 0.5]) {
      #expect(abs(letter.opacity - opacity) < 1e-6)
    }
    #expect(letters(film, at: 1.1).map(\.y) == [0, 0])
    #expect(letters(film, at: 1.1).map(\.opacity) == [1, 1])
  }

  @Test("Where a number counts down, its digits roll down")
  func down() {
    let (up, down) = (film(from: 19, to: 18), film(from: 19, to: 18, countsDown: true))
    func old(_ film: Film) -> Double? {
      film.items("letter", at: 0.5).map { $0.properties.position.y }.first { $0 != 0 }
    }
    #expect((old(up) ?? 0) < 0)
    #expect((old(down) ?? 0) > 0)
  }

  @Test("Digits keep their meaning: they are compared from the end of the line on")
  func meaning() {
    // The 0 stays, and slides; 9 rolls to 0, and 1 is new.
    let film = film(from: 90, to: 100)
    #expect(letters(film, at: 0.5).filter { $0.y == 0 }.count == 1)
    #expect(letters(film, at: 0.5).count == 4)
    #expect(letters(film, at: 1.1).count == 3)
  }

  @Test("Without an animation the digits are others at once")
  func jumps() {
    let film = film(from: 19, to: 18, isAnimated: false)
    #expect(letters(film, at: 0.01).count == 2)
  }
}
