public import SegueMotion
public import SegueSceneGraph

/// What one page of an app looks like.
///
/// A screen is as large as the stage. What moves inside it begins when it is first seen, and goes
/// on however often it is exchanged until it leaves the app's stack.
public struct Screen: Hashable, Sendable {
  /// Whether the words of the system stand out from what is below them.
  public enum StatusBar: String, Hashable, Sendable, CaseIterable {
    /// Dark words, for light screens.
    case dark
    /// Light words, for dark screens.
    case light
  }

  /// The name.
  public var id: LayerID
  /// What fills the screen below its layers.
  public var background: Paint?
  /// What the screen shows between its background and its layers, such as a picture of all of it.
  public var content = Content.none
  /// The layers, bottom to top.
  public var layers: [Layer]
  /// What moves in them.
  public var timeline: Timeline
  /// How the system's status bar looks above the screen; `nil` for what the platform does.
  public var statusBar: StatusBar?
  /// What all of the screen shares with a layer of another one, which becomes the screen.
  public var match: MatchKey?
  /// The values it was given, which transitions may look at.
  public var values: [String: ExchangedScreen.Value] = [:]
  /// The kinds of shared things that all of the screen is one of.
  public var matchClasses: [String] = []

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
