import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Combined gestures, and spaces with names")
@MainActor
struct CombinedGestureTests {
  /// What gestures have said.
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  /// A finger that goes straight from one place to another.
  private func finger(
    _ from: CGPoint, to: CGPoint? = nil, at time: Double = 0.1, for seconds: Double = 0.1
  ) -> ScriptedTouch {
    ScriptedTouch([.init(time, from), .init(time + seconds, to ?? from)])
  }

  private func said<Content: View>(
    _ touches: [ScriptedTouch], @ViewBuilder _ view: (Log) -> Content
  ) -> [String] {
    log.lines = []
    _ = Film(of: view(log), touches: touches)
    return log.lines
  }

  /// The middle of the safe area.
  private static let middle = CGPoint(x: 195, y: 428.5)

  @Test("Places of a drag count in the space that it names")
  func namedSpace() {
    let touch = finger(Self.middle, to: CGPoint(x: 215, y: 428.5))
    let lines = said([touch]) { log in
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(coordinateSpace: .named("room"))
            .onEnded {
              log.lines.append("\(Int($0.startLocation.x)) \(Int($0.startLocation.y))")
              log.lines.append("\(Int($0.location.x)) \(Int($0.location.y))")
            }
        )
        .frame(width: 200, height: 300)
        .coordinateSpace(name: "room")
    }
    #expect(lines == ["100 150", "120 150"])
  }

  @Test("A tap outside waits while a combination inside may still want a second one")
  func moreTaps() {
    let taps = [finger(Self.middle, for: 0.05), finger(Self.middle, at: 0.3, for: 0.05)]
    for count in 1...2 {
      let touches = Array(taps.prefix(count))
      let together = said(touches) { log in
        Color.red
          .gesture(
            TapGesture(count: 2).onEnded { log.lines.append("two") }
              .simultaneously(with: LongPressGesture())
          )
          .onTapGesture { log.lines.append("one") }
      }
      #expect(together == [count == 1 ? "one" : "two"], "together")
      let after = said(touches) { log in
        Color.red
          .gesture(
            TapGesture(count: 2).onEnded { log.lines.append("two") }
              .sequenced(before: DragGesture())
          )
          .onTapGesture { log.lines.append("one") }
      }
      #expect(after == [count == 1 ? "one" : "two"], "one after the other")
    }
  }

  @Test("Fingers that are none of the two change nothing")
  func thirdFinger() {
    let touches = [
      finger(CGPoint(x: 145, y: 428), to: CGPoint(x: 95, y: 428), for: 0.4),
      finger(CGPoint(x: 245, y: 428), to: CGPoint(x: 295, y: 428), for: 0.4),
      finger(CGPoint(x: 195, y: 600), at: 0.2, for: 0.1),
    ]
    let lines = said(touches) { log in
      Color.red.gesture(
        MagnifyGesture().onEnded { log.lines.append("\(($0.magnification * 10).rounded() / 10)") })
    }
    #expect(lines == ["2.0"])
  }
}
