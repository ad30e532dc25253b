import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Small programs whose views come and go.
@Suite("Transitions of views")
@MainActor
struct TransitionProgramTests {
  private let state = Switch()

  private func film<Content: View>(
    _ animation: Animation? = .linear(duration: 1), from isOn: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor (Switch) -> Content
  ) -> Film {
    let state = state
    state.isOn = isOn
    return Film(of: Program(state: state, content: content)) {
      withAnimation(animation) { state.isOn = !isOn }
    }
  }

  @Test("Siblings make room while a view fades in")
  func insertion() {
    let film = film(.easeInOut) { state in
      VStack(spacing: 10) {
        Rectangle().frame(width: 100, height: 40).accessibilityIdentifier("first")
        if state.isOn {
          Rectangle().frame(width: 100, height: 40).accessibilityIdentifier("second")
        }
      }
    }
    #expect(abs(film.frame("first", at: 0).minY - 408.667) < 1e-3)
    #expect(abs(film.frame("first", at: 0.0875).minY - 405.438) < 1e-3)
    #expect(abs(film.frame("first", at: 0.175).minY - 396.167) < 1e-3)
    #expect(abs(film.frame("first", at: 0.35).minY - 383.667) < 1e-3)
    #expect(abs(film.frame("second", at: 0.0875).minY - 433.667) < 1e-3)
    #expect(abs((film.opacity("second", at: 0.0875) ?? 0) - 0.129162) < 1e-5)
    #expect(abs((film.opacity("second", at: 0.175) ?? 0) - 0.5) < 1e-5)
  }

  @Test("A view that goes keeps its place until its transition is over")
  func removal() {
    let film = film(from: true) { state in
      VStack {
        Spacer()
        if state.isOn {
          Color.red.frame(height: 200).transition(.move(edge: .bottom))
        }
      }
    }
    #expect(abs(film.frame("Color", at: 0).minY - 610) < 1e-3)
    #expect(abs(film.frame("Color", at: 0.5).minY - 710) < 1e-3)
    #expect(film.looks("Color", at: 0.99) != nil)
    #expect(film.looks("Color", at: 1) == nil)
  }

  @Test("A slide goes through, from the leading edge to the trailing one")
  func slide() {
    for (isOn, place) in [(false, 95.0), (true, 195)] {
      let film = film(from: isOn) { state in
        ZStack {
          if state.isOn {
            Rectangle().frame(width: 100, height: 40).transition(.slide)
          }
        }
      }
      #expect(abs(film.frame("Rectangle", at: 0.5).minX - place) < 1e-3)
    }
  }

  @Test("A push comes from one edge, and goes by the other")
  func push() {
    for (isOn, place) in [(false, 195.0), (true, 95)] {
      let film = film(from: isOn) { state in
        ZStack {
          if state.isOn {
            Rectangle().frame(width: 100, height: 40).transition(.push(from: .trailing))
          }
        }
      }
      #expect(abs(film.frame("Rectangle", at: 0.5).minX - place) < 1e-3)
      #expect(abs((film.opacity("Rectangle", at: 0.5) ?? 0) - 0.5) < 1e-6)
    }
  }

