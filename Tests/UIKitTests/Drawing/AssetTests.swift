import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph
import Testing
import UIKit

/// Pictures and colors that an app brings along, by their names.
@MainActor @Suite struct AssetTests {
  private func recording(scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UIKitRecording {
    UIKitRecording(
      of: UIKitTransition("gallery") { window in
        window.rootViewController = Gallery()
      } begin: { _ in
      },
      on: HeadlessDevice(size: CGSize(width: 80, height: 96), scale: scale, style: style))
  }

  /// The pictures of a film, by the names of their files.
  private func pictures(of recording: UIKitRecording) -> [String: ImageContent] {
    let shown = recording.scene.scene(frame: 0).items.compactMap { item -> ImageContent? in
      if case .image(let content) = item.properties.content { content } else { nil }
    }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.asset.name, $0) })
  }

  @Test(arguments: [
    (1.0, UIUserInterfaceStyle.light, "hills.png"), (2, .light, "hills@2x.png"),
    (3, .light, "hills@2x.png"), (2, .dark, "hills-night@2x.png"),
    (1, .dark, "hills-night@2x.png"),
  ]) func `a picture of a catalog is shown as the screen wants it`(
    scale: CGFloat, style: UIUserInterfaceStyle, file: String
  ) throws {
    let recording = recording(scale: scale, style)
    #expect(recording.findings == [])
    let name = "Media.xcassets/hills.imageset/\(file)"
    #expect(pictures(of: recording)[name]?.tint == nil)
    let path = try #require(recording.pictures[AssetID(name)])
    #expect(path.hasSuffix("Tests/UIKitTests/Unchanged/Idioms/Pictures/\(name)"))
    let photo = recording.scene.scene(frame: 0).items.first {
      if case .image(let content) = $0.properties.content {
        content.asset.name == name
      } else {
        false
      }
    }
    #expect(photo?.properties.size == Size(32, 24))
  }

  @Test func `an icon is found with its folder, and takes the tint`() {
    let heart = pictures(of: recording(scale: 2))["Media.xcassets/Icons/heart.imageset/heart.svg"]
    #expect(heart?.tint != nil)
    #expect(UIImage(named: "Icons/heart")?.size == CGSize(width: 24, height: 24))
    #expect(UIImage(named: "Icons/heart")?.renderingMode == .alwaysTemplate)
  }

  @Test func `a file beside the sources is found, in the scale that its name says`() {
    let stamp = UIImage(named: "stamp.png")
    #expect(stamp?.size == CGSize(width: 8, height: 8))
    #expect(UIImage(named: "stamp")?.size == stamp?.size)
    let shown = pictures(of: recording(scale: 2))
    #expect(shown["Unchanged/Idioms/Pictures/stamp@2x.png"] != nil)
  }

  @Test func `colors of a catalog follow light and dark`() {
    let color = UIColor(named: "Brand")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let bytes: [[CGFloat]] = [[32, 64, 128, 255], [224, 192, 128, 255]]
    let shown = [color, color?.resolvedColor(with: dark)].map { $0?.cgColor.components }
    #expect(shown == bytes.map { $0.map { $0 / 255 } })
  }

  @Test func `resources are what their names mean, and nothing where that has gone`() {
    let hills = UIImage(resource: ImageResource(name: "hills", bundle: .main))
    #expect(hills.size == CGSize(width: 32, height: 24))
    #expect(hills.cgImage == UIImage(named: "hills")?.cgImage)
    let brand = UIColor(resource: ColorResource(name: "Brand", bundle: .main))
    #expect(brand.cgColor.components == UIColor(named: "Brand")?.cgColor.components)
    #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
    #expect(UIColor(resource: ColorResource(name: "none", bundle: .main)) == .clear)
  }

  @Test func `an asset has a picture for each appearance`() throws {
    let hills = try #require(UIImage(named: "hills"))
    let night = try #require(hills.imageAsset).image(
      with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(night.cgImage != hills.cgImage)
    let asset = UIImageAsset()
    asset.register(hills, with: UITraitCollection(userInterfaceStyle: .light))
    #expect(
      asset.image(with: UITraitCollection(userInterfaceStyle: .light)).cgImage == hills.cgImage)
  }

  @Test func `two files of one name have two names in films`() {
    let (one, two) = (PictureFile("/one/x/twin.png"), PictureFile("/two/x/twin.png"))
    #expect((one.name, two.name) == ("twin.png", "x/twin.png"))
    #expect(PictureFile("/one/x/twin.png") == one)
    #expect(PictureFile.path(of: "x/twin.png") == "/two/x/twin.png")
  }
}
