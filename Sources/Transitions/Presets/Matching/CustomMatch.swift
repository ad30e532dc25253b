import SegueGeometry
package import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// The way of a platform or a library with changes, some of which are meant for the elements of a class.
///
/// Of several classes of an element, the one that is listed last counts, as in a style sheet. What is
/// said of a pair is what the arriving element's classes say; where only the leaving screen has the
/// thing, those of that one.
package struct CustomMatch: MatchRule, Hashable {
  /// The changes for all elements; to SwiftUI's rule, unless they name another one.
  package var settings: MatchSettings
  /// The changes for the elements of a class, by its name.
  package var classes: [Class]
  /// Duration of the screens' transition, where that is known.
  private var duration: Time?

  /// The changes for the elements of a class.
  package struct Class: Hashable, Sendable {
    /// The name of the class.
    package var name: String
    /// The changed settings.
    package var settings: MatchSettings

    /// The changes for elements that have this name among their classes.
    package init(_ name: String, _ settings: MatchSettings) {
      self.name = name
      self.settings = settings
    }
  }

  /// The way with these changes.
  package init(_ settings: MatchSettings, classes: [Class] = []) {
    self.settings = settings
    self.classes = classes
  }

  /// Returns the style by which the pictures of one element go from the one place to the other.
  package func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    var own = settings(for: pair)
    let cascade = own.cascade
    let rule = rule(&own)
    var style = own.changing(rule.style(for: pair, in: context))
    style.geometry.resting = resting(pair)
    if let cascade {
      let alike = context.shared.filter { settings(for: $0).cascade == cascade }
      style = style.delayed(by: cascade.delay(of: pair, among: alike))
    }
    return style
  }

  /// The matching that decides which layers are pictures of one element.
  package var matching: Matching { base(settings).matching }

  /// The screen in whose order things are drawn above each other.
  package var order: Role { base(settings).order }

  /// The way where screens take so long to be exchanged.
  package func along(_ duration: Time) -> any MatchRule {
    var rule = self
    rule.duration = duration
    return rule
  }

  private func base(_ settings: MatchSettings) -> any MatchRule {
    (settings.dialect ?? .swiftUI).rule
  }

  /// The library's rule; one that reckons with a pace of its own is told the author's, and Compose's how
  /// contents come and go.
  private func rule(_ settings: inout MatchSettings) -> any MatchRule {
    let rule = paced(&settings)
    return (rule as? ComposeMatch)?.showing(settings.enter, settings.exit) ?? rule
  }

  private func paced(_ settings: inout MatchSettings) -> any MatchRule {
    if let pace = settings.pace,
      let rule = (settings.dialect ?? .swiftUI).rule(moving: pace, settings.duration)
    {
      (settings.pace, settings.duration) = (nil, nil)
      return rule
    }
    let rule = base(settings)
    return duration.map { rule.along($0) } ?? rule
  }

  private func settings(for pair: SharedPair) -> MatchSettings {
    settings(for: pair.insertion ?? pair.removal)
  }

  private func settings(for element: SharedElement?) -> MatchSettings {
    let own = element?.classes ?? []
    return classes.filter { own.contains($0.name) }
      .reduce(settings) { $0.changed(by: $1.settings) }
  }

  /// The screens whose pictures stay on their places: without a source there is nothing to follow, and
  /// what has just become the only source follows nobody.
  private func resting(_ pair: SharedPair) -> Set<Role> {
    guard let (removal, insertion) = pair.both else { return [] }
    if settings(for: insertion).isSource == false { return [.removal, .insertion] }
    return settings(for: removal).isSource == false ? [.insertion] : []
  }
}
