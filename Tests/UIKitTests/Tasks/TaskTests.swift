import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Tasks run on the virtual clock, as everything else does.
@MainActor @Suite struct TaskTests {
  private func film(
    limit: Double = 10, _ action: @escaping @MainActor (AsyncSteps) -> Void
  ) -> (film: Film, page: AsyncSteps?) {
    var page: AsyncSteps?
    let film = Film(
      screen(AsyncSteps()) {
        page = $0
        action($0)
      }, limit: limit)
    return (film, page)
  }

  @Test func `a screen waits for another to come and go`() {
    var visitor: Visitor?
    let film = Film(
      screen(Visitor()) {
        visitor = $0
        $0.visit()
      })
    #expect(film.findings == [])
    #expect(visitor?.log == ["there true", "gone true"])
    #expect(film.seconds > 0.7)
  }

  @Test func `a task that sleeps goes on when its time has come`() {
    let (film, page) = film { $0.stepBySleeping() }
    #expect(page?.log == ["done at 0.5"])
    film.expect("box", .opacity, until: 0.5) { $0 < 0.2 - 1e-6 ? 1 : 0.5 }
    #expect(film.looks("box", 30)?.opacity == 0.25)
    #expect(film.recording.cameToRest && film.findings == [])
  }

  @Test func `a continuation that waits for an animation is resumed by its completion`() {
    let (film, page) = film { $0.stepByAnimations() }
    #expect(page?.log == ["faded at 0.25", "faded at 0.5", "faded at 0.75"])
    film.expect("box", .opacity, until: 0.25) {
      eased(.easeInOut, from: 1, to: 0.5, $0, over: 0.25)
    }
    #expect(film.seconds == 0.75)
  }

  /// Documented: the asynchronous forms return when the completion would be called.
  @Test func `animations that are waited for come one after the other`() {
    let (film, page) = film { $0.stepByAwaitedAnimations() }
    #expect(page?.log == ["ended true at 1.0"])
    film.expect("box", .opacity, until: 2) { time in
      if time < 0.25 - 1e-9 { return eased(.easeInOut, from: 1, to: 0, time, over: 0.25) }
      if time < 1 - 1e-9 {
        return eased(.linear, from: 0, to: 1, time, over: 0.5, after: 0.5)
      }
      return eased(.easeInOut, from: 1, to: 0, time, over: 1, after: 1)
    }
    #expect(film.findings == [])
  }

  @Test func `actors, groups, streams and detached tasks all end in the film`() {
    let (film, page) = film { $0.loadPictures() }
    #expect(
      page?.log == [
        "detached at 0.0", "first as 2 and second as 1 at 0.2", "[100, 200, 300] at 0.2",
        "top at 0.3", "bottom at 0.4",
      ])
    #expect(film.looks("box", 24)?.opacity == 0.5)
    #expect(film.findings == [])
  }

  @Test func `a task that is cancelled wakes at once`() {
    let (film, page) = film { $0.giveUpWaiting() }
    #expect(page?.log == ["gave up at 0.1"])
    #expect(film.seconds == 0.1)
  }

  @Test func `a task that never ends, ends with a finding`() {
    let blinking = film(limit: 3) { $0.blinkForEver() }.film
    #expect(blinking.findings == [.endless])
    #expect(blinking.seconds == 3)
    #expect(film { $0.askForEver() }.film.findings == [.runaway])
  }

  @Test func `two runs give equal scenes, whatever other tests do meanwhile`() async {
    let others = Task.detached {
      while !Task.isCancelled {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<8 { group.addTask { await Task.yield() } }
        }
        await MainActor.run {}
      }
    }
    for action in [{ $0.loadPictures() }, { $0.stepByAnimations() }] as [(AsyncSteps) -> Void] {
      let films = (0..<4).map { _ in film(action) }
      #expect(films.allSatisfy { $0.film.recording.scene == films[0].film.recording.scene })
      #expect(films.allSatisfy { $0.page?.log == films[0].page?.log })
      await Task.yield()
    }
    others.cancel()
  }

  @Test func `a recording within another one changes neither`() {
    var inner: Film?
    let outer = film { page in
      page.stepBySleeping()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        inner = MainActor.assumeIsolated { self.film { $0.stepByAnimations() }.film }
      }
    }
    #expect(outer.page?.log == ["done at 0.5"])
    #expect(outer.film.recording.scene == film { $0.stepBySleeping() }.film.recording.scene)
    #expect(inner?.recording.scene == film { $0.stepByAnimations() }.film.recording.scene)
  }

  @Test func `code outside of recordings has the usual main actor`() async {
    _ = film { $0.stepBySleeping() }
    let value = await Task { @MainActor in 7 }.value
    let other = await Task.detached { await MainActor.run { 8 } }.value
    #expect(value + other == 15)
    MainActor.assertIsolated()
  }
}
