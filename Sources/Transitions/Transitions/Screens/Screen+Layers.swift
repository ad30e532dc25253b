public import SegueSceneGraph

extension Screen {
  /// The screen with these layers, bottom to top.
  public init(
    _ id: LayerID, background: Paint? = nil, statusBar: StatusBar? = nil,
    @LayerBuilder layers: () -> [Layer]
  ) {
    self.init(id, background: background, layers: layers(), statusBar: statusBar)
  }
}
