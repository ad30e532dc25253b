import HeadlessQuartzCore
import HeadlessUIKit
import Observation
import SwiftUI
import Testing

/// What has not changed is not asked for, laid out or painted again, and nobody sees that.
@Suite("What a tree remembers")
@MainActor
struct RememberingTests {
  /// What has been asked for.
  @MainActor
  private final class Counts {
    var bodies: [String: Int] = [:]
    var layouts: [String: Int] = [:]

    func forget() { (bodies, layouts) = ([:], [:]) }
  }

  /// A number that some views read.
  @Observable @MainActor
  final class Source {
    var number = 0
  }

  /// Passes on one view, and notes that its size has been asked for.
  private struct Counted: Layout {
    let name: String
    let counts: Counts

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { counts.layouts[name, default: 0] += 1 }
      return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
  }

  private struct Row: View {
    let number: Int
    let isOn: Bool
    let counts: Counts
    @State private var taps = 0

    var body: some View {
      let _ = (counts.bodies["row \(number)", default: 0] += 1)
      Counted(name: "row \(number)", counts: counts)() {
        Rectangle().frame(width: isOn ? 40 : 20, height: 4)
      }
    }
  }

  private func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }

  // MARK: - Asked again

  @Test("Of a hundred rows those whose values have changed are asked for, and measured")
  func rows() {
    let (state, counts) = (Switch(), Counts())
    let film = Film(
      of: Program(state: state) { state in
        VStack(spacing: 1) {
          ForEach(0..<100) { Row(number: $0, isOn: $0 % 50 == 7 && state.isOn, counts: counts) }
        }
      }
    ) {
      counts.forget()
      withAnimation { state.isOn = true }
    }
    #expect(counts.bodies == ["row 7": 1, "row 57": 1])
    #expect(Set(counts.layouts.keys) == ["row 7", "row 57"])
    let wide = film.items("Rectangle", at: 5).filter { $0.properties.size.width == 40 }
    #expect(wide.count == 2)
  }

  private struct Reader: View {
    let source: Source
    let counts: Counts
    var body: some View {
      let _ = (counts.bodies["reader", default: 0] += 1)
      Rectangle().frame(width: CGFloat(10 + source.number), height: 4)
    }
  }

  private struct Around: View {
    let source: Source
    let counts: Counts
    var body: some View {
      let _ = (counts.bodies["around", default: 0] += 1)
      Reader(source: source, counts: counts).padding()
    }
  }

  @Test("A view that reads an object is asked for when that changes, and those around are not")
  func observed() {
    let (source, counts) = (Source(), Counts())
    let film = Film(of: Around(source: source, counts: counts)) {
      counts.forget()
      source.number = 20
    }
    #expect(counts.bodies == ["reader": 1])
    #expect(film.frame("Rectangle").width == 30)
  }

  /// Two numbers one of which does not count.
  private struct Rough: View, Equatable {
    let number: Int
    let counts: Counts
    nonisolated static func == (a: Rough, b: Rough) -> Bool { a.number / 10 == b.number / 10 }
    var body: some View {
      let _ = (counts.bodies["rough", default: 0] += 1)
      Rectangle().frame(width: CGFloat(10 + number), height: 4)
    }
  }

  @Test("A view that can be compared says itself what makes it another one")
  func equatable() {
    let (state, counts) = (Switch(), Counts())
    let film = Film(
      of: Program(state: state) { Rough(number: Int($0.number), counts: counts).equatable() }
    ) {
      counts.forget()
      state.number = 5
      later(0.2) { state.number = 12 }
      later(0.4) {}
    }
    #expect(counts.bodies == ["rough": 1])
    #expect(film.frame("Rectangle", at: 0.1).width == 10)
    #expect(film.frame("Rectangle", at: 0.3).width == 22)
  }

  private struct Passed: View {
    let action: () -> Void
    @Binding var isOn: Bool
    var body: some View { Rectangle().frame(width: isOn ? 40 : 20, height: 4) }
  }

  private struct Passing: View {
    let state: Switch
    @State private var isOn = false
    var body: some View {
      Passed(action: {}, isOn: $isOn).onChange(of: state.isOn) { isOn = $1 }
    }
  }

  @Test("What is given a binding follows it")
  func bindings() {
    let state = Switch()
    let film = Film(of: Passing(state: state)) { state.isOn = true }
    #expect(film.frame("Rectangle").width == 40)
  }

  // MARK: - The same films

  /// Lengths that are no numbers, at every place at which a layout says one.
  private struct Lost: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat.nan, height: CGFloat.nan))
      return CGSize(width: CGFloat.nan, height: 20)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(
        at: CGPoint(x: CGFloat.nan, y: 0),
        proposal: ProposedViewSize(width: CGFloat.nan, height: 20))
    }
  }

  @Test("A layout that loses its numbers takes no room, and does no harm")
  func noNumbers() {
    let film = Film(of: Lost()() { Text("A row of words") })
    #expect(film.frame("Text").minX.isFinite)
    let grid = Film(
      of: Grid {
        GridRow {
          Color.red; Text("Words")
        }
      }.fixedSize())
    #expect(grid.frame("Text").minX.isFinite)
  }

  private struct Heights: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// A part of a tree; each follows one of the sources.
  private struct Part: View {
    let kind: Int
    let depth: Int
    let sources: [Source]
    let space: Namespace.ID

    private var source: Source { sources[(kind + depth) % sources.count] }

    private func inner(_ number: Int) -> AnyView {
      AnyView(
        Part(kind: kind * 7 + number * 3 + depth, depth: depth - 1, sources: sources, space: space))
    }

    @ViewBuilder var body: some View {
      if depth == 0 {
        leaf
      } else {
        switch kind % 16 {
        case 0: HStack { ForEach(0..<3) { inner($0) } }
        case 1: VStack { ForEach(0..<(1 + source.number % 3), id: \.self) { inner($0) } }
        case 2: inner(1).background(Color.red).padding(CGFloat(source.number % 3))
        case 3: ScrollView { inner(1).padding(.top, CGFloat(source.number % 4)) }
        case 4:
          GeometryReader { proxy in
            inner(1).offset(x: proxy.frame(in: .global).minX / 10 + proxy.size.width / 50)
          }
        case 5: inner(1).safeAreaInset(edge: .top) { Color.blue.frame(height: leafLength) }
        case 6: if source.number.isMultiple(of: 2) { inner(1).transition(.slide) } else { inner(2) }
        case 7: inner(1).scaleEffect(source.number.isMultiple(of: 2) ? 1 : 0.8).opacity(0.5)
        case 8: inner(1).anchorPreference(key: Heights.self, value: .bounds) { [$0] }
        case 9:
          inner(1).overlayPreferenceValue(Heights.self) { anchors in
            GeometryReader { proxy in
              ForEach(anchors.indices, id: \.self) { index in
                let box = proxy[anchors[index]]
                Color.green.frame(width: box.width, height: 2).offset(x: box.minX, y: box.minY)
              }
            }
          }
        case 10: inner(1).containerRelativeFrame(.horizontal).frame(height: 60)
        case 11:
          inner(1).matchedGeometryEffect(id: depth, in: space, isSource: kind.isMultiple(of: 2))
        case 12: inner(1).mask { Circle() }.id(source.number / 2)
        case 13:
          ViewThatFits {
            inner(1).frame(width: 20 + leafLength * 20); inner(2)
          }
        case 14: inner(1).visualEffect { $0.offset(x: $1.frame(in: .global).minY / 20) }
        default:
          Grid {
            GridRow {
              inner(1); inner(2)
            }; GridRow { inner(0) }
          }
        }
      }
    }

    private var leafLength: CGFloat { CGFloat(4 + source.number % 5) }

    @ViewBuilder private var leaf: some View {
      switch kind % 4 {
      case 0: Text("Row \(source.number)")
      case 1: Rectangle().frame(width: leafLength * 3, height: 10)
      case 2: Color.orange.ignoresSafeArea().frame(maxHeight: 20)
      default: Button("Press") {}.frame(height: leafLength * 4)
      }
    }
  }

  private struct Whole: View {
    let seed: Int
    let sources: [Source]
    @Namespace private var space
    var body: some View { Part(kind: seed, depth: 4, sources: sources, space: space) }
  }

  /// A film of a tree three of whose sources change, one after the other.
  private func film(_ seed: Int) -> Film {
    let sources = (0..<3).map { _ in Source() }
    return Film(of: Whole(seed: seed, sources: sources)) { [self] in
      withAnimation(.linear(duration: 0.3)) { sources[seed % 3].number += 1 }
      later(0.2) { sources[(seed + 1) % 3].number += 2 }
      later(0.5) { withAnimation(.smooth) { sources[(seed + 2) % 3].number += 1 } }
      later(0.6) { withAnimation(.bouncy) { sources[seed % 3].number += 3 } }
    }
  }

  @Test("A tree that remembers makes the same film as one that forgets", arguments: 0..<32)
  func twins(seed: Int) {
    let quick = film(seed)
    AppSession.remembers = false
    defer { AppSession.remembers = true }
    let slow = film(seed)
    #expect(quick.recording.cameToRest && slow.recording.cameToRest)
    #expect(quick.recording.scene.frameCount == slow.recording.scene.frameCount)
    for frame in 0..<100 {
      let time = Double(frame) / 60
      #expect(quick.scene(at: time) == slow.scene(at: time))
    }
    #expect(
      quick.recording.findings.map(\.description) == slow.recording.findings.map(\.description))
  }
}
