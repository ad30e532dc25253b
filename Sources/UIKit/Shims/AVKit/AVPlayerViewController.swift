@_exported public import AVFoundation
public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// The system's screen for a movie, a gray box with its name here.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var allowsPictureInPicturePlayback = true
  open var updatesNowPlayingInfoCenter = true
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  open var isReadyForDisplay: Bool { false }
  open override func loadView() { view = SystemScreen("AVPlayerViewController") }
}
