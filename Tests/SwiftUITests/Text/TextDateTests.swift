import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Dates in texts")
@MainActor
struct TextDateTests {
  /// A film of a text that is made when the film begins, from the date of that moment.
  private func film(limit: Double, _ text: @escaping @MainActor (Date) -> Text) -> Film {
    let state = Switch()
    return Film(
      of: Program(state: state) { state in
        if state.isOn { text(Date(timeIntervalSinceReferenceDate: state.number)) }
      }, limit: limit
    ) {
      (state.number, state.isOn) = (VirtualDate.now.timeIntervalSinceReferenceDate, true)
    }
  }

  private func words(_ film: Film, at seconds: Double) -> [String] {
    film.scene(at: seconds).items.compactMap {
      if case .text(let text) = $0.properties.content { text.string } else { nil }
    }
  }

  @Test("A timer goes on with the clock")
  func timer() {
    let film = film(limit: 3) { Text($0.addingTimeInterval(-5), style: .timer) }
    #expect([0, 1, 2].map { words(film, at: $0) } == [["0:05"], ["0:06"], ["0:07"]])
  }

  @Test("A date within words goes on, too")
  func within() {
    let film = film(limit: 3) { Text("since \($0.addingTimeInterval(-59), style: .relative)") }
    #expect(words(film, at: 0) == ["since 59 sec"])
    #expect(words(film, at: 2) == ["since 1 min, 1 sec"])
  }

  @Test("A timer of an interval stands still at its end, and the film with it")
  func interval() {
    let film = film(limit: 20) { Text(timerInterval: $0...$0.addingTimeInterval(3)) }
    #expect([0, 2, 4].map { words(film, at: $0) } == [["0:03"], ["0:01"], ["0:00"]])
    #expect(film.recording.cameToRest)
  }
}
