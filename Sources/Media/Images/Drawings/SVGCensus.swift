/// The cost of drawing an SVG when every reference is followed.
///
/// A few lines can refer to each other so that they stand for billions of elements, or for elements
/// inside each other without end.
struct SVGCensus {
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
