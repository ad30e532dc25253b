@_exported public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Controls of music that nobody plays here.

@MainActor @preconcurrency
open class MPVolumeView: UIView {
  private let screen = SystemScreen("MPVolumeView")
  open var showsRouteButton = true
  open var showsVolumeSlider = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(screen)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(screen)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    screen.frame = bounds
  }
}

@MainActor @preconcurrency
open class MPNowPlayingInfoCenter: NSObject {
  private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"

@MainActor @preconcurrency
open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { super.init() }
  public init(image: UIImage) { super.init() }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success
  case noSuchContent = 100
  case commandFailed = 200
}

@MainActor @preconcurrency
open class MPRemoteCommandEvent: NSObject {}

@MainActor @preconcurrency
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}

@MainActor @preconcurrency
open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
