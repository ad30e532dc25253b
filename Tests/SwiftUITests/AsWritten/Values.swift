// Values as apps write them, by the names and defaults that Apple's have: that this file compiles is the test.

import SwiftUI

private struct Card: Shape {
  var radius: CGFloat
  var lift: Double
  var animatableData: AnimatablePair<CGFloat, Double> {
    get { .init(radius, lift) }
    set { (radius, lift) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.midY))
      p.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(0),
        endAngle: .degrees(360 * lift), clockwise: true)
      p.closeSubpath()
    }
  }
}

private struct Star: InsettableShape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 4)
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.inset += amount
    return star
  }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Color.pink }
extension EnvironmentValues {
  fileprivate var theme: Color {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension Animation {
  fileprivate static let card = Animation.spring(response: 0.4, dampingFraction: 0.8)
  fileprivate static func ripple(_ i: Int) -> Animation {
    .spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(i))
  }
  fileprivate static var bump: Animation {
    .interpolatingSpring(stiffness: 170, damping: 15).delay(0.1)
  }
  fileprivate static var pulse: Animation {
    .easeInOut(duration: 1).repeatForever(autoreverses: true)
  }
  fileprivate static var b: Animation {
    .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }
  fileprivate static var c: Animation {
    .interpolatingSpring(mass: 1, stiffness: 1, damping: 0.5, initialVelocity: 10)
  }
  fileprivate static var d: Animation { .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6) }
  fileprivate static var e: Animation { .spring(.bouncy(duration: 0.3), blendDuration: 0) }
  fileprivate static var f: Animation { .spring(duration: 0.3, bounce: 0.2) }
  fileprivate static var g: Animation { .interactiveSpring() }
  fileprivate static var h: Animation { .spring() }
  fileprivate static var i: Animation { .spring(response: 0.5) }
  fileprivate static var j: Animation { .snappy(duration: 0.2, extraBounce: 0.1) }
  fileprivate static var k: Animation { .timingCurve(.circularEaseIn, duration: 1) }
}

extension Color {
  fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
  fileprivate static let ink = Color(uiColor: .label)
  fileprivate static let bg = Color(.systemBackground)
  fileprivate static let named = Color("Accent")
  fileprivate init(hex: UInt) {
    self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: 0, blue: 0, opacity: 1)
  }
}

extension VerticalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
  }
  fileprivate static let mid = VerticalAlignment(Mid.self)
}

private struct Elastic: CustomAnimation {
  let duration: TimeInterval
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    if time > duration { return nil }
    let p = time / duration
    return value.scaled(by: p * p)
  }
}
extension Animation {
  fileprivate static func elastic(duration: TimeInterval) -> Animation {
    Animation(Elastic(duration: duration))
  }
}

@MainActor private func views() -> [any View] {
  [
    Card(radius: 4, lift: 0.5).fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
    Card(radius: 4, lift: 1).stroke(Color.red, lineWidth: 2),
    Card(radius: 4, lift: 1).stroke(
      .red, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [5])),
    Card(radius: 4, lift: 1).trim(from: 0, to: 0.5).stroke(style: .init(lineWidth: 3)).fill(.tint),
    Circle().strokeBorder(.primary, lineWidth: 4), Star().strokeBorder(Color.black.opacity(0.2)),
    RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.ultraThinMaterial),
    Rectangle().fill(.red.gradient), Capsule().fill(Color.brand), Circle().fill(),
    Circle().fill(
      .linearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)),
    Circle().fill(
      RadialGradient(
        gradient: Gradient(colors: [.white, .clear]), center: .center, startRadius: 2,
        endRadius: 100)),
    Circle().fill(
      AngularGradient(
        gradient: Gradient(stops: [
          .init(color: .red, location: 0), .init(color: .blue, location: 1),
        ]), center: .center)),
    Circle().fill(.white).stroke(.black, lineWidth: 1), Color.red, Color(white: 0.9), Color.bg,
    Circle().rotation(.degrees(45)).fill(.secondary), Circle().inset(by: 3).stroke(lineWidth: 2),
    UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 0, bottomTrailingRadius: 3, topTrailingRadius: 4),
    LinearGradient(
      gradient: Gradient(colors: [.red]), startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottom),
    Path { _ in }.stroke(Color.red),
    AnyShape(Circle()).fill(.green),
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow]),
  ]
}
private func style(_ flag: Bool) -> AnyShapeStyle {
  flag ? AnyShapeStyle(.red) : AnyShapeStyle(.ultraThinMaterial)
}
private func fonts() -> [Font] {
  [
    .title, .system(size: 20, weight: .bold, design: .rounded), .system(.body, design: .monospaced),
    .custom("Avenir", size: 3), .headline.weight(.heavy), .system(size: 12),
    .body.monospacedDigit(), .title2.bold().italic(),
    .system(.title, design: .rounded, weight: .bold),
  ]
}
@MainActor private func run() {
  var count = 0
  withAnimation { count += 1 }
  withAnimation(.spring()) { count += 1 }
  withAnimation(.easeIn(duration: 2).delay(1)) {
    count += 1
  } completion: {
    count += 1
  }
  withAnimation(.bouncy, completionCriteria: .removed) {
    count += 1
  } completion: {
  }
  var t = Transaction(animation: nil)
  t.disablesAnimations = true
  withTransaction(t) { count += 1 }
  withTransaction(\.disablesAnimations, true) { count += 1 }
  let s = Spring(duration: 0.5, bounce: 0.3)
  _ = s.value(target: 1.0, initialVelocity: 0, time: 0.2)
  var v = 0.0, vel = 0.0
  s.update(value: &v, velocity: &vel, target: 1, deltaTime: 1 / 60)
  _ = UnitCurve.easeInOut.value(at: 0.3)
  _ = Angle(degrees: 30).radians + Angle.degrees(3).radians
  let e: Edge.Set = [.top, .horizontal]
  _ = e
  _ = UIColor(Color.red)
}
