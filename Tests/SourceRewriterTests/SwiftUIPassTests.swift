import Testing

@Suite struct SwiftUIPassTests {
  private static let head = "@section(\".init_array\") @used private let unchangedUIKit"
  private static let kind = "@convention(c) () -> Void = { SwiftUIPreviews.register"

  @Test func `a preview of a view becomes a film by its name, on its lines`() {
    let text = "import SwiftUI\n#Preview(\"Card\") {\n  Card()\n}\nlet a = 1"
    let lines = Stepping.body(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[1].hasPrefix("\(Self.head)Preview2: \(Self.kind)(\"Card\") "))
    #expect(lines.dropFirst(2).map(\.trimmingSpaces) == ["Card()", "} }", "let a = 1"])
  }

  @Test func `properties of a preview belong to a view of its own`() {
    let text = "import SwiftUI\n#Preview {\n  @Previewable @State var a = 1\n  Card(a: $a)\n}"
    let lines = Stepping.body(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1].hasPrefix(
        "\(Self.head)Preview2: \(Self.kind)(nil) { UnchangedPreview2() } }; "
          + "private struct UnchangedPreview2: View {"))
    #expect(
      lines.dropFirst(2).map(\.trimmingSpaces) == [
        "@State var a = 1", "var body: some View { Card(a: $a)", "} }",
      ])
  }

  @Test func `a type that provides previews is registered behind the file`() {
    let text =
      "import SwiftUI\nstruct Card_Previews: PreviewProvider {\n  static var previews: some View { Card() }\n}"
    #expect(
      Stepping.output(text).contains(
        "\(Self.kind)(\"Card\") { Card_Previews.previews } }"))
  }

  @Test(arguments: [
    (
      "extension EnvironmentValues {\n  @Entry var theme: Theme = .light\n}",
      "var theme: Theme { get { self[UnchangedEntry_theme.self] } set { self[UnchangedEntry_theme.self] = newValue } }; "
        + "private enum UnchangedEntry_theme: EnvironmentKey { static var defaultValue: Theme { .light } }"
    ),
    (
      "extension Transaction {\n  @Entry public var isQuick = false\n}",
      "public var isQuick : Bool { get { self[UnchangedEntry_isQuick.self] } set { self[UnchangedEntry_isQuick.self] = newValue } }; "
        + "private enum UnchangedEntry_isQuick: TransactionKey { static var defaultValue: Bool { false } }"
    ),
    (
      "extension EnvironmentValues {\n  @Entry var color: Color?\n}",
      "private enum UnchangedEntry_color: EnvironmentKey { static var defaultValue: Color? { nil } }"
    ),
    (
      "extension EnvironmentValues { @Entry var gap = 1.5 }",
      "private enum UnchangedEntry_gap: EnvironmentKey { static var defaultValue: Double { 1.5 } }"
    ),
    (
      "extension EnvironmentValues {\n  @Entry var look = Look.Kind.plain\n}",
      "static var defaultValue: Look.Kind { Look.Kind.plain }"
    ),
  ]) func `an entry gets its accessors and its key`(text: String, part: String) {
    let words = Stepping.words("import SwiftUI\n" + text)
    #expect(words.contains(part), "\(words)")
    #expect(!words.contains("@Entry"))
  }

  @Test func `an entry whose value does not say its type is told so`() {
    let findings = Stepping.findings(
      "import SwiftUI\nextension EnvironmentValues {\n  @Entry var look = makeLook()\n}")
    #expect(findings.first?.contains("3:3: error: '@Entry var look' needs its type here") ?? false)
  }

  @Test func `the data of an animatable type are pairs of its properties`() {
    let words = Stepping.words(
      """
      import SwiftUI
      @Animatable struct Wave: Shape {
        var height: CGFloat
        var turn: Angle
        @AnimatableIgnored var count: Int
        var isFlat: Bool { height == 0 }
        let width: CGFloat
      }
      """)
    #expect(!words.contains("@Animatable"))
    #expect(
      words.contains(
        "var animatableData: AnimatablePair<CGFloat, Angle.AnimatableData> { get { "
          + "AnimatablePair(height, turn.animatableData) } set { height = newValue.first; "
          + "turn.animatableData = newValue.second } }"), "\(words)")
  }

  @Test func `files of SwiftUI and Combine are taken as they are`() {
    #expect(
      Stepping.findings(
        "import Combine\nimport SwiftUI\nstruct V: View { @State var a = 1 }\nlet x = UIHostingController(rootView: V())"
      ) == [])
  }
}

/// Texts that people have while they write, and others that are odd.
@Suite struct OddSwiftUITests {
  @Test(arguments: [
    "extension EnvironmentValues { @Entry var x: Int = }", "extension EnvironmentValues { @Entry",
    "extension EnvironmentValues { @Entry var", "#Preview", "#Preview(", "#Preview {",
    "#Preview {}",
    "#Preview { @Previewable }", "#Preview { @Previewable @State var a = ",
    "@Animatable struct A {}",
    "@Animatable struct A { var", "struct A_Previews: PreviewProvider {",
  ]) func `what is not finished does not end the step`(text: String) {
    _ = Stepping.output("import SwiftUI\n" + text)
    _ = Stepping.output("import SwiftUI\n\n" + text + "\n")
  }

  @Test func `a value may begin in the next line, and entries without one follow each other`() {
    let words = Stepping.words(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var style: CardStyle =
          CardStyle()
        @Entry var a: Int?
        @Entry var b: Int?
        @Entry var large = 1_000
        @Entry var mask = 0xFF
      }
      """)
    for name in ["style: CardStyle", "a: Int?", "b: Int?"] {
      #expect(words.contains("var \(name) { get {"), "\(words)")
    }
    #expect(words.contains("defaultValue: Int { 1_000 }"))
    #expect(words.contains("defaultValue: Int { 0xFF }"))
    #expect(words.contains("defaultValue: CardStyle { CardStyle() }"))
  }

  @Test(arguments: ["Set<String>()", "\"a\".count", "makeLook()"])
  func `a value that only seems to say its type is an error`(value: String) {
    let findings = Stepping.findings(
      "import SwiftUI\nextension EnvironmentValues {\n  @Entry var x = \(value)\n}")
    #expect(findings.first?.contains("needs its type") ?? false)
  }

  @Test func `computed properties do not move, and observed ones do`() {
    let words = Stepping.words(
      "import SwiftUI\n@Animatable public struct A: Shape { var a: Double { didSet {} }; "
        + "var b: Double { let c = a; return c } }")
    #expect(
      words.contains(
        "public var animatableData: Double { get { a } set { a = newValue } }"), "\(words)")
  }
}
