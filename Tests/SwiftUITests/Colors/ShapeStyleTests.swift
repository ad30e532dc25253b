import HeadlessSwiftUI
import SwiftUI
import Testing

/// A style of an app's own.
private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

@Suite("Styles of areas")
@MainActor
struct ShapeStyleTests {
  private func color(
    _ style: some ShapeStyle, in environment: EnvironmentValues = EnvironmentValues()
  ) -> Color.Resolved? {
    guard case .color(let color) = style.resolvedPaint(in: environment) else { return nil }
    return color
  }

  private func resolved(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }

  @Test("A color is a style by its name")
  func names() {
    #expect(color(.red) == resolved(.red))
    #expect(color(.blue.opacity(0.5))?.opacity == 0.5)
    #expect(color(AnyShapeStyle(.green)) == resolved(.green))
  }

  @Test("Without a style of their own, views are painted as labels are")
  func labels() {
    #expect(color(.foreground) == resolved(Color(.label)))
    #expect(color(.primary) == resolved(Color(.label)))
    #expect(color(.secondary) == resolved(Color(.secondaryLabel)))
    #expect(color(.tertiary) == resolved(Color(.tertiaryLabel)))
    #expect(color(.background) == resolved(Color(.systemBackground)))
    #expect(color(.tint) == resolved(.blue))
  }

  @Test("One style makes all steps, several make one each")
  func levels() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([AnyShapeStyle(.red)])
    #expect(color(.primary, in: environment) == resolved(.red))
    #expect(color(.secondary, in: environment)?.opacity == 0.5)
    environment.setForegroundStyles([AnyShapeStyle(.red), AnyShapeStyle(.green)])
    #expect(color(.secondary, in: environment) == resolved(.green))
    #expect(color(.tertiary, in: environment)?.opacity == 0.5)
  }

  @Test("A style that names another step means the one outside")
  func outer() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([AnyShapeStyle(.red)])
    environment.setForegroundStyles([AnyShapeStyle(.secondary)])
    #expect(color(.primary, in: environment) == resolved(.red.opacity(0.5)))
    #expect(color(.foreground, in: environment) == resolved(.red.opacity(0.5)))
  }

  @Test("A style of an app's own becomes one of ours by its surroundings")
  func custom() {
    #expect(color(Warning()) == resolved(.orange))
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(color(Warning(), in: environment) == Color.yellow.resolve(in: environment))
  }

  @Test("Steps of a style have a part of its opacity")
  func steps() {
    #expect(color(.red.secondary)?.opacity == 0.5)
    #expect(color(Color.red) == resolved(.red))
  }

  @Test("The style of controls is what was set, or blue")
  func tint() {
    var environment = EnvironmentValues()
    environment.tintStyle = AnyShapeStyle(.pink)
    #expect(color(.tint, in: environment) == resolved(.pink))
  }

  @Test("A gradient has its colors at their places, and steps of them")
  func gradient() {
    let style = LinearGradient(
      colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
    guard
      case .linear(let gradient, let start, let end) = style.resolvedPaint(
        in: EnvironmentValues())
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [.red, .green, .blue].map(resolved))
    #expect(start == .leading)
    #expect(end == .trailing)
  }

  @Test("Places of a gradient never go back")
  func order() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.25),
    ])
    guard case .linear(let resolved, _, _) = gradient.resolvedPaint(in: EnvironmentValues())
    else {
      Issue.record("no gradient")
      return
    }
    #expect(resolved.stops.map(\.location) == [0.5, 0.5])
  }

  @Test("A gradient around a point goes all of the way from one angle")
  func conic() {
    let gradient = Gradient(colors: [.red, .blue])
    let styles = [
      AngularGradient(gradient: gradient, center: .center),
      .conicGradient(colors: [.red, .blue], center: .center),
    ]
    for style in styles {
      let paint = style.resolvedPaint(in: EnvironmentValues())
      guard case .angular(_, _, let start, let end) = paint else {
        Issue.record("no gradient")
        continue
      }
      #expect((start.degrees, end.degrees) == (0, 360))
    }
  }

  @Test("The perceptual way between two colors is several lines")
  func perceptual() {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
    guard case .linear(let resolved, _, _) = gradient.resolvedPaint(in: EnvironmentValues())
    else {
      Issue.record("no gradient")
      return
    }
    let middle = resolved.stops.first { $0.location == 0.5 }
    #expect(middle.map { ($0.color.numbers[0] * 255).rounded() } == 99)
  }

  @Test("A material is glass")
  func material() {
    let paint = Material.regular.resolvedPaint(in: EnvironmentValues())
    #expect(paint == .material(.regular, opacity: 1))
  }
}

/// Paints as numbers that move.
@Suite("Numbers of paints")
@MainActor
struct PaintNumbersTests {
  private func paint(_ style: some ShapeStyle) -> ResolvedPaint {
    style.resolvedPaint(in: EnvironmentValues())
  }

  @Test("A paint is the same again by its numbers")
  func rebuilt() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let paints = [
      paint(Color.red),
      paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)),
      paint(RadialGradient(gradient: gradient, center: .top, startRadius: 3, endRadius: 9)),
      paint(EllipticalGradient(gradient: gradient, center: .leading)),
      paint(AngularGradient(gradient: gradient, center: .center, angle: .radians(2))),
      paint(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .green, .blue, .pink])),
      paint(Material.thin),
    ]
    for paint in paints {
      let doubled = paint.with(numbers: paint.numbers.map { $0 * 2 })
      #expect(doubled.hasStructure(of: paint))
      #expect(doubled.numbers == paint.numbers.map { $0 * 2 })
      #expect(paint.with(numbers: paint.numbers) == paint)
      #expect(paints.filter { $0.hasStructure(of: paint) } == [paint])
    }
  }

  @Test("Gradients with other numbers of colors are not alike")
  func counts() {
    let two = paint(Gradient(colors: [.red, .blue]))
    let three = paint(Gradient(colors: [.red, .green, .blue]))
    #expect(!two.hasStructure(of: three))
    // Four components and a place for each stop, and two ends.
    #expect(two.numbers.count == 2 * 5 + 4)
  }
}
