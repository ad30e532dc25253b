import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Observers of what the system and the app change.
@MainActor @Suite struct ObserverTests {
  @Test func `a change is told once, with what was there before`() {
    var page: Observers?
    let film = Film(
      screen(Observers()) {
        page = $0
        $0.change()
      })
    #expect(film.findings == [])
    #expect(page?.log.prefix(2) == ["frame 10.0 30.0", "opacity 0.5"])
    #expect(Set(page?.log.dropFirst(2) ?? []) == ["level 7", "contentSize 900.0"])
    #expect(page?.log.count == 4)
  }

  @Test func `a header follows what is scrolled, in the same frame`() {
    let film = Film(
      screen(Observers()) { page in
        after(0.1) { page.scroll.contentOffset.y = 60 }
        after(0.2) { page.scroll.contentOffset.y = 0 }
      })
    film.expect("header", .position, part: 1, until: 0.2) { $0 < 0.1 - 1e-9 ? 50 : -10 }
  }

  @Test func `an observation that has ended is silent`() {
    var page: Observers?
    _ = Film(
      screen(Observers()) {
        page = $0
        $0.stop()
        $0.change()
      })
    #expect(page?.log == ["contentSize 900.0"])
  }
}
