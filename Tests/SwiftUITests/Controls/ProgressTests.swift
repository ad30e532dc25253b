import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Progress and gauges")
@MainActor
struct ProgressTests {
  private let state = Switch()

  @Test("A bar is 4 points high, and filled by the part that is done")
  func bar() {
    let film = Film(of: ProgressView(value: 30, total: 120), on: .room)
    let bars = film.items("Capsule").map(\.properties)
    #expect(bars.map(\.size.width) == [300, 75])
    #expect(bars.map(\.size.height) == [4, 4])
    #expect(bars.map(\.position.x) == [0, 0])
  }

  @Test("It fills as the change of the value moves")
  func moves() {
    let state = state
    let film = Film(of: Program(state: state) { ProgressView(value: $0.number) }, on: .room) {
      withAnimation(.linear(duration: 1)) { state.number = 1 }
    }
    #expect(abs((film.items("Capsule", at: 0.5).last?.properties.size.width ?? 0) - 150) < 1e-6)
  }

  @Test("Where nobody knows how much is done, 8 spokes turn, without end")
  func spokes() {
    // A finger that stays for two seconds, for as long as which the film goes on.
    let finger = ScriptedTouch([.init(0, .zero), .init(2, .zero)])
    let film = Film(of: ProgressView(), on: .room, touches: [finger])
    #expect(isClose(film.frame("Spokes"), CGRect(x: 140, y: 90, width: 20, height: 20)))
    let large = Film(of: ProgressView().controlSize(.large), on: .room, limit: 1)
    #expect(large.frame("Spokes").size == CGSize(width: 37, height: 37))
    let turns = [0, 0.5, 1.5].map { film.looks("SpokesLayer", at: $0)?.transform }
    #expect(turns[0] != turns[1])
    #expect(turns[1] == turns[2])
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
    }
  }

  @Test("A style of one's own knows the part that is done")
  func style() {
    let film = Film(of: ProgressView(value: 0.25).progressViewStyle(Percent()), on: .room)
    #expect(film.frame("Rectangle").width == 25)
  }

  @Test("A gauge's bar is filled between its ends")
  func gauge() {
    let film = Film(of: Gauge(value: 15, in: 10...20) { EmptyView() }, on: .room)
    #expect(film.items("Capsule").map(\.properties.size.width) == [300, 150])
  }

  @Test("A ring is 58 points wide")
  func ring() {
    let gauge = Gauge(value: 0.5) { Text("bpm") }
    let film = Film(of: gauge.gaugeStyle(.accessoryCircularCapacity), on: .room)
    #expect(film.items("TrimmedShape").count == 2)
    #expect(film.items("TrimmedShape").allSatisfy { $0.properties.size.width == 58 })
  }
}
