internal import SegueGeometry

/// Coordinates and the letters of the steps that they belong to: `0 0 m 10 0 l h`.
extension Path: LosslessStringConvertible {
  public var description: String {
    outline.elements.map { element in
      (element.points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [element.letter])
        .joined(separator: " ")
    }.joined(separator: " ")
  }

  public init?(_ string: String) {
    var (elements, numbers): ([PathElement], [Double]) = ([], [])
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        guard let element = PathElement(letter: word, numbers) else { return nil }
        elements.append(element)
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
    self.init(SegueGeometry.Path(elements))
  }

  /// A number, without a fraction that is none.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension PathElement {
  fileprivate var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quad: "q"
    case .cubic: "c"
    case .close: "h"
    }
  }

  fileprivate init?(letter: Substring, _ numbers: [Double]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(numbers[$0], numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(points[0])
    case ("l", 2): self = .line(points[0])
    case ("q", 4): self = .quad(control: points[0], points[1])
    case ("c", 6): self = .cubic(points[0], points[1], points[2])
    case ("h", 0): self = .close
    default: return nil
    }
  }
}
