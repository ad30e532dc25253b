import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Places of what is found about views, as the source step registers them.
@Suite("Places of findings about views")
@MainActor
struct FindingPlaceTests {
  struct Counting: View {
    @State private var count = 0
    var body: some View {
      let _ = (count += 1)
      Rectangle().frame(width: CGFloat(10 + count), height: 10)
    }
  }

  struct Twins: View {
    var body: some View {
      VStack { ForEach([1, 1], id: \.self) { _ in Rectangle() } }
    }
  }

  struct Negative: View {
    var body: some View { Rectangle().frame(width: -3, height: 10) }
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View {
      Rectangle().onAppear { count += 1 }.onChange(of: count) { count += 1 }
    }
  }

  struct Sources: View {
    @Namespace private var space
    var body: some View {
      Rectangle().matchedGeometryEffect(id: "card", in: space)
      Circle().matchedGeometryEffect(id: "card", in: space)
    }
  }

  private static let register: Void = SourcePlaces.register(
    "SwiftUITests/Views.swift", file: "Views.swift", in: "/app",
    rows: ["Counting", "Twins", "Negative", "Endless", "Sources"].enumerated()
      .map { "\($0 + 10) FindingPlaceTests.\($1)" }.joined(separator: "\n"))

  private func found(_ view: some View) -> [String] {
    _ = Self.register
    // The view of the app is inside others that nobody has written a line for.
    return Film(of: VStack { view.padding() }).recording.findings.map(\.description)
  }

  @Test("A finding says where the view is declared that it is about")
  func places() {
    #expect(
      found(Counting()) == [
        "Views.swift:10: warning: state changes while the body of a view is asked for"
          + " [state-in-body]"
      ])
    #expect(
      found(Twins()) == [
        "Views.swift:11: warning: two views of a ForEach have the identity 1 [duplicate-id]"
      ])
    #expect(
      found(Negative()) == [
        "Views.swift:12: warning: a frame has the length -3.0, which is not used [invalid-frame]"
      ])
    #expect(
      found(Endless()) == [
        "Views.swift:13: warning: views change state again and again before a frame is shown"
          + " [runaway]"
      ])
    #expect(
      found(Sources()) == [
        "Views.swift:14: warning: 2 views are sources of the matched geometry card"
          + " [matched-twice]"
      ])
  }
}
