import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph
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

  @Test(
    "the place of a frame that is to be cleared is empty below the next one, and not what was there before"
  )
  func cleared() throws {
    // A whole canvas that stays, its right half cleared after the second frame, and a third one at the left.
    let second: [UInt8] = [0x21, 0xF9, 4, 0x08, 10, 0, 0, 0, 0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0]
    let third: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    let pixel: [UInt8] = [2, 2, 0x4C, 1, 0]
    var file = gif.prefix(gif.count - 24)
    for bytes in [second, pixel, third, pixel, [0x3B]] { file += bytes }
    let source = try #require(CGImageSourceCreateWithData(Data(file), nil))
    try #require(CGImageSourceGetCount(source) == 3)
    let boxes = try (0..<3).map { index -> [Rect] in
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      guard case .drawing(let layers, _) = image.content else { return [] }
      return layers.map(\.properties.frame)
    }
    let (left, right) = (
      Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 1, y: 0, width: 1, height: 1)
    )
    let whole = Rect(x: 0, y: 0, width: 2, height: 1)
    #expect(boxes == [[whole], [whole, right], [left, left]])
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
}
