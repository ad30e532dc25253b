package import SegueGeometry
package import SegueJSON
package import SegueMotionAssertions
package import SegueNavigationGraph
package import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// A scene and the files around it.
package struct SceneDocument: Hashable, Sendable {
  /// Title of the scene, as given by its author.
  package let title: String?
  /// Content of the canvas at any instant.
  package let scene: AnimatedScene
  /// The files that the scene uses, in its order.
  package let assets: [Asset]
  /// First mention of each font family.
  package let families: [FamilyMention]
  /// Position of each layer's text.
  package let texts: [TextMention]
  /// Position of each layer's description; layers that only a transition creates have none.
  package let layerPlaces: [String: SourcePosition]
  /// The paths of the fragments' files, in the order in which they are first used.
  package let fragments: [String]
  /// Expectations of the movement: of the film, and then of each step.
  package let expectations: [PlacedExpectation]
  /// Accepted audit findings: in the film, and in each step.
  package let acceptances: [PlacedAcceptance]
  /// The most that each of its frames may cost.
  package let costLimits: CostLimits
  /// The transitions of its screens, as they pass.
  package let transitions: [PlacedTransition]
  /// True if all of it is mirrored, for people who read from right to left.
  package let isMirrored: Bool
  /// The names of the layers that show the words of status bars, one for each bar.
  package let statusBars: [String]
  /// Start of the scene in its file.
  package let place: SourcePosition
  /// The screens of the app and the ways between them; `nil` for a scene of layers.
  package let map: NavigationGraph?
  /// The part of the canvas that the app has: all of it, or the screen of the device around it.
  package let stage: Rect
  /// Part of the environment that the system's bars and cutouts cover.
  package let safeArea: Insets
  /// The device whose screen the canvas is; `nil` where it is no known one's.
  package let device: Device?
  /// Times and curves that stand in its file as they are, though a token has them.
  package let rawValues: [RawMotionValue]
}

/// The files that a scene names, which are known even where something else is wrong with it.
package struct NamedFiles: Sendable {
  /// The files, in the order of the scene.
  package let assets: [Asset]
  /// Device pixels to a point of the canvas, which decides among files of several scales.
  package let scale: Double
  /// Sizes of words that layouts depend on, and those that are not known yet; `nil` where nobody measures them.
  package internal(set) var measures: TextMeasures?

  /// These files, shown at this scale.
  package init(_ assets: [Asset] = [], scale: Double = 1) {
    (self.assets, self.scale) = (assets, scale)
  }
}

