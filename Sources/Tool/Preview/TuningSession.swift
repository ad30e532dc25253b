import SegueFiles
import SegueFilms
import SegueJSON
package import SegueLocalServer
import SegueMotion
import SegueRendering
import SegueReports
import SegueSceneFile

/// Draws scenes as pages turn them; of what is asked for about a film, the newest wish counts.
package actor TuningSession {
  private let studio: PreviewRenderer
  private var pages: [PreviewPlan] = []
  /// The films that are being drawn, by what they are of.
  private var drawings: [String: Task<WebResponse, Never>] = [:]

  package init(studio: PreviewRenderer) { self.studio = studio }

  /// The pages that there are now.
  package func show(_ pages: [PreviewPlan]) { self.pages = pages }

  /// The files of the pages.
  package var names: Set<String> { Set(PreviewFolder.names(of: pages)) }

  /// The views of a scene.
  package enum Verb: String {
    /// The curves of springs, and what to change in the file.
    case look
    /// One moment, as `render draw` draws it.
    case still
    /// The film.
    case film
  }

  /// Returns the response to a page's request.
  package func response(to verb: Verb, _ slug: String, _ bytes: [UInt8]) async -> WebResponse {
    guard let page = pages.first(where: { $0.slug == slug }) else { return WebResponse(.missing) }
    guard let wish = TuningRequest(bytes), page.variants.indices.contains(wish.variant) else {
      return WebResponse(.malformed)
    }
    guard let turned = page.tuningSheet(of: wish.variant)?.turned(wish.values) else {
      return WebResponse(.malformed)
    }
    let scene = TunedScene(page.variants[wish.variant].plan, turned: turned, studio: studio)
    if verb == .look { return scene.look }
    // Who asks again has no use for what is being drawn.
    let key = "\(verb.rawValue)/\(slug)/\(wish.variant)"
    drawings[key]?.cancel()
    let drawing = Task { verb == .still ? scene.still(at: wish.time) : await scene.film }
    drawings[key] = drawing
    let response = await drawing.value
    if drawings[key] == drawing { drawings[key] = nil }
    return drawing.isCancelled ? WebResponse(.superseded) : response
  }
}

/// The request of a page: a scene with other values.
private struct TuningRequest {
  /// The values that are turned, by the names of their knobs.
  let values: [String: JSONValue]
  /// Index of the scene's variant.
  let variant: Int
  /// The moment that is to be seen.
  let time: Time

  /// The most bytes of a text.
  private static let textLimit = 4096

  /// Creates the wish from the bytes of a request; `nil` where they ask for nothing.
  init?(_ bytes: [UInt8]) {
    let source = SourceText(name: "<request>", bytes: bytes)
    var diagnostics = Diagnostics()
    guard let root = JSONReader(.json).read(source, into: &diagnostics), !diagnostics.hasErrors,
      let object = root.object
    else { return nil }
    let known: Set<String> = ["values", "variant", "time"]
    guard object.members.allSatisfy({ known.contains($0.key) }) else { return nil }
    guard let members = object["values"]?.object?.members else { return nil }
    let isPlain = members.allSatisfy { member in
      member.node.isNumber || member.node.isBool
        || member.node.string.map { $0.utf8.count <= Self.textLimit } ?? false
    }
    guard isPlain else { return nil }
    values = Dictionary(members.map { ($0.key, JSONValue($0.node)) }) { $1 }
    let number = object["time"].map(\.number) ?? 0
    let place = object["variant"].map(\.integer) ?? 0
    guard let number, (0...1e9).contains(number), let place, place >= 0 else { return nil }
    (time, variant) = (.milliseconds(number), place)
  }
}
