public import Foundation
public import HeadlessCoreGraphics
internal import SegueGeometry
internal import SegueSceneGraph

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Image I/O as far as a film needs it: the pictures of a file, and what is said of them. What has no sentence
// here is what Apple's documentation says.

/// A file with one picture or several: the frames of a GIF.
public final class CGImageSource: Sendable {
  let data: Data
  let path: String?
  let frames: GIFFrames?
  fileprivate let header: ImageFileHeader

  fileprivate init?(_ data: Data, path: String?) {
    guard let header = ImageFileHeader(data) else { return nil }
    (self.data, self.path, self.header) = (data, path, header)
    frames = GIFFrames(data)
  }

  fileprivate func image(at index: Int) -> CGImage? {
    guard let frames, frames.frames.count > 1 else {
      guard index == 0, let path = path ?? UIImage.stored(data) else { return nil }
      return CGImage(.file(PictureFile(path)), pixels: header.size)
    }
    guard frames.frames.indices.contains(index) else { return nil }
    return frames.image(at: index)
  }
}

extension GIFFrames {
  /// The canvas as it is seen with a frame: what earlier ones have left, and the frame above.
  fileprivate func image(at index: Int) -> CGImage? {
    let pieces = pieces(at: index)
    let layers = pieces.enumerated().compactMap { number, piece in
      layer(of: piece, LayerID("piece-\(number)"))
    }
    guard layers.count == pieces.count else { return nil }
    return CGImage(.drawing(layers, size), pixels: size)
  }

  private func layer(of piece: Piece, _ name: LayerID) -> Layer? {
    let frame = frames[piece.frame]
    guard let path = UIImage.stored(frame.file) else { return nil }
    let picture = CGImage(.file(PictureFile(path)), pixels: frame.place.size)
    guard piece.place != frame.place else { return picture.layer(name, in: frame.place) }
    let place = Rect(
      x: frame.place.minX - piece.place.minX, y: frame.place.minY - piece.place.minY,
      width: frame.place.width, height: frame.place.height)
    return Layer(name, children: [picture.layer(LayerID("\(name.name)-picture"), in: place)]) {
      $0.frame = piece.place
      $0.clipsToBounds = true
    }
  }
}

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data, path: nil) }

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
  return CGImageSource(data, path: url.path)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames?.frames.count ?? 1 }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.data.prefix(4).map({ $0 }) {
  case [0x89, 0x50, 0x4E, 0x47]: "public.png"
  case [0x47, 0x49, 0x46, 0x38]: kUTTypeGIF
  case [0x52, 0x49, 0x46, 0x46]: "org.webmproject.webp"
  case let start where start.starts(with: [0xFF, 0xD8]): "public.jpeg"
  default: "public.svg-image"
  }
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// A smaller picture of the same: a film makes it as small as it is seen.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = isrc.frames else {
    return index == 0 ? pixelSize(isrc.header.size) : nil
  }
  guard frames.frames.indices.contains(index) else { return nil }
  let delay = frames.frames[index].delay
  // Image I/O's clamped delay: what is too short for any display counts as a tenth of a second.
  let gif: CFDictionary = [
    kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
    kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
  ]
  return pixelSize(frames.size).merging([kCGImagePropertyGIFDictionary: gif]) { _, new in new }
}

public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let loops = isrc.frames?.loops else { return [:] }
  let gif: CFDictionary = [kCGImagePropertyGIFLoopCount: NSNumber(value: loops)]
  return [kCGImagePropertyGIFDictionary: gif]
}

private func pixelSize(_ size: Size) -> CFDictionary {
  [
    kCGImagePropertyPixelWidth: NSNumber(value: Int(size.width)),
    kCGImagePropertyPixelHeight: NSNumber(value: Int(size.height)),
  ]
}

public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeImage = "public.image"
public let kUTTypeMovie = "public.movie"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url"