/// Reads scene files.
///
///     var diagnostics = Diagnostics()
///     let document = SceneReader().read(source, into: &diagnostics)
///
/// All mistakes of a file are found at once. A document comes only without errors.
///
/// A reader opens no fonts. Where ``measures`` is `nil`, rows and columns refuse words that say no size, as they refuse
/// any layer without one; `SceneLoader`, by way of which every verb reads, asks for the sizes and reads such a scene
/// twice.
package struct SceneReader: Sendable {
  /// Source of fragments in other files.
  package var fragments: any FragmentSource
  /// Values for the scene's variables.
  package var settings: [VariableSetting]
  /// True to show each platform's reduced motion.
  package var reducesMotion = false
  /// True to mirror scenes that are written from left to right.
  package var mirrors = false
  /// Sizes of words that layouts depend on; with `nil` they are refused where a layout needs them.
  package var measures: TextMeasures?

  /// The reader that finds fragments in `fragments` and gives these values to variables.
  package init(
    fragments: any FragmentSource = NoFragments(), settings: [VariableSetting] = []
  ) {
    self.fragments = fragments
    self.settings = settings
  }

  /// The scene that `source` describes; its mistakes are added to `diagnostics`.
  package func read(_ source: SourceText, into diagnostics: inout Diagnostics) -> SceneDocument? {
    var files = NamedFiles()
    return read(source, into: &diagnostics, naming: &files)
  }

  /// The same; the files that the scene names go into `files`, even where something is wrong with it.
  package func read(
    _ source: SourceText, into diagnostics: inout Diagnostics, naming files: inout NamedFiles
  ) -> SceneDocument? {
    let reader = JSONReader(forSceneIn: source)
    let before = diagnostics.count(of: .error)
    guard let root = reader.read(source, into: &diagnostics) else { return nil }
    var reading = ReadContext(
      source, diagnostics: diagnostics, fragments: FragmentLoader(fragments))
    reading.reducesMotion = reducesMotion
    reading.mirrors = mirrors
    reading.measures = measures
    let document = document(root, &reading, files: &files)
    diagnostics = reading.diagnostics
    let isRight = reading.errorCount == 0 && diagnostics.count(of: .error) == before
    return isRight ? document : nil
  }

  /// Reports what the file is where it is of another kind.
  private func isOfAnotherKind(_ root: JSONNode, _ reading: inout ReadContext) -> Bool {
    guard let object = root.object, object["version"] == nil else { return false }
    if object["fr"] != nil, object["op"] != nil {
      reading.report(
        "this is a Lottie animation, expected a scene", at: root.openingRange,
        hint:
          "'render new' begins a scene; pictures of a Lottie player can be compared as recordings")
      return true
    }
    guard object["canvas"] == nil, hasTokens(root) else { return false }
    reading.report(
      "this is a file of design tokens, expected a scene", at: root.openingRange,
      hint: "'render tokens' lists them; a scene has the file's name under \"tokens\"")
    return true
  }

  /// True if a value in it is a token of the Design Tokens Format Module.
  private func hasTokens(_ node: JSONNode) -> Bool {
    guard let object = node.object else { return false }
    return object["$value"] != nil || object.members.contains { hasTokens($0.node) }
  }

  private func document(
    _ root: JSONNode, _ reading: inout ReadContext, files: inout NamedFiles
  ) -> SceneDocument? {
    if isOfAnotherKind(root, &reading) { return nil }
    reading.fragments.stack = [
      FragmentLoader.File(path: "", source: reading.source, root: root)
    ]
    reading.declareVariables(of: root.object)
    for setting in settings { reading.apply(setting) }
    reading.declareDefaults(root.object?["defaults"])
    reading.declareTransitions(root.object?["transitions"])
    // Ready layers are made for the canvas, which may stand below them in the file.
    if let canvas = root.object?["canvas"] { reading.canvas = CanvasRules.canvas(canvas, &reading) }
    // So are rows, for the direction in which people read.
    if let direction = root.object?["layoutDirection"] {
      reading.isRightToLeft = SceneRules.direction(direction, &reading) == .rightToLeft
    }
    var draft = SceneDraft()
    guard SceneRules.object.fill(&draft, from: root, &reading) else { return nil }
    reading.checkFragmentFiles()
    reading.checkTransitions()
    var builder = SceneBuilder(draft)
    let scene = builder.scene(&reading)
    files = NamedFiles(builder.assets, scale: draft.canvas?.canvas?.scale ?? 1)
    files.measures = reading.measures
    return scene.map {
      SceneDocument(
        title: draft.title, scene: $0, assets: builder.assets, families: builder.families,
        texts: builder.texts,
        layerPlaces: builder.layerPlaces, fragments: reading.fragments.order,
        expectations: builder.expectations.filter {
          $0.isMeant(reducingMotion: reducesMotion)
        }, acceptances: builder.acceptances, costLimits: draft.costLimits,
        transitions: builder.transitions,
        isMirrored: builder.isMirrored, statusBars: builder.statusBars,
        place: reading.source.place(reading.openingRange),
        map: builder.map, stage: builder.stage.box,
        safeArea: builder.stage.safeArea, device: draft.canvas?.device,
        rawValues: rawValues(root, reading))
    }
  }

  /// Times and curves for which the scene's own tokens have names.
  private func rawValues(_ root: JSONNode, _ reading: ReadContext) -> [RawMotionValue] {
    guard let object = root.object, !reading.tokens.isEmpty else { return [] }
    var finder = RawMotionFinder(reading.tokens, in: reading.source)
    finder.look(through: object)
    return finder.found
  }
}

extension ReadContext {
  /// Reports members at the top of fragments' files that mean nothing: none of a scene's, not the
  /// layer, and none through which a layer has been found.
  fileprivate mutating func checkFragmentFiles() {
    let known = ["layer"] + SceneRules.object.fields.map(\.name)
    for path in fragments.order {
      guard let file = fragments.files[path] ?? nil, let object = file.root.object else { continue }
      let entrances = fragments.entrances[path] ?? []
      let unknown = object.members.filter {
        !$0.key.isComment && !known.contains($0.key) && !entrances.contains($0.key)
      }
      inside(file.source, subject: nil) { reading in
        for member in unknown {
          reading.report(
            "unknown property \(Quote(member.key))", at: member.keyRange,
            hint: Spelling.question(for: member.key, among: known)
              ?? "the layers of a file stand under 'layer' or 'fragments'")
        }
      }
    }
  }
}
