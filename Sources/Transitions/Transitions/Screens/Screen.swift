public import SegueMotion
public import SegueSceneGraph

/// Content of one page of an app.
///
/// A screen is as large as the stage. What moves inside it begins when it is first seen, and goes
/// on however often it is exchanged until it leaves the app's stack.
public struct Screen: Hashable, Sendable {
  /// Styles of the status bar that make its words stand out from the content below them.
  public enum StatusBar: String, Hashable, Sendable, CaseIterable {
    /// Dark words, for light screens.
    case dark
    /// Light words, for dark screens.
    case light
  }

  /// The name.
  package var id: LayerID
  /// Fill of the screen below its layers.
  package var background: Paint?
  /// Content of the screen between its background and its layers, such as a picture of all of it.
  package var content = Content.none
  /// The layers, bottom to top.
  package var layers: [Layer]
  /// Animations of the layers.
  package var timeline: Timeline
  /// Style of the system's status bar above the screen; `nil` for the platform's default.
  package var statusBar: StatusBar?
  /// Element that the whole screen shares with a layer of another one, which becomes the screen.
  package var match: MatchKey?
  /// The values it was given, which transitions may look at.
  package var values: [String: TransitionScreen.Value] = [:]
  /// The kinds of shared things that all of the screen is one of.
  package var matchClasses: [String] = []

  /// The screen with these parts; the timeline counts the layers of a tree of `layers`.
  public init(
    _ id: LayerID, background: Paint? = nil, layers: [Layer] = [],
    timeline: Timeline = Timeline(), statusBar: StatusBar? = nil
  ) {
    self.id = id
    self.background = background
    self.layers = layers
    self.timeline = timeline
    self.statusBar = statusBar
  }
}

extension Screen {
  /// The screen with these layers, bottom to top.
  public init(
    _ id: LayerID, background: Paint? = nil, statusBar: StatusBar? = nil,
    @LayerBuilder layers: () -> [Layer]
  ) {
    self.init(id, background: background, layers: layers(), statusBar: statusBar)
  }
}

/// Description of a screen that a transition may use: its name, and the values it was given.
package struct TransitionScreen: Hashable, Sendable {
  /// A value that a screen was given.
  package enum Value: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
  {
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)

    /// The words.
    package init(stringLiteral value: String) { self = .text(value) }

    /// The number.
    package init(floatLiteral value: Double) { self = .number(value) }

    /// The whole number.
    package init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// Yes or no.
    package init(booleanLiteral value: Bool) { self = .flag(value) }
  }

  /// Name of the screen.
  package var name: LayerID
  /// The values it was given, by their names.
  package var values: [String: Value]

  /// The screen with this name.
  package init(_ name: LayerID, values: [String: Value] = [:]) {
    self.name = name
    self.values = values
  }
}
