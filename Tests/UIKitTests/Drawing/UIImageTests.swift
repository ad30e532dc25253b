import Foundation
import UIKit
import SegueGeometry
import SegueSceneGraph
import Testing

@MainActor @Suite(.serialized) struct UIImageTests {
  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  private func png(_ width: Int, _ height: Int) -> Data {
    Data(
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + big(13, 4) + Array("IHDR".utf8)
        + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
  }

  /// A JPEG's segments: Exif with an orientation, a table, a frame.
  private func jpeg(_ width: Int, _ height: Int, orientation: Int) -> Data {
    let directory =
      big(1, 2) + big(0x0112, 2) + big(3, 2) + big(1, 4) + big(orientation, 2) + [0, 0]
    let exif = Array("Exif\0\0MM".utf8) + big(42, 2) + big(8, 4) + directory
    let frame = [8] + big(height, 2) + big(width, 2) + [3]
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif
        + [0xFF, 0xDB, 0, 4, 0, 0, 0xFF, 0xC2] + big(frame.count + 2, 2) + frame)
  }

  private func webP(_ kind: String, _ body: [UInt8]) -> Data {
    Data(Array("RIFF\0\0\0\0WEBP\(kind)".utf8) + [0, 0, 0, 0] + body)
  }

  @Test func sizesAreReadFromHeaders() throws {
    #expect(UIImage(data: png(300, 70))?.size == CGSize(width: 300, height: 70))
    #expect(UIImage(data: png(300, 70), scale: 2)?.size == CGSize(width: 150, height: 35))
    let photo = try #require(UIImage(data: jpeg(40, 30, orientation: 6)))
    #expect(photo.imageOrientation == .right && photo.size == CGSize(width: 30, height: 40))
    let extended = webP("VP8X", [0, 0, 0, 0, 99, 0, 0, 49, 1, 0])
    #expect(UIImage(data: extended)?.size == CGSize(width: 100, height: 306))
    // Fourteen bits each, less one: 20 and 10.
    let lossless = webP("VP8L", [0x2F, 19, 0x40, 0x02, 0])
    #expect(UIImage(data: lossless)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func namesAreFoundInFoldersAndCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UInt32.random(in: 0 ... .max))")
    let set = folder.appendingPathComponent("Media.xcassets/Group/logo.imageset")
    let tint = folder.appendingPathComponent("Media.xcassets/brand.colorset")
    defer { try? FileManager.default.removeItem(at: folder) }
    for place in [set, tint] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try png(60, 30).write(to: folder.appendingPathComponent("photo@3x.png"))
    try png(20, 20).write(to: set.appendingPathComponent("two.png"))
    try Data(
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"}]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    try Data(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x80", "green": "255", "blue": "0.500", "alpha": "1.000"}}}]}
      """.utf8
    ).write(to: tint.appendingPathComponent("Contents.json"))
    AppAssets.add(folder.path)
    #expect(UIImage(named: "photo")?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "logo")?.size == CGSize(width: 10, height: 10))
    #expect(
      UIColor(named: "brand")?.cgColor.components == [128.0 / 255, 1, 0.5, 1])
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func turnedPicturesStandUpright() throws {
    let image = UIImage(
      cgImage: CGImage(.picture("photo"), pixels: Size(40, 30)), scale: 1, orientation: .right)
    let layer = try #require(image.drawing(in: CGSize(width: 30, height: 40)).first)
    let map = try #require(layer.localTransform.affine)
    // The top left of the pixels is seen at the top right, their top right at the bottom right.
    #expect(map.map(Point(0, 0)) == Point(30, 0))
    #expect(map.map(Point(layer.size.width, 0)) == Point(30, 40))
  }

  @Test func capsKeepTheirSize() throws {
    let image = UIImage(
      cgImage: CGImage(.picture("button"), pixels: Size(60, 60)), scale: 2, orientation: .up
    ).resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let layers = image.drawing(in: CGSize(width: 100, height: 30))
    #expect(layers.count == 9)
    #expect(layers[0].frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(layers[1].frame == Rect(x: 10, y: 0, width: 80, height: 10))
    if case .image(let content) = layers[8].content {
      #expect(content.crop == Rect(x: 40, y: 40, width: 20, height: 20))
    }
  }

  @Test func templatesTakeTheColorOfTheirPlace() throws {
    let image = UIImage(cgImage: CGImage(.picture("icon"), pixels: Size(10, 10)))
    let size = CGSize(width: 10, height: 10)
    func tint(_ image: UIImage) -> Color? {
      if case .image(let content)? = image.drawing(in: size, tint: .red).first?.content {
        content.tint
      } else {
        nil
      }
    }
    #expect(tint(image) == nil)
    #expect(tint(image.withRenderingMode(.alwaysTemplate)) == Color(red: 1, green: 0, blue: 0))
    #expect(tint(image.withTintColor(.blue)) == Color(red: 0, green: 0, blue: 1))
  }

  @Test func symbolsAreDrawn() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(symbol.size == CGSize(width: 24, height: 24))
    #expect(symbol.isSymbolImage)
  }

  @Test func renderersMakePicturesOfDrawings() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 30, height: 20), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 30, height: 20) && image.cgImage?.width == 60)
    guard case .drawing(let layers, _)? = image.cgImage?.content,
      case .shape(let shape)? = layers.first?.content
    else {
      Issue.record("no drawing")
      return
    }
    #expect(shape.outline(in: .zero).controlBox == Rect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func contextsOfTheOldKindMakePicturesToo() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIRectFrame(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 3 && image?.size == CGSize(width: 8, height: 8))
    if case .drawing(let layers, _)? = image?.cgImage?.content { #expect(layers.count == 5) }
  }
}
