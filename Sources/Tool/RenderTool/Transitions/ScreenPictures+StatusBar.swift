import SegueCommandLine
import SegueCompositing
import SegueFilmRequests
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import SegueTextSupport
import SegueTransitions

/// The first picture's status bar, above both screens, in a color that goes with the screen below it.
struct StandingBar {
  let layer: Layer
  let ink: StatusBarInk
  /// The style that each screen asks for.
  let styles: [Screen.StatusBar]
}

extension ScreenPictures {
  /// Takes the status bars out of the pictures, and returns the first one's, for a box of this size.
  ///
  /// - Parameter part: how much of a picture's height it has.
  mutating func takeStatusBar(_ part: Double, size: Size) throws(RunError) -> StandingBar {
    let pictures = shown
    let bars = try RunError.inWords { () throws(MemoryError) in
      try pictures.map { (picture) throws(MemoryError) in
        try ScreenshotBar(
          of: picture.surface, rows: Int((part * Double(picture.height)).rounded()))
      }
    }
    guard let first = bars[0] else {
      throw RunError(
        .invalidData,
        "\(Quote(paths[0])): no words of a status bar can be told from what is behind them",
        hint: "--crop-status-bar leaves it away")
    }
    assets = try RunError.inWords { () throws(MemoryError) in
      var table = AssetTable()
      for (index, picture) in pictures.enumerated() {
        let shown = try bars[index].map { (bar) throws(MemoryError) in try Picture(bar.behind) }
        table.add(.init(shown ?? picture, size: picture.size), as: AssetID(Self.names[index]))
      }
      let ink = try Picture(first.ink)
      table.add(.init(ink, size: ink.size), as: StandingBar.asset)
      return table
    }
    return StandingBar(
      first, size: size, styles: bars.map { $0?.isOnLight ?? true ? .dark : .light })
  }
}

extension StandingBar {
  fileprivate static let asset: AssetID = "status-bar"

  fileprivate init(_ bar: ScreenshotBar, size: Size, styles: [Screen.StatusBar]) {
    let frame = Rect(origin: .zero, size: size)
    let words = Layer("status-bar.words") {
      $0.frame = frame
      $0.content = .image(ImageContent(Self.asset))
    }
    let looks = [bar.isOnLight ? bar.color : .black, bar.isOnLight ? .white : bar.color].map {
      color in
      var looks = LayerProperties()
      looks.frame = frame
      looks.background = .color(color)
      return looks
    }
    guard let dark = looks[0][.background], let light = looks[1][.background] else {
      preconditionFailure("a background is a value")
    }
    layer = Layer("status-bar", looks[bar.isOnLight ? 0 : 1], mask: words)
    ink = StatusBarInk(of: .background, onLayer: 0, dark: dark, light: light)
    self.styles = styles
  }
}

extension Picture {
  /// The pixels as points.
  fileprivate var size: Size { Size(Double(width), Double(height)) }
}
