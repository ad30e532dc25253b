internal import Foundation

extension ResolvedPaint {
  /// The numbers that move.
  ///
  /// They are the components of each color, the place of each stop, and the places and radii of the way. A
  /// material has none but its opacity.
  package var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .linear(let gradient, let start, let end):
      gradient.numbers + start.numbers + end.numbers
    case .radial(let gradient, let center, let start, let end),
      .elliptical(let gradient, let center, let start, let end):
      gradient.numbers + center.numbers + [start, end]
    case .angular(let gradient, let center, let start, let end):
      gradient.numbers + center.numbers + [start.radians, end.radians]
    case .mesh(let mesh):
      mesh.points.flatMap(\.numbers) + (mesh.colors + [mesh.background]).flatMap(\.numbers)
    case .material(_, let opacity): [opacity]
    }
  }

  /// Returns true if one can become the other by its numbers: the kind and the number of colors are the same.
  package func hasStructure(of other: ResolvedPaint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linear(let a, _, _), .linear(let b, _, _)),
      (.radial(let a, _, _, _), .radial(let b, _, _, _)),
      (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)),
      (.angular(let a, _, _, _), .angular(let b, _, _, _)):
      a.stops.count == b.stops.count
    case (.mesh(let a), .mesh(let b)):
      a.width == b.width && a.height == b.height && a.points.count == b.points.count
        && a.colors.count == b.colors.count
    case (.material(let a, _), .material(let b, _)): a == b
    default: false
    }
  }

  /// The paint of the same structure with other numbers.
  package func with(numbers: [Double]) -> ResolvedPaint {
    var rest = numbers[...]
    switch self {
    case .color: return .color(Color.Resolved(&rest))
    case .linear(let gradient, _, _):
      return .linear(gradient.with(&rest), from: UnitPoint(&rest), to: UnitPoint(&rest))
    case .radial(let gradient, _, _, _):
      return .radial(
        gradient.with(&rest), center: UnitPoint(&rest), startRadius: rest.removeFirst(),
        endRadius: rest.removeFirst())
    case .elliptical(let gradient, _, _, _):
      return .elliptical(
        gradient.with(&rest), center: UnitPoint(&rest), startFraction: rest.removeFirst(),
        endFraction: rest.removeFirst())
    case .angular(let gradient, _, _, _):
      return .angular(
        gradient.with(&rest), center: UnitPoint(&rest), start: .radians(rest.removeFirst()),
        end: .radians(rest.removeFirst()))
    case .mesh(var mesh):
      mesh.points = mesh.points.map { _ in UnitPoint(&rest) }
      mesh.colors = mesh.colors.map { _ in Color.Resolved(&rest) }
      mesh.background = Color.Resolved(&rest)
      return .mesh(mesh)
    case .material(let material, _): return .material(material, opacity: rest.removeFirst())
    }
  }
}

extension ResolvedGradient {
  fileprivate var numbers: [Double] { stops.flatMap { $0.color.numbers + [$0.location] } }

  fileprivate func with(_ numbers: inout ArraySlice<Double>) -> ResolvedGradient {
    var gradient = self
    gradient.stops = stops.map { _ in
      Stop(color: Color.Resolved(&numbers), location: numbers.removeFirst())
    }
    return gradient
  }
}

extension Color.Resolved {
  /// The color of the first four numbers.
  fileprivate init(_ numbers: inout ArraySlice<Double>) {
    self.init(numbers: Array(numbers.prefix(4)))
    numbers = numbers.dropFirst(4)
  }
}

extension UnitPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }

  /// The point of the first two numbers.
  fileprivate init(_ numbers: inout ArraySlice<Double>) {
    self.init(x: numbers.removeFirst(), y: numbers.removeFirst())
  }
}
