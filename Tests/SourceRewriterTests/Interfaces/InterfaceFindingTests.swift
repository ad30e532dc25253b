import SegueSourceRewriter
import Testing

@Suite struct InterfaceFindingTests {
  /// The findings about a file beside a storyboard with these objects.
  private func findings(
    _ text: String, _ objects: String, beside others: [String] = []
  ) -> [String] {
    let document = InterfaceSource(
      path: "/app/Main.storyboard", xml: "<document>\n\(objects)\n</document>")
    return Stepping.result(text, beside: others, interfaces: [document]).findings.map(\.text)
  }

  private static let card = """
    class Base: UIViewController { @IBOutlet var header: UIView? }
    class Card: Base {
      @IBOutlet private weak var title: UILabel!
      var plain: UIView?
      @IBAction func tap(_ sender: Any) {}
      func quiet() {}
      @IBAction func unwindToCard(_ segue: UIStoryboardSegue) {}
    }
    extension UIViewController { @IBAction func closeAll() {} }
    """

  /// A controller of the class `Card` with a connection.
  private func connected(_ connection: String) -> String {
    "<viewController id='c' customClass='Card'><connections>\(connection)</connections></viewController>"
  }

  @Test(arguments: [
    ("<outlet property='titel'/>", "'Card' has no outlet 'titel'; did you mean 'title'?"),
    ("<outletCollection property='rows'/>", "'Card' has no outlet 'rows'"),
    ("<outlet property='plain'/>", "'plain' of 'Card' is no outlet; write '@IBOutlet' before it"),
    (
      "<action selector='tapp:' destination='c'/>",
      "'Card' has no action 'tapp:'; did you mean 'tap:'?"
    ),
    (
      "<action selector='quiet' destination='c'/>",
      "'quiet' of 'Card' is no action; write '@IBAction' before it"
    ),
    (
      "<segue destinationCreationSelector='make:' destination='x'/>", "'Card' has no action 'make:'"
    ),
    (
      "<segue unwindAction='unwindToCart:'/>",
      "no class of this target has the action 'unwindToCart:' that this segue unwinds to; "
        + "did you mean 'unwindToCard:'?"
    ),
  ]) func `what a document connects and the code lacks is told with its line`(
    connection: String, message: String
  ) {
    #expect(
      findings(Self.card, connected(connection)) == [
        "/app/Main.storyboard:2:1: warning: \(message)"
      ])
  }

  @Test(arguments: [
    "<outlet property='title'/>", "<outlet property='header'/>", "<outlet property='view'/>",
    "<action selector='tap:' destination='c'/>", "<action selector='closeAll' destination='c'/>",
    "<segue unwindAction='unwindToCard:'/>", "<action selector='any:' destination='elsewhere'/>",
  ]) func `what is there is fine`(connection: String) {
    #expect(findings(Self.card, connected(connection)) == [])
  }

  @Test(arguments: [
    (
      "<view customClass='Crad'/>",
      ["no file of this target declares the class 'Crad' of this view; did you mean 'Card'?"]
    ),
    (
      "<segue customClass='Rise'/>",
      ["no file of this target declares the class 'Rise' of this segue"]
    ),
    ("<view customClass='UIView'/>", []), ("<mapView customClass='MKMapView'/>", []),
    ("<view customClass='Gauge' customModule='Gauges'/>", []),
    (
      "<view customClass='Gauge' customModule='Gauges' customModuleProvider='target'/>",
      ["no file of this target declares the class 'Gauge' of this view"]
    ),
  ]) func `a class that no file declares is told`(element: String, messages: [String]) {
    let found = findings("import Gauges\nimport UIKit\nclass Card: UIView {}", element)
    #expect(found == messages.map { "/app/Main.storyboard:2:1: warning: \($0)" })
  }

  @Test func `members of a class that descends from another module's are not known`() {
    let text = "import Deck\nclass Card: DeckController {}"
    #expect(findings(text, connected("<outlet property='title'/>")) == [])
  }

  @Test(arguments: [
    (
      "performSegue(withIdentifier: \"opne\", sender: nil)",
      "1:30: warning: no storyboard or nib of this target has a segue 'opne'; did you mean 'open'?"
    ),
    (
      "b.instantiateViewController(withIdentifier: \"Bok\")",
      "1:45: warning: no storyboard or nib of this target has a controller 'Bok'; did you mean 'Book'?"
    ),
    (
      "UIStoryboard(name: \"Mian\", bundle: nil)",
      "1:20: warning: no storyboard or nib of this target has the name 'Mian'; did you mean 'Main'?"
    ),
  ]) func `a name that code asks for and no document has is told`(call: String, message: String) {
    let objects =
      "<viewController storyboardIdentifier='Book'><connections><segue identifier='open'/></connections></viewController>"
    #expect(findings(call, objects) == ["/app/A.swift:\(message)"])
  }

  @Test(arguments: [
    "performSegue(withIdentifier: \"open\", sender: nil)", "performSegue(withIdentifier: name)",
    "func performSegue(withIdentifier id: String) {}", "UIStoryboard(name: \"Main\", bundle: nil)",
    "b.instantiateViewController(withIdentifier: \"\\(x)\")",
  ]) func `names that are there, or are not known, are fine`(call: String) {
    let objects =
      "<viewController><connections><segue identifier='open'/></connections></viewController>"
    #expect(findings(call, objects) == [])
  }

  @Test func `a finding is one line, and a document has a hundred at the most`() {
    let element = "<view customClass='A&#10;B'/>\n"
    let found = findings("class Card: UIView {}", String(repeating: element, count: 200))
    #expect(found.count == 100)
    #expect(found.allSatisfy { !$0.contains("\n") && $0.contains("declares the class 'A") })
  }
}
