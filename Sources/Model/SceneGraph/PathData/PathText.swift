package import SegueGeometry
import SegueTextSupport

/// Outlines as SVG writes them in path data: `M 0 0 L 10 0 Q 10 10 0 10 Z`.
///
/// All commands are understood, absolute and relative, with implicit repetition and the compact
/// forms of numbers (`1.5.5` is 1.5 and 0.5; the flags of an arc need no space). Arcs become
/// cubics. After `Z` a contour that goes on begins where the closed one began.
///
/// Law: for a path whose contours each begin with a move, `parse(print(path)) == path`, within the
/// limits on coordinates and elements.
package enum PathText {
  /// The most elements that a path may have.
  package static let elementLimit = 100_000
  /// The farthest that a coordinate, control points included, may be from zero.
  package static let coordinateLimit = 1e6

  /// The path that `text` describes; an empty text is the empty path.
  package static func parse(_ text: String) throws(PathDataError) -> Path {
    var reader = PathReader(text)
    return try reader.path()
  }

  /// The path in absolute commands, one letter per element, with single spaces between words and
  /// the shortest digits that give each number back.
  package static func print(_ path: Path) -> String {
    path.elements.map(words).joined(separator: " ")
  }

  private static func words(of element: PathElement) -> String {
    let letter =
      switch element {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    let numbers = element.points.flatMap { [$0.x.shortest, $0.y.shortest] }
    return ([letter] + numbers).joined(separator: " ")
  }
}

/// Follows the commands of path data with a pen.
private struct PathReader {
  /// The last control point, where a smooth curve may go on from it.
  private enum Handle {
    case none
    case cubic(Point)
    case quad(Point)
  }

  private var scanner: PathScanner
  private var elements: [PathElement] = []
  /// Position of the pen.
  private var pen = Point.zero
  /// Start of the contour, to which `Z` returns.
  private var start = Point.zero
  private var isInsideContour = false
  private var handle = Handle.none
  /// The byte where the arguments of the current segment begin.
  private var segmentOffset = 0

  init(_ text: String) {
    scanner = PathScanner(text)
  }

  /// Reads the whole text.
  mutating func path() throws(PathDataError) -> Path {
    var isFirst = true
    while let command = try scanner.command() {
      if isFirst && command.kind != .move {
        throw scanner.mistake(
          "found '\(command)', expected 'M' at the beginning of the path", at: scanner.offset - 1)
      }
      isFirst = false
      try run(command)
    }
    return Path(elements)
  }

  private mutating func run(_ command: PathCommand) throws(PathDataError) {
    segmentOffset = scanner.offset
    if command.kind == .close { return try close(command) }
    try segment(command)
    while scanner.repeats() {
      segmentOffset = scanner.offset
      try segment(command.continued)
    }
  }

  private mutating func segment(_ command: PathCommand) throws(PathDataError) {
    switch command.kind {
    case .move: try move(command)
    case .line: try draw(.line(point(command)), command)
    case .horizontal: try draw(.line(Point(x(command), pen.y)), command)
    case .vertical: try draw(.line(Point(pen.x, y(command))), command)
    case .cubic: try cubic(from: point(command), command)
    case .smoothCubic: try cubic(from: mirroredCubicHandle, command)
    case .quad: try quad(control: point(command), command)
    case .smoothQuad: try quad(control: mirroredQuadHandle, command)
    case .arc: try arc(command)
    case .close: break
    }
  }

  private mutating func move(_ command: PathCommand) throws(PathDataError) {
    start = try point(command)
    isInsideContour = true
    try draw(.move(start), command)
  }

  private mutating func close(_ command: PathCommand) throws(PathDataError) {
    try draw(.close, command)
    isInsideContour = false
    pen = start
  }

  private mutating func cubic(from first: Point, _ command: PathCommand) throws(PathDataError) {
    let second = try point(command)
    try draw(.cubic(first, second, point(command)), command)
    handle = .cubic(second)
  }

  private mutating func quad(control: Point, _ command: PathCommand) throws(PathDataError) {
    try draw(.quad(control: control, point(command)), command)
    handle = .quad(control)
  }

  private mutating func arc(_ command: PathCommand) throws(PathDataError) {
    let radii = try Size(radius(command), radius(command))
    let rotation = try scanner.number(of: command)
    let isLarge = try scanner.flag(of: command)
    let isClockwise = try scanner.flag(of: command)
    let arc = try EllipticalArc(
      from: pen, to: point(command), radii: radii, rotation: .degrees(rotation),
      isLarge: isLarge, isClockwise: isClockwise)
    for element in arc.elements { try draw(element, command) }
    handle = .none
  }

  /// The first control point of a curve that goes on smoothly from a cubic.
  private var mirroredCubicHandle: Point {
    if case .cubic(let control) = handle { pen + (pen - control) } else { pen }
  }

  /// The control point of a curve that goes on smoothly from one with one control point.
  private var mirroredQuadHandle: Point {
    if case .quad(let control) = handle { pen + (pen - control) } else { pen }
  }
}

extension PathReader {
  private mutating func x(_ command: PathCommand) throws(PathDataError) -> Double {
    try scanner.number(of: command) + (command.isRelative ? pen.x : 0)
  }

  private mutating func y(_ command: PathCommand) throws(PathDataError) -> Double {
    try scanner.number(of: command) + (command.isRelative ? pen.y : 0)
  }

  private mutating func point(_ command: PathCommand) throws(PathDataError) -> Point {
    try Point(x(command), y(command))
  }

  private mutating func radius(_ command: PathCommand) throws(PathDataError) -> Double {
    let radius = try scanner.number(of: command).magnitude
    try checkReach(radius, of: command)
    return radius
  }

  /// Appends `element` and moves the pen to its end.
  private mutating func draw(
    _ element: PathElement, _ command: PathCommand
  ) throws(PathDataError) {
    if !isInsideContour {
      isInsideContour = true
      try draw(.move(start), command)
    }
    guard elements.count < PathText.elementLimit else {
      throw scanner.mistake(
        "the path has more than \(PathText.elementLimit) elements", at: segmentOffset)
    }
    for point in element.points {
      try checkReach(point.x, of: command)
      try checkReach(point.y, of: command)
    }
    elements.append(element)
    pen = element.points.last ?? pen
    handle = .none
  }

  private func checkReach(_ number: Double, of command: PathCommand) throws(PathDataError) {
    guard number.magnitude <= PathText.coordinateLimit else {
      throw scanner.mistake(
        "'\(command)' reaches \(NumberText.format(number)), "
          + "beyond the limit of \(NumberText.format(PathText.coordinateLimit))",
        at: segmentOffset)
    }
  }
}
