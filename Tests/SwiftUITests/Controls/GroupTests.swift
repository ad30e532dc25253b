import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Groups, links and menus")
@MainActor
struct GroupTests {
  private let state = Switch()

  @Test("A labeled value is at the other end of the row")
  func labeled() {
    let film = Film(
      of: LabeledContent("Size") { Rectangle().frame(width: 40, height: 20) }, on: .room)
    #expect(isClose(film.frame("Rectangle"), CGRect(x: 260, y: 90, width: 40, height: 20)))
    #expect(film.frame("Text").minX == 0)
  }

  private struct Column: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  @Test("A style of one's own puts the value where it wants")
  func labeledStyle() {
    let content = LabeledContent("Size") { Rectangle().frame(width: 40, height: 20) }
    let film = Film(of: content.labeledContentStyle(Column()), on: .room)
    #expect(film.frame("Rectangle").minX == 130)
  }

  @Test("A box is 16 points around what is in it, below its words")
  func box() {
    let film = Film(of: GroupBox("Size") { Rectangle().frame(height: 40) }, on: .room)
    let (box, inside, words) = (
      film.frame("RoundedRectangle"), film.frame("Rectangle"), film.frame("Text")
    )
    #expect(box.width == 300)
    #expect(inside.minX == 16 && inside.width == 268)
    #expect(abs(box.maxY - inside.maxY - 16) < 1e-3)
    #expect(abs(words.minY - box.minY - 16) < 1e-3)
    #expect(abs(inside.minY - words.maxY - 8) < 2e-3)
  }

  private struct Group: View {
    var body: some View {
      DisclosureGroup("More") { Rectangle().frame(height: 40) }
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("A finger opens a group, and what is in it comes with an animation")
  func disclosure() {
    let film = Film(of: Group(), on: .room, touches: [.tap(at: CGPoint(x: 20, y: 10), after: 0.1)])
    #expect(film.looks("Rectangle", at: 0) == nil)
    let between = film.opacity("Rectangle", at: 0.3) ?? 0
    #expect(between > 0 && between < 1)
    #expect(film.opacity("Rectangle", at: 2) == 1)
    #expect(abs(film.frame("Rectangle", at: 2).minY - film.frame("Text").maxY) < 2e-3)
  }

  @Test("A link opens its address")
  func link() throws {
    var opened: [String] = []
    let address = try #require(URL(string: "https://example.org/a"))
    let link = Link("Open", destination: address).environment(
      \.openURL,
      OpenURLAction {
        opened.append($0.absoluteString)
        return .handled
      })
    _ = Film(of: link, on: .room, touches: [.tap(at: CGPoint(x: 150, y: 100), after: 0.1)])
    #expect(opened == ["https://example.org/a"])
  }

  @Test("A menu shows its words, and a tap does what it is told in place of opening it")
  func menu() {
    let state = state
    let menu = Menu {
      Button("Copy") {}
    } label: {
      Rectangle().frame(width: 40, height: 40)
    } primaryAction: {
      state.number += 1
    }
    let film = Film(of: menu, on: .room, touches: [.tap(at: CGPoint(x: 150, y: 100), after: 0.1)])
    #expect(film.frame("Rectangle").width == 40)
    #expect(film.looks("Text") == nil)
    #expect(state.number == 1)
  }

  @Test("A date is in words, as in the United States and in Greenwich")
  func date() {
    // 2001-01-01T00:00:00Z, and 13 hours and 5 minutes.
    let date = Date(timeIntervalSinceReferenceDate: 13 * 3600 + 5 * 60)
    let film = Film(of: DatePicker("Day", selection: .constant(date)).labelsHidden())
    let words = film.scene(at: 0).items.compactMap { item -> String? in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
    #expect(words.first == "Jan 1, 2001")
    #expect(words.last?.hasPrefix("1:05") ?? false)
  }

  @Test("A chosen color is shown in a ring of 28 points")
  func color() {
    let film = Film(
      of: ColorPicker("Color", selection: .constant(.red)).labelsHidden(), on: .room)
    let circles = film.items("Circle")
    #expect(circles.map(\.properties.size.width) == [28, 18])
  }
}
