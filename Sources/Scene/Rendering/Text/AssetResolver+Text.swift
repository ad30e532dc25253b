package import SegueCompositing
import SegueGeometry
package import SegueMotion
package import SegueRaster
package import SegueSceneGraph
package import SegueTypesetting

extension AssetResolver {
  /// The most bytes of a text, which is more than a screen holds.
  private static let textLimit = 65_536

  /// The table of what a film shows, its pictures decoded and its fonts found, and everything that
  /// is the matter with them.
  package func table(
    of film: AnimatedScene, _ requests: [AssetRequest], catalog: FontCatalog = FontCatalog(),
    budget: inout MemoryBudget
  ) -> (table: AssetTable, findings: [Finding]) {
    let fonts = film.fontAssets
    let shown = film.pictureAssets
    let pictures = requests.filter {
      shown.contains($0.id) || (!$0.isFont && !fonts.contains($0.id))
    }
    var (table, findings) = self.table(of: pictures, for: film, budget: &budget)
    let (setter, more) = textSetter(for: film, requests, catalog: catalog)
    table.texts = setter
    findings += more
    return (table, findings)
  }

  /// Returns the setter of a film's texts, and all findings about its fonts.
  package func textSetter(
    for film: AnimatedScene, _ requests: [AssetRequest], catalog: FontCatalog = FontCatalog()
  ) -> (setter: TextSetter?, findings: [Finding]) {
    let texts = film.texts
    if texts.isEmpty { return (nil, []) }
    do throws(FontError) {
      if let long = texts.first(where: { $0.content.string.utf8.count > Self.textLimit }) {
        throw .tooLong(long.content.string.utf8.count, limit: Self.textLimit)
      }
      for text in texts {
        if let error = FontError.missingDictionary(for: text.content.string) { throw error }
      }
      let loader = try FontLoader(self, for: requests, from: catalog)
      let (setter, findings) = try loader.setter(for: texts.map(\.content))
      // Where a font is missing, so is nearly every character.
      let missing = findings.isEmpty ? setter.missing(in: texts) : findings
      if setter.isBeyondPictureLimit {
        throw .tooManyPictures(limit: TextSetter.pictureLimit >> 20)
      }
      return (setter, missing)
    } catch {
      var finding = Finding(
        subject: .texts, message: "\(error)", hint: error.hint, isWarning: false)
      finding.lack = error.lack
      return (nil, [finding])
    }
  }
}

extension AssetResolver.Finding.Subject {
  init(_ source: Font.Source) {
    switch source {
    case .family(let name): self = .family(name)
    case .asset(let id): self = .asset(id)
    }
  }
}

extension AnimatedScene {
  /// The texts of all layers, each with the layer and how wide its box is before anything moves.
  ///
  /// One that stays from one epoch to the next is there once, one that counts with all characters that it may show.
  package var texts: [SceneText] {
    var known: Set<SceneText> = []
    return epochs.flatMap(\.tree.nodes).compactMap { node in
      guard case .text(let text) = node.properties.content, text.slice?.isFirst ?? true else {
        return nil
      }
      let shown = SceneText(
        layer: node.id.name, content: text.whole.withAllCharacters,
        width: node.properties.bounds.width)
      return known.insert(shown).inserted ? shown : nil
    }
  }

  /// The files that are used as pictures.
  fileprivate var pictureAssets: Set<AssetID> {
    Set(
      epochs.flatMap(\.tree.nodes).compactMap { node in
        if case .image(let image) = node.properties.content { image.asset } else { nil }
      })
  }

  /// The files that are used as fonts.
  fileprivate var fontAssets: Set<AssetID> {
    Set(
      texts.flatMap(\.content.runs).compactMap { run in
        if case .asset(let id) = run.font.source { id } else { nil }
      })
  }
}

/// A text of a scene in its place.
package struct SceneText: Hashable, Sendable {
  /// The name of the layer that shows it.
  package let layer: String
  /// The text.
  package let content: TextContent
  /// The width of the layer's box, in points.
  package let width: Double
}
