package import SegueCommandLine
import SegueFiles
package import SegueFilmRequests
package import SegueVerification

extension Operand {
  /// The operands of verbs about goldens where recorded films are meant as well.
  package static let films = Operand(
    "film", is: .path(.file), count: .oneOrMore,
    summary: "Scene files, recorded films, folders of them, or suites (suite.json, *.suite.json)")

  /// The operands of verbs about goldens.
  package static let cases = Operand(
    "scene", is: .path(.scene), count: .oneOrMore,
    summary: "Scene files, folders of them, or suites (suite.json, *.suite.json)")
}

extension Option {
  package static let against = Option(
    "against", takes: .path(.scene), in: .output,
    summary: "Hold recordings to what a scene draws, not to goldens",
    details: """
      Where the recording is as large as the scene at another scale, the scene is drawn at that scale. A \
      scene that has goldens of its own, and is not as they say, is a finding too.
      """)

  package static let aligned = Option(
    "aligned", in: .scene,
    summary: "Find the scene in the recording of a device, and compare",
    details: """
      The recording may be of any size, cut, with a border or another status bar, at any rate, and begin at \
      any time; all of that is found and told. What has to be the same is how long what moves takes from 10 to \
      50 and to 90 % of its way, within 5 %, and how far it goes beyond its end, within 1.5 % of the way. Both \
      films are measured as 'fit' measures, and what is too uncertain for that is not told.
      """)

  package static let strict = Option(
    "strict", in: .scene, summary: "End with 75 where an aligned recording says too little")

  package static let ignore = Option(
    "ignore", takes: .text, called: "x,y,w,h", isRepeatable: true, in: .output,
    summary: "Leave out a box of recordings, in their pixels",
    details: """
      The box is painted over in every frame before it is looked at; a status bar, for example, whose clock is \
      another in every run. What is left out of a scene is said by a suite.
      """)

  package static let goldens = Option(
    "goldens", takes: .path(.folder), in: .output, summary: "The folder of the goldens",
    details: "Unless given, the folder 'goldens' beside each scene, or what a suite says.")

  package static let keep = Option(
    "keep", takes: .choice(of: StoredGoldens.self), called: "what",
    default: .text(StoredGoldens.all.rawValue), in: .output, summary: "What is kept of each film")

  package static let filter = Option(
    "filter", takes: .text, called: "words", in: .scene,
    summary: "Only cases whose name has these words in it")
}

/// The cases to check, and the goldens kept of them.
package struct CaseRequest: Hashable, Sendable {
  /// Scene files, folders and suites.
  package var paths: [String]
  /// The folder of the goldens; nil for the usual one.
  package let goldens: String?
  /// The kinds of goldens kept; nil where a suite may say it.
  package let kinds: Set<GoldenKind>?
  /// The words that a case's name must have.
  package let filter: String?
  /// The scene that recordings are held to in place of goldens.
  package let against: String?
  /// True if recordings are laid on the scene that they are held to.
  package let isAligned: Bool
  /// True if the exit code says where a recording says too little.
  package let isStrict: Bool
  /// The stretch of aligned recordings that is looked at; nil for all of them.
  package let stretch: RecordedStretch?
  /// Boxes of recordings that are not looked at, as they were typed.
  package let ignored: [String]
  /// Facts that recordings do not state, as they were typed.
  package let layout: LayoutRequest
  package let input: SceneInput

  /// - Parameter paths: the operands that name scenes; all of them unless they are given.
  package init(_ invocation: Invocation, paths: [String]? = nil) {
    self.paths = paths ?? invocation.operands
    goldens = invocation.text(.goldens)
    kinds = invocation.given(.keep).flatMap { StoredGoldens(rawValue: $0)?.kinds }
    filter = invocation.text(.filter)
    against = invocation.given(.against)
    isAligned = invocation.isOn(.aligned)
    isStrict = invocation.isOn(.strict)
    stretch = RecordedStretch(invocation)
    ignored = invocation.texts(.ignore)
    layout = LayoutRequest(invocation)
    input = SceneInput(invocation)
  }

  /// Creates the request for a suite or a folder, without regard to goldens.
  package init(paths: [String], input: SceneInput) {
    self.paths = paths
    self.input = input
    (goldens, kinds, filter, against) = (nil, nil, nil, nil)
    (isAligned, isStrict, stretch) = (false, false, nil)
    (ignored, layout) = ([], LayoutRequest())
  }

  /// The name of the verified paths, in words; a folder by its name where the path has none.
  package var title: String {
    let words = paths.map { path in
      let last = path.split(separator: "/").last
      return last == "." || last == ".." ? Folder(path).ownName ?? path : path
    }
    return words.joined(separator: ", ")
  }

  /// The options with which the same films and goldens are meant again.
  var options: [String] {
    var words: [String] = []
    if let goldens { words += ["--goldens", goldens] }
    if let kept = StoredGoldens.allCases.first(where: { $0.kinds == kinds }) {
      words += ["--keep", kept.rawValue]
    }
    if let against { words += ["--against", against] }
    if isAligned { words.append("--aligned") }
    if isStrict { words.append("--strict") }
    words += stretch?.options ?? []
    words += ignored.flatMap { ["--ignore", $0] } + layout.options
    return words + input.options
  }
}

/// One of the choices of goldens that can be kept of films: all, a kind, or the texts.
package struct StoredGoldens: ChoiceList {
  package let rawValue: String
  package let summary: String
  /// The kinds of goldens.
  package let kinds: Set<GoldenKind>

  package static let all = StoredGoldens("all", "everything", kinds: GoldenKind.ofScenes)

  package static let allCases: [StoredGoldens] =
    [all] + GoldenKind.ofScenes.ordered.map { StoredGoldens($0.name, $0.summary, kinds: [$0]) } + [
      StoredGoldens(
        "texts", "the timeline and the digests", kinds: GoldenKind.ofScenes.filter(\.isText))
    ]

  private init(_ name: String, _ summary: String, kinds: Set<GoldenKind>) {
    (rawValue, self.summary, self.kinds) = (name, summary, kinds)
  }

  package init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }
}
