package import SegueMotion
import SegueTextSupport

/// An expectation of a movement: its layers, its assertion, and its span of time.
package struct MotionExpectation: Hashable, Sendable {
  /// The layers: a name, or a pattern in which `*` stands for any letters.
  package var layers: LayerPattern
  /// The assertion about each of the layers.
  package var claim: any MotionAssertion
  /// The span in which the assertion has to hold.
  package var span: ExpectedSpan
  /// The reason why it matters, for whoever breaks it.
  package var reason: String?

  /// The expectation that a claim holds of layers.
  package init(
    _ layers: LayerPattern, _ claim: any MotionAssertion,
    during span: ExpectedSpan = ExpectedSpan(),
    because reason: String? = nil
  ) {
    self.layers = layers
    self.claim = claim
    self.span = span
    self.reason = reason
  }

  /// The same expectation of the film in a mirror.
  package var mirrored: MotionExpectation {
    MotionExpectation(layers, claim.mirrored, during: span, because: reason)
  }

  /// Returns true if both expect the same.
  package static func == (a: MotionExpectation, b: MotionExpectation) -> Bool {
    a.layers == b.layers && a.span == b.span && a.reason == b.reason
      && AnyHashable(a.claim) == AnyHashable(b.claim)
  }

  /// Hashes the expectation; equal ones have the same hash.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(layers)
    hasher.combine(AnyHashable(claim))
    hasher.combine(span)
  }

  /// The most layers of a pattern whose failures are listed.
  private static let listedLayers = 5

  /// The most layers that a pattern may fit: each takes its time.
  private static let mostLayers = 5000

  /// Returns the failures of the assertion; where no work is left in its midst, those of the layers before.
  package func failures<Pixels: PixelProbe>(
    in film: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure] {
    let view = film.seen(during: span)
    if claim.takesAllAtOnce, layers.isEverything {
      let failures = try claim.failures(of: layers.text, in: view, by: pixels)
      return view.work.isSpent ? [] : failures
    }
    let found = view.layers(matching: layers)
    if view.work.isSpent { return [] }
    let missing = layers.name.map { [$0] } ?? []
    let unknown = (found.isEmpty ? missing : []) + claim.others.filter { !view.has($0) }
    guard unknown.isEmpty else {
      return unknown.map {
        ExpectationFailure(
          type(of: claim).name, of: $0, "it is not in the film, expected a layer of that name")
      }
    }
    guard found.count <= Self.mostLayers else {
      return [
        ExpectationFailure(
          type(of: claim).name, of: layers.text, value: Double(found.count),
          bound: Double(Self.mostLayers),
          "\(found.count) layers have such names, expected at most \(Self.mostLayers)")
      ]
    }
    var failures: [ExpectationFailure] = []
    var told: Set<Told> = []
    var failing = 0
    for layer in found where layers.name != nil || claim.isAbout(layer) {
      let own = try claim.failures(of: layer.name, in: view, by: pixels)
      if view.work.isSpent { break }
      guard let first = own.first else { continue }
      // What moves with the layer around it does so at the same moment, and is not worth a word.
      told.insert(Told(layer: layer.name, time: first.time))
      let isFollowing = view.names(around: layer.name).contains {
        told.contains(Told(layer: $0, time: first.time))
      }
      if isFollowing { continue }
      failing += 1
      if failing <= Self.listedLayers { failures += own }
    }
    if failing > Self.listedLayers {
      failures[failures.count - 1].moreLayers = failing - Self.listedLayers
    }
    return failures
  }

  /// A failure that has been told.
  private struct Told: Hashable {
    let layer: String
    let time: Time?
  }
}

/// The layers that an expectation is about: a name, or a pattern in which `*` stands for any letters.
package struct LayerPattern: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The pattern as it is written.
  package let text: String

  /// The layers of this name, or those that the pattern fits.
  package init(_ text: String) { self.text = text }

  /// The layers of this name, or those that the pattern fits.
  package init(stringLiteral text: String) { self.init(text) }

  /// All layers.
  package static let everything = LayerPattern("*")

  /// The name; `nil` for a pattern.
  package var name: String? { text.contains("*") ? nil : text }

  /// True if it matches every name.
  package var isEverything: Bool { text == "*" }

  /// Returns true if it matches a name.
  package func fits(_ name: String) -> Bool {
    Self.fits(Array(text.utf8)[...], Array(name.utf8)[...])
  }

  /// Each star takes as few letters as it can, and one more whenever the rest does not fit.
  private static func fits(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    let star = UInt8(ascii: "*")
    var (place, letter) = (pattern.startIndex, name.startIndex)
    var retry: (place: Int, letter: Int)?
    while letter < name.endIndex {
      if place < pattern.endIndex, pattern[place] == star {
        retry = (place, letter)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = retry {
        retry = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}

/// The span in which an assertion has to hold, counted from the beginning of the film or of a step in it.
package struct ExpectedSpan: Hashable, Sendable, Codable {
  /// The beginning from which times count.
  package var origin: Time
  /// From when on; `nil` for the beginning.
  package var from: Time?
  /// Until when; `nil` for the end.
  package var until: Time?
  /// The end of what the times are about, as a moment of the film; `nil` for the end of the film.
  package var end: Time?

  /// All of a film, or a part of it.
  package init(from: Time? = nil, until: Time? = nil, since origin: Time = .zero, end: Time? = nil)
  {
    self.from = from
    self.until = until
    self.origin = origin
    self.end = end
  }
}