  @Test("A view comes by one transition, and goes by another")
  func asymmetric() {
    let transition = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
    let coming = film { state in
      ZStack { if state.isOn { Rectangle().frame(width: 100, height: 40).transition(transition) } }
    }
    #expect(
      abs((coming.looks("ScaleEffect", at: 0.5)?.transform.combined.row1.x ?? 0) - 0.500005) < 1e-9)
    #expect(coming.opacity("Rectangle", at: 0.5) == 1)
    let going = film(from: true) { state in
      ZStack { if state.isOn { Rectangle().frame(width: 100, height: 40).transition(transition) } }
    }
    #expect(abs((going.opacity("Rectangle", at: 0.5) ?? 0) - 0.5) < 1e-6)
  }

  @Test("A modifier has a value for views that are not there")
  func modifier() {
    struct Turn: ViewModifier {
      let degrees: Double
      func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
    }
    let film = film { state in
      ZStack {
        if state.isOn {
          Rectangle().frame(width: 100, height: 40)
            .transition(.modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)))
        }
      }
    }
    let turned = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(
      abs((film.looks("RotationEffect", at: 0.5)?.transform.combined.row1.x ?? 0) - turned.m11)
        < 1e-9)
  }

  @Test("An app's own transition sees its phase")
  func ownTransition() {
    struct Turn: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 30))
      }
    }
    for (isOn, degrees) in [(false, -15.0), (true, 15)] {
      let film = film(from: isOn) { state in
        ZStack {
          if state.isOn { Rectangle().frame(width: 100, height: 40).transition(Turn()) }
        }
      }
      let turned = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
      #expect(
        abs((film.looks("RotationEffect", at: 0.5)?.transform.combined.row1.y ?? 0) - turned.m12)
          < 1e-9)
    }
  }

  @Test("A view that comes back while it goes is the same one")
  func comesBack() {
    let state = state
    state.isOn = true
    let film = Film(
      of: Program(state: state) { state in
        ZStack { if state.isOn { Rectangle().frame(width: 100, height: 40) } }
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.isOn = false }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated { withAnimation(.linear(duration: 1)) { state.isOn = true } }
      }
    }
    for (time, value) in [(0.5, 0.5), (0.75, 0.4375), (1, 0.5), (1.25, 0.75)] {
      #expect(abs((film.opacity("Rectangle", at: time) ?? 0) - value) < 1e-6)
    }
  }

  @Test("What goes is behind its siblings, unless its position says otherwise")
  func order() {
    for (index, isFront) in [(0.0, false), (1, true)] {
      let film = film(from: true) { state in
        ZStack {
          Rectangle().frame(width: 40, height: 40).accessibilityIdentifier("stays")
          if state.isOn {
            Rectangle().frame(width: 40, height: 40).zIndex(index)
              .accessibilityIdentifier("goes")
          }
        }
      }
      let names = film.scene(at: 0.5).items.map(\.id.name)
      let (stays, goes) = (names.firstIndex(of: "stays") ?? 0, names.firstIndex(of: "goes") ?? 0)
      #expect((goes > stays) == isFront)
    }
  }

  @Test("Rows that change places move there")
  func reversedRows() {
    let state = state
    let film = Film(
      of: Program(state: state) { state in
        VStack(spacing: 0) {
          ForEach(state.items, id: \.self) {
            Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("row\($0)")
          }
        }
      }
    ) {
      withAnimation(.smooth) { state.items.reverse() }
    }
    for (time, place) in [(0, 353.667), (0.1, 389.441), (0.2, 425.208)] {
      #expect(abs(film.frame("row0", at: time).minY - place) < 1e-3)
    }
    #expect(abs(film.frame("row0", at: 2).minY - 453.667) < 1e-3)
  }

  @Test("Another identity is another view: the old one fades, the new one has new state")
  func identity() {
    struct Counter: View {
      @State private var number = 7
      let isFirst: Bool
      var body: some View {
        Rectangle().frame(width: CGFloat(number), height: 10)
          .accessibilityIdentifier(isFirst ? "first" : "second")
          .onAppear { if isFirst { number = 90 } }
      }
    }
    let film = film { Counter(isFirst: !$0.isOn).id($0.isOn) }
    #expect(film.frame("first", at: 0.5).width == 90)
    #expect(film.frame("second", at: 0.5).width == 7)
    #expect(abs((film.opacity("first", at: 0.25) ?? 0) - 0.75) < 1e-6)
    #expect(abs((film.opacity("second", at: 0.25) ?? 0) - 0.25) < 1e-6)
    #expect(film.looks("first", at: 1) == nil)
  }
}
