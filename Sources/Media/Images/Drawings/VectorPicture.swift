package import SegueRaster
import SegueTextSupport

/// A picture of outlines, an SVG, that can be drawn at any size.
///
/// What is drawn is in the file itself: nothing is read or fetched, and texts are left out, because
/// their fonts would be those of the machine. The same file and size give the same pixels with every
/// number of workers, for one version of librsvg; it computes with fractions, so that no more can be
/// promised for another.
package struct VectorPicture: Sendable {
  /// Its own width, at which a unit of the file is a pixel.
  package let width: Double
  /// Its own height.
  package let height: Double
  /// Warnings about the picture.
  package let warnings: [PictureWarning]
  private let limits: PictureLimits
  private let document: [UInt8]
  /// Maximum number of surfaces of the size of the picture that drawing may need at once.
  private let surfaces: Int

  /// The most bytes of a file.
  private static let fileLimit = 32 << 20

  /// The picture in `bytes`, if it is an SVG that does no harm.
  package init(_ bytes: Span<UInt8>, limits: PictureLimits = .standard) throws(PictureError) {
    guard try PictureFormat(sniffing: bytes) == .svg else {
      throw .unsupportedKind(.svg, "it is no SVG")
    }
    if bytes.count > Self.fileLimit {
      throw .tooCostly(.svg, "it has more than \(Self.fileLimit.mebibytes)")
    }
    let read = try XMLReader.root(of: bytes.indices.map { bytes[$0] })
    var cleaner = SVGCleaner()
    guard var root = cleaner.cleaned(read), root.name == "svg" else {
      throw .damaged(.svg, "it begins with '\(read.name)'")
    }
    surfaces = try SVGCensus(root).surfaces
    let size = try SVGSize(takenFrom: &root)
    (width, height, document) = (size.width, size.height, root.bytes)
    warnings = cleaner.warnings
    self.limits = limits
  }

  /// The picture at its own size.
  func surface(_ intake: inout PictureIntake) throws(PictureError) -> Surface {
    warnings.forEach { intake.warn($0) }
    let size = naturalSize
    return try surface(width: size.width, height: size.height, budget: &intake.budget)
  }

  /// The size in whole pixels when a unit of the file is a pixel; at least one along each edge.
  var naturalSize: (width: Int, height: Int) {
    (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }

  /// The picture, drawn to fill this many pixels, which are counted against `budget`.
  package func surface(
    width: Int, height: Int, budget: inout MemoryBudget
  ) throws(PictureError) -> Surface {
    var intake = PictureIntake(
      format: .svg, limits: limits, appliesOrientation: false, budget: budget)
    let working = surfaces * Surface.bytes(width: min(width, 1 << 20), height: min(height, 1 << 20))
    var surface = try intake.surface(width: width, height: height, working: working)
    try SVGCanvas.draw(document, width: self.width, height: self.height, into: &surface)
    budget = intake.budget
    return surface
  }
}

/// The cost of drawing an SVG when every reference is followed.
///
/// A few lines can refer to each other so that they stand for billions of elements, or for elements
/// inside each other without end.
private struct SVGCensus {
  /// Maximum number of surfaces of the size of the picture that drawing may need at once.
  let surfaces: Int

  /// The most elements, each counted as often as it is drawn, and the most inside each other.
  private static let elementLimit = 500_000
  private static let depthLimit = 200
  /// The most steps of a filter.
  private static let stepLimit = 100
  /// The most weights of a convolution along one side; librsvg 2.54 gives up on more.
  private static let convolutionLimit = 20

  /// Properties for which an element is drawn on a surface of its own.
  private static let sheets = ["opacity", "filter", "mask", "mix-blend-mode", "isolation"]

  init(_ root: XMLElement) throws(PictureError) {
    var count = Count(root)
    let all = try count.sum(of: 0, depth: 0)
    if all.elements > Self.elementLimit {
      throw .tooCostly(.svg, "it draws more than \(Self.elementLimit) elements")
    }
    if count.convolution > Double(Self.convolutionLimit) {
      throw .tooCostly(
        .svg, "a convolution has more than \(Self.convolutionLimit) weights in a row")
    }
    if count.steps > Self.stepLimit {
      throw .tooCostly(.svg, "a filter has more than \(Self.stepLimit) steps")
    }
    surfaces = 2 * all.sheets + count.steps + 2
  }

  /// The total that is drawn for an element.
  private struct Sum {
    var elements = 1
    /// The most elements inside each other.
    var height = 1
    /// The most surfaces of their own inside each other.
    var sheets = 0
  }

  private struct Node {
    var children: [Int] = []
    var references: [String] = []
    var sheets = 0
    var sum: Sum?
    var isOpen = false
  }

  private struct Count {
    var nodes: [Node] = []
    var numbers: [String: Int] = [:]
    /// The steps of the longest filter.
    var steps = 0
    /// The side of the largest convolution.
    var convolution = 0.0
    /// True if a style sheet may give any element a surface of its own.
    private let isStyled: Bool

    init(_ root: XMLElement) {
      let styles = Self.styles(in: root).lowercased()
      isStyled = SVGCensus.sheets.contains { styles.contains($0) }
      add(root)
      nodes[0].references += styles.references.map { String($0.dropFirst()) }
    }

    private static func styles(in element: XMLElement) -> String {
      element.localName == "style"
        ? element.text : element.children.map { styles(in: $0) }.joined()
    }

    @discardableResult
    private mutating func add(_ element: XMLElement) -> Int {
      let number = nodes.count
      nodes.append(Node())
      // A count may take two names for one.
      if let id = element["id"]?.lowercased(), numbers[id] == nil { numbers[id] = number }
      nodes[number].sheets = hasSheet(element) ? 1 : 0
      nodes[number].references = element.attributes.flatMap { attribute in
        attribute.name == "href"
          ? [attribute.value.lowercased().dropFirst().description]
          : attribute.value.references.map { String($0.dropFirst()) }
      }
      for side in element["order"]?.split(whereSeparator: { " ,\t\n\r".contains($0) }) ?? [] {
        convolution = max(convolution, SVGSize.length(String(side)) ?? .infinity)
      }
      if element.localName == "filter" { steps = max(steps, element.children.count) }
      nodes[number].children = element.children.map { add($0) }
      return number
    }

    private func hasSheet(_ element: XMLElement) -> Bool {
      let style = element["style"] ?? ""
      return SVGCensus.sheets.contains {
        isStyled || element[$0] != nil || style.contains($0)
      }
    }

    /// Returns the total that is drawn for a node; one that refers to itself, by whatever path, is drawn once.
    mutating func sum(of number: Int, depth: Int) throws(PictureError) -> Sum {
      if nodes[number].isOpen { return Sum() }
      if depth + (nodes[number].sum?.height ?? 0) > SVGCensus.depthLimit {
        throw .tooCostly(
          .svg, "it draws more than \(SVGCensus.depthLimit) elements inside each other")
      }
      if let sum = nodes[number].sum { return sum }
      nodes[number].isOpen = true
      var result = Sum()
      let inside = nodes[number].children + nodes[number].references.compactMap { numbers[$0] }
      for other in inside {
        let sum = try sum(of: other, depth: depth + 1)
        result.elements = min(result.elements + sum.elements, SVGCensus.elementLimit + 1)
        result.height = max(result.height, sum.height + 1)
        result.sheets = max(result.sheets, sum.sheets)
      }
      result.sheets += nodes[number].sheets
      nodes[number].isOpen = false
      nodes[number].sum = result
      return result
    }
  }
}

/// The size of an SVG, in its own units.
private struct SVGSize {
  let width: Double
  let height: Double

  /// The longest side.
  private static let limit = 1e6

  /// The size that the outermost element of a document says, or that of what it draws; it is written
  /// there in plain numbers, beside the view box that belongs to it.
  init(takenFrom root: inout XMLElement) throws(PictureError) {
    let box = root["viewBox"].flatMap(Self.box)
    let sides = Self.sides(of: &root)
    switch (sides.width, sides.height, box) {
    case (let width?, let height?, _): (self.width, self.height) = (width, height)
    case (let width?, nil, let box?): (self.width, height) = (width, width * box.height / box.width)
    case (nil, let height?, let box?):
      (width, self.height) = (height * box.width / box.height, height)
    case (nil, nil, let box?): (width, height) = (box.width, box.height)
    case (_, _, nil):
      (width, height) = try SVGCanvas.extent(of: root.bytes)
      guard width > 0, height > 0 else {
        throw .damaged(.svg, "it has neither a size nor a 'viewBox', and draws nothing")
      }
    }
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit else {
      throw .damaged(.svg, "it is \(width) by \(height) units large")
    }
    if box == nil { root.set("viewBox", to: "0 0 \(width) \(height)") }
    root.set("width", to: "\(width)")
    root.set("height", to: "\(height)")
  }

  /// The sides that attributes and styles give, which are taken away.
  private static func sides(of root: inout XMLElement) -> (width: Double?, height: Double?) {
    var sides = (width: root["width"].flatMap(side), height: root["height"].flatMap(side))
    var others: [Substring] = []
    for declaration in (root["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
      switch parts.first {
      case "width": sides.width = parts.last.flatMap { side($0) } ?? sides.width
      case "height": sides.height = parts.last.flatMap { side($0) } ?? sides.height
      default: others.append(declaration)
      }
    }
    if root["style"] != nil { root.set("style", to: others.joined(separator: ";")) }
    return sides
  }

  /// A length that a side can have; less than nothing is no length.
  private static func side(_ text: String) -> Double? { length(text).flatMap { $0 < 0 ? nil : $0 } }

  /// The extents of a view box.
  private static func box(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.split { $0 == " " || $0 == "," || $0.isWhitespace }.map {
      number(String($0))
    }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private static let units = [
    "px": 1.0, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16,
    "ex": 8,
  ]

  /// A length in pixels of CSS; `nil` for a share of what is around.
  static func length(_ text: String) -> Double? {
    let text = String(text.trimmed())
    if let unit = units[String(text.suffix(2)).lowercased()] {
      return number(String(text.dropLast(2).trimmed())).map { $0 * unit }
    }
    return number(text)
  }

  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
