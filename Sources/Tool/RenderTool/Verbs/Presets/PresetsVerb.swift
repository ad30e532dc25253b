package import SegueCommandLine
import SegueFilmRequests
import SegueMotion
import SeguePresets
import SegueRaster
import SegueRendering

/// List transitions, or draw them.
package struct PresetsVerb: Verb {
  package static let row = VerbRow(
    "presets", in: .draw, summary: "List the transitions, or draw them",
    details: """
      Lists every transition that has a name, family by family, and says what is seen. Names of \
      transitions or families narrow the list.
      """,
    operands: [
      Operand(
        "name", is: .transition(.selection), count: .any,
        summary: "Transitions and families; all unless given"
      )
    ],
    options: [
      .sheet, .sheetOutput, .replacing, .names, .families, .json, .before, .after, .operation,
      .device, .rightToLeft, .reduceMotion,
    ],
    examples: [
      Example("render presets", "All of them"),
      Example("render presets classic ios.push", "A family and one more"),
      Example("render presets --sheet -o sheet.png", "What each looks like"),
      Example(
        "render presets composed --sheet --before a.png --after b.png -o strips/",
        "A film strip of each, with screens of your own"),
    ])

  /// Forms of the output.
  package enum Form: Hashable, Sendable {
    /// Names and what is seen, for people.
    case list
    /// The names alone.
    case names
    /// The names of the families alone.
    case families
    /// Everything, for a program.
    case json
    /// A picture.
    case sheet
  }

  /// The names of transitions and families; empty for all.
  package let selection: [String]
  package let form: Form
  /// Path of the sheet; nil where nothing is named.
  package let output: String?
  /// The pictures of the screens that a sheet shows, before and after.
  package let pictures: [String?]
  package let stage: StageRequest
  package let replaces: Bool

  package init(_ invocation: Invocation) {
    selection = invocation.operands
    let forms: [(Option, Form)] = [
      (.sheet, .sheet), (.json, .json), (.names, .names), (.families, .families),
    ]
    form = forms.first { invocation.isOn($0.0) }?.1 ?? .list
    output = invocation.given(.sheetOutput)
    pictures = [invocation.text(.before), invocation.text(.after)]
    stage = StageRequest(invocation)
    replaces = invocation.isOn(.replacing)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let listing = PresetListing(of: selection)
    try check()
    switch form {
    case .list: try terminal.write(listing.text(columns: terminal.columns))
    case .names: try terminal.write(listing.names)
    case .families: try terminal.write(listing.familyNames)
    case .json: try terminal.write(listing.json)
    case .sheet: try draw(listing, on: terminal)
    }
    return .done
  }

  /// Refuses options that only sheets heed, and one picture without the other.
  private func check() throws(RunError) {
    if form != .sheet, output != nil || pictures.contains(where: { $0 != nil }) {
      throw RunError(
        .usage, "option '\(output == nil ? "--before" : "--output")': a list is not drawn",
        hint: "add --sheet to draw the transitions")
    }
    if pictures.contains(nil), pictures.contains(where: { $0 != nil }) {
      throw RunError(
        .usage, "option '--before': it goes with '--after'",
        hint: "name both pictures, or none for the screens of this program")
    }
  }

  /// Draws transitions into one picture, or each into one of its own.
  private func draw(
    _ listing: PresetListing, on terminal: Terminal
  ) throws(RunError) {
    let studio = try ContactSheetRenderer(of: pictures.compactMap(\.self), stage, on: terminal)
    var target = try PictureTarget(
      output ?? "presets.png", replaces: replaces, inputs: studio.inputs,
      mayBeFolder: true, in: terminal.environment)
    if target.isFolder {
      try target.reserve(listing.presets.map(\.name))
      try target.write(listing.presets.map(\.name)) { (index) throws(MemoryError) in
        try studio.strip(of: listing.presets[index])
      }
    } else {
      let (scene, assets) = try studio.sheet(of: listing.presets, terminal)
      try target.write { () throws(MemoryError) in
        try studio.renderer(of: assets).surface(of: scene.scene(at: Time.zero))
      }
    }
    try terminal.note("wrote '\(target.path)'")
  }
}

extension Option {
  package static let families = Option(
    "families", in: .output, summary: "Print the names of the families alone")

  package static let names = Option(
    "names", in: .output, summary: "Print the names alone, one to a line")

  package static let sheet = Option(
    "sheet", in: .output, summary: "Draw five moments of each",
    details: """
      One moment each after no time, a quarter, half, three quarters and all of it. With -o a.png \
      the transitions stand in one picture, with their names where the font Inter is installed; \
      with -o folder/ each has a film strip of its own.
      """)

  package static let sheetOutput = Option(
    "output", short: "o", takes: .path(.output), called: "path",
    default: .text("presets.png"), in: .output, summary: "Where the sheet goes",
    details: "A .png, or a folder (ending in /) for a picture of each transition.")

  package static let before = Option(
    "before", takes: .path(.file), called: "picture", in: .transition,
    summary: "The screen that is there first (PNG, JPEG or WebP)",
    details: "Without pictures a list and a photo are shown, which this program draws itself.")

  package static let after = Option(
    "after", takes: .path(.file), called: "picture", in: .transition,
    summary: "The screen that takes its place")
}
