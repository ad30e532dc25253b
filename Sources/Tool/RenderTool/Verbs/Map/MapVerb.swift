import SegueCaseRuns
package import SegueCommandLine
package import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueNavigationGraph
import SegueRendering
import SegueSceneFile

/// Print which screens an app has, and how people get from one to the other.
package struct MapVerb: Verb {
  package static let row = VerbRow(
    "map", in: .understand, summary: "Print the screens of an app, and the ways between them",
    details: """
      Puts together what scenes with steps show of an app: which pair of screens uses which \
      transition, what is walked most often, and what is missing or done in two ways: screens that \
      nobody goes to, routes that no step takes, ways that are never walked back, a way back that is \
      unlike the way there. Screens of one name are one screen, in whichever scene they stand.
      """,
    operands: [
      Operand(
        "scene", is: .path(.scene), count: .oneOrMore,
        summary: "Scene files, suites, folders of them, or - for standard input")
    ],
    options: [.mapFormat, .set, .root, .reduceMotion, .json],
    examples: [
      Example("render map app.json", "The inventory of one flow"),
      Example("render map scenes/ --as mermaid", "A chart for a Markdown document"),
      Example("render map scenes/ --as svg > map.svg", "A picture"),
    ])

  package let scenes: [String]
  package let input: SceneInput
  package let format: MapFormat
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    scenes = invocation.operands
    input = SceneInput(invocation)
    format = invocation.choice(.mapFormat, of: MapFormat.self) ?? .text
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    var map = NavigationGraph()
    for path in try SceneListing.files(scenes) {
      for scene in try NamedScene.all(at: path, input, terminal) {
        let loaded = try SceneOpener(terminal, scene.input).load(scene.path)
        // Who asks for a map does not ask how a film looks.
        if loaded.document == nil { try terminal.show(loaded.diagnostics) }
        guard let document = loaded.document else { throw .shown(loaded.diagnostics) }
        if let found = document.map { map.add(found) }
      }
    }
    guard !map.screens.isEmpty else {
      throw RunError(
        .invalidData, "no scene has screens",
        hint: "a map is made of scenes with 'screens', and steps between them")
    }
    try terminal.write(isJSON ? map.json.pretty + "\n" : format.text(of: map))
    return .done
  }
}

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
