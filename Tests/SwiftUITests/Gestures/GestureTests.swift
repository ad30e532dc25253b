import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Gestures")
@MainActor
struct GestureTests {
  /// What gestures have said.
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  /// A finger that goes straight from one place to another.
  private func finger(
    _ from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)? = nil, at time: Double = 0.1,
    for seconds: Double = 0.1
  ) -> ScriptedTouch {
    let end = to ?? from
    return ScriptedTouch([
      .init(time, CGPoint(x: from.0, y: from.1)),
      .init(time + seconds, CGPoint(x: end.0, y: end.1)),
    ])
  }

  private func said<Content: View>(
    _ touches: [ScriptedTouch], @ViewBuilder _ view: (Log) -> Content
  ) -> [String] {
    _ = Film(of: view(log), touches: touches)
    return log.lines
  }

  @Test("A tap reaches the view that was painted last")
  func front() {
    let lines = said([finger((195, 428))]) { log in
      ZStack {
        Color.red.onTapGesture { log.lines.append("behind") }
        Color.blue.frame(width: 100, height: 100).onTapGesture { log.lines.append("front") }
      }
    }
    #expect(lines == ["front"])
  }

  @Test("A tap goes through what is clear, has no hits, or lies outside of its shape")
  func through() {
    let lines = said([finger((195, 428))]) { log in
      ZStack {
        Color.red.onTapGesture { log.lines.append("behind") }
        VStack { Color.clear }.onTapGesture { log.lines.append("clear") }
        Color.blue.allowsHitTesting(false).onTapGesture { log.lines.append("without hits") }
        Color.blue.contentShape(Circle().offset(x: 150, y: 0).size(width: 10, height: 10))
          .onTapGesture { log.lines.append("outside") }
        Color.blue.opacity(0).onTapGesture { log.lines.append("invisible") }
      }
    }
    #expect(lines == ["behind"])
  }

  @Test("A view inside comes first, unless the one around has a high priority or both may be made")
  func ranks() {
    let usual = said([finger((195, 428))]) { log in
      Color.red.onTapGesture { log.lines.append("inside") }
        .gesture(TapGesture().onEnded { log.lines.append("around") })
    }
    #expect(usual == ["inside"])
    log.lines = []
    let high = said([finger((195, 428))]) { log in
      Color.red.onTapGesture { log.lines.append("inside") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("around") })
    }
    #expect(high == ["around"])
    log.lines = []
    let both = said([finger((195, 428))]) { log in
      Color.red.onTapGesture { log.lines.append("inside") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("around") })
    }
    #expect(both == ["inside", "around"])
  }

  @Test("Taps end after three quarters of a second, or when a finger has gone 45 points")
  func limits() {
    let view = { (log: Log) in Color.red.onTapGesture { log.lines.append("tap") } }
    #expect(said([finger((195, 428), for: 0.7)], view) == ["tap"])
    log.lines = []
    #expect(said([finger((195, 428), for: 0.8)], view) == [])
    #expect(said([finger((195, 428), to: (195, 474))], view) == [])
    #expect(said([finger((195, 428), to: (195, 472))], view) == ["tap"])
  }

  @Test("One tap waits for a second one where two mean something else")
  func doubleTap() {
    let view = { (log: Log) in
      Color.red.onTapGesture(count: 2) { log.lines.append("two") }
        .onTapGesture { log.lines.append("one") }
    }
    #expect(said([finger((195, 428)), finger((195, 428), at: 0.3)], view) == ["two"])
    log.lines = []
    #expect(said([finger((195, 428))], view) == ["one"])
  }

  @Test("A finger that stays presses long after half a second")
  func longPress() {
    let view = { (log: Log) in
      Color.red.onLongPressGesture {
        log.lines.append("long")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    #expect(said([finger((195, 428), for: 0.6)], view) == ["true", "false", "long"])
    log.lines = []
    #expect(said([finger((195, 428), for: 0.4)], view) == ["true", "false"])
  }

  @Test("A drag begins after ten points, and counts from where the finger came down")
  func drag() {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let touches = [finger((100, 400), to: (100, 300), for: 0.2)]
    _ = Film(
      of: Color.red.gesture(
        DragGesture().onChanged { values.append($0) }.onEnded { end = $0 }), touches: touches)
    #expect(values.allSatisfy { $0.translation.height <= -10 })
    #expect(values.first?.startLocation == CGPoint(x: 100, y: 353))
    #expect(end?.translation == CGSize(width: 0, height: -100))
    // 100 points in a fifth of a second; a quarter of a second more.
    #expect(abs((end?.velocity.height ?? 0) + 500) < 1)
    #expect(abs((end?.predictedEndTranslation.height ?? 0) + 225) < 1)
  }

  @Test("A gesture's state is put back before its end is told")
  func state() {
    struct Dragged: View {
      let log: Log
      @GestureState private var way = CGSize.zero

      var body: some View {
        Color.red.gesture(
          DragGesture().onEnded { _ in log.lines.append("end at \(way.height)") }
            .updating($way) { value, way, _ in way = value.translation }
        )
        .onChange(of: way) { log.lines.append("\($1.height)") }
      }
    }
    _ = Film(of: Dragged(log: log), touches: [finger((100, 400), to: (100, 300), for: 0.2)])
    #expect(log.lines.contains("-50.0"))
    #expect(log.lines.suffix(2).contains("end at 0.0"))
    #expect(log.lines.suffix(2).contains("0.0"))
  }

  @Test("One gesture begins after another one")
  func sequence() {
    let lines = said([
      ScriptedTouch([
        .init(0.1, CGPoint(x: 100, y: 400)), .init(0.7, CGPoint(x: 100, y: 400)),
        .init(0.9, CGPoint(x: 100, y: 340)),
      ])
    ]) { log in
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value {
            log.lines.append("moved by \(drag.translation.height)")
          }
        })
    }
    #expect(lines == ["moved by -60.0"])
  }
}
