import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// What every guide warns of: each mistake is seen in its film and found, and the mended twin is neither.
@MainActor @Suite struct ScreenPitfallTests {
  private func lightness(_ recording: UIKitRecording, at seconds: Double) -> Double? {
    let items = recording.scene.scene(at: .seconds(seconds)).items
    return items.first { $0.id.name == "status-bar.light" }?.properties.opacity
  }

  @Test func `a status bar that is told too late jumps after the transition`() {
    let recording = PitfallFilms.night(.late)
    #expect(recording.findings.map(\.kind) == [.statusBarLate])
    for time in [0, 0.25, 0.49] { #expect(lightness(recording, at: time) == 0) }
    #expect(lightness(recording, at: 0.6) == 1)
  }

  @Test func `a status bar that is not asked stays dark over a dark screen`() {
    let recording = PitfallFilms.night(.ignored)
    #expect(recording.findings.map(\.kind) == [.statusBarIgnored])
    #expect(lightness(recording, at: 0.6) == 0)
  }

  /// UIKit's presentation is a spring (3, 1000, 500), critically damped, of which 0.5 s are shown.
  @Test func `a status bar that is asked in time changes along with the transition`() throws {
    let recording = PitfallFilms.night(.mended)
    #expect(recording.findings == [])
    let rate = (1000.0 / 3).squareRoot()
    for time in [0.1, 0.2, 0.3] {
      let part = 1 - (1 + rate * time) * exp(-rate * time)
      #expect(abs(try #require(lightness(recording, at: time)) - part) < 0.003)
    }
    #expect(lightness(recording, at: 0.6) == 1)
  }

  @Test(arguments: [false, true])
  func `the window's black shows under a bar that is seen through`(hasBackground: Bool) throws {
    let film = PitfallFilms.clearBar(hasBackground: hasBackground)
    #expect(Set(film.findings) == (hasBackground ? [] : [.blackBehind]))
    let page = try #require(film.looks("First", 0))
    #expect(page.frame == Rect(x: 0, y: 91, width: 390, height: 753))
  }

  @Test(arguments: [false, true])
  func `a page that is laid out too late grows from nothing`(laysOutFirst: Bool) throws {
    let film = PitfallFilms.eagerFade(laysOutFirst: laysOutFirst)
    #expect(film.findings == (laysOutFirst ? [] : [.layoutLate]))
    let first = try #require(film.looks("card", 0))
    #expect(first.frame.width == (laysOutFirst ? 300 : 0))
    #expect(film.looks("card", 25)?.frame == Rect(x: 45, y: 200, width: 300, height: 400))
  }

  @Test(arguments: [false, true])
  func `a segue that animates by itself is found`(isPlain: Bool) {
    let film = PitfallFilms.segue(isPlain: isPlain)
    #expect(film.findings == (isPlain ? [] : [.segueAnimates]))
    #expect(film.recording.cameToRest)
  }
}
