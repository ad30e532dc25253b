import Testing
import UIKit

/// A GIF of two frames, byte by byte as the GIF89a specification has it.
@MainActor @Suite("Image sources") struct ImageSourceTests {
  /// A canvas of 2 by 1 pixels; the second frame changes the right one.
  private let gif = Data(
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      + [0x21, 0xF9, 4, 0, 25, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0] + [2, 2, 0x44, 1, 0]
      + [0x21, 0xF9, 4, 0, 1, 0, 0, 0] + [0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x4C, 1, 0]
      + [0x3B])

  private func times(_ source: CGImageSource, _ index: Int) -> [Double?] {
    let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
    let gif = all?[kCGImagePropertyGIFDictionary] as? CFDictionary
    return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
      (gif?[$0] as? NSNumber)?.doubleValue
    }
  }

  @Test("each frame is a picture of the whole canvas, with its time")
  func frames() throws {
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == kUTTypeGIF)
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(second.width == 2 && second.height == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(times(source, 0) == [0.25, 0.25])
  }

  @Test("a time that is too short for any display counts as a tenth of a second")
  func shortTimes() throws {
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    #expect(times(source, 1) == [0.01, 0.1])
  }

  @Test("the file says how often it is repeated")
  func loops() throws {
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    let all = CGImageSourceCopyProperties(source, nil)
    let gif = all?[kCGImagePropertyGIFDictionary] as? CFDictionary
    #expect((gif?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 0)
  }

  @Test("a file that ends early has the frames that are whole, and others none at all")
  func damaged() throws {
    let part = try #require(CGImageSourceCreateWithData(gif.prefix(gif.count - 6), nil))
    #expect(CGImageSourceGetCount(part) == 1)
    #expect(CGImageSourceCreateWithData(Data("no picture".utf8), nil) == nil)
  }

  /// A red frame, a blue one on the right half that is cleared behind it, and a blue one on the left half.
  ///
  /// GIF89a: a place that is cleared shows the background, not what was there before.
  @Test("a frame that is cleared leaves nothing in its place")
  func cleared() throws {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0] + [2, 2, 0x44, 1, 0]
    bytes += [0x21, 0xF9, 4, 2 << 2, 1, 0, 0, 0]
    bytes += [0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x4C, 1, 0]
    bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x4C, 1, 0, 0x3B]
    let source = try #require(CGImageSourceCreateWithData(Data(bytes), nil))
    #expect(try places(of: 1, in: source) == [[0, 2], [1, 2]])
    #expect(try places(of: 2, in: source) == [[0, 1], [0, 1]])
  }

  /// The left and right ends of what a frame shows, the lowest first.
  private func places(of frame: Int, in source: CGImageSource) throws -> [[Double]] {
    let image = try #require(CGImageSourceCreateImageAtIndex(source, frame, nil))
    let show = Showcase { page in
      let view = UIImageView(image: UIImage(cgImage: image))
      view.accessibilityIdentifier = "gif"
      view.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      page.addSubview(view)
    }
    return show.recording.scene.scene(at: .zero).items.filter {
      $0.id.name.contains("piece-") && !$0.id.name.hasSuffix("-picture")
    }.map { [$0.properties.frame.minX, $0.properties.frame.maxX] }
  }
}
