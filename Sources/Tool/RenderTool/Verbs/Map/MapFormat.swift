import SegueNavigationGraph

/// The formats in which a map is written.
package enum MapFormat: String, ChoiceList {
  case text, mermaid, dot, svg

  package var summary: String {
    switch self {
    case .text: "an inventory, with what is missing"
    case .mermaid: "a chart for Markdown"
    case .dot: "a graph for Graphviz"
    case .svg: "a picture"
    }
  }

  /// The map in this format.
  func text(of map: NavigationGraph) -> String {
    switch self {
    case .text: map.text
    case .mermaid: map.mermaid
    case .dot: map.dot
    case .svg: map.svg
    }
  }
}

extension Option {
  package static let mapFormat = Option(
    "as", takes: .choice(of: MapFormat.self), called: "format", in: .output,
    summary: "What the map is written in",
    details: "An inventory unless given.")
}
