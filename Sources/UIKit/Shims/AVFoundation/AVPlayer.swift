@_exported public import CoreMedia
public import HeadlessQuartzCore
@_exported public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Players, which play nothing: a gray box with its name stands where a movie would be.

@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  public override init() { super.init() }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: HeadlessQuartzCore.DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: HeadlessQuartzCore.DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  open func advanceToNextItem() {}
  open func removeAllItems() {}
}

@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  open func disableLooping() {}
}

@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var preferredForwardBufferDuration: TimeInterval = 0

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A gray box with the name of its class, where a movie would be.
open class AVPlaceholderLayer: CALayer {
  private let words = CATextLayer()
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public required init() {
    super.init()
    backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
    words.string = String(describing: type(of: self))
    (words.fontSize, words.alignmentMode) = (13, .center)
    words.foregroundColor = CGColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    addSublayer(words)
  }
  public required init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSublayers() {
    super.layoutSublayers()
    words.frame = CGRect(x: 0, y: bounds.midY - 8, width: bounds.width, height: 16)
  }
}

open class AVPlayerLayer: AVPlaceholderLayer {
  open var player: AVPlayer?
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The largest box of a shape within another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
