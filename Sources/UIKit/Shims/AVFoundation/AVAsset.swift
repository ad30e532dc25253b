public import CoreMedia
public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Movies and sounds, of which nothing is read.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}

@MainActor @preconcurrency
open class AVAsset: NSObject {
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { false }
  public override init() { super.init() }
  public convenience init(url: URL) { self.init() }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { handler?() }
  open func cancelLoading() {}
}

@MainActor @preconcurrency
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

@MainActor @preconcurrency
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var timeRange: CMTimeRange { .zero }
  open var nominalFrameRate: Float { 0 }
}

/// Answer of an inert framework where Apple's would have read a file.
public struct AVError: Error, Sendable {
  public static let unknown = AVError()
  public var localizedDescription: String { "there are no movies here" }
}

@MainActor @preconcurrency
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.zero
  open var requestedTimeToleranceAfter = CMTime.zero
  public init(asset: AVAsset) { super.init() }
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: Never?
  ) throws -> CGImage { throw AVError.unknown }
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {}
  open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"

@MainActor @preconcurrency
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange.zero
  open var shouldOptimizeForNetworkUse = false
  open var status: Status { .failed }
  open var error: (any Error)? { AVError.unknown }
  open var progress: Float { 0 }
  public init?(asset: AVAsset, presetName: String) { super.init() }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
  open func cancelExport() {}
}
