import SegueGeometry
import SegueImages
package import SegueRaster
package import SegueRendering

/// Decodes the pictures of scenes.
package struct SceneAssetDecoder: AssetDecoder {
  /// The decoder.
  package init() {}

  /// The picture in a file's bytes: pixels, or outlines for an SVG.
  package func decode(
    _ bytes: [UInt8], budget: inout MemoryBudget
  ) throws(RenderError) -> DecodedAsset {
    do throws(PictureError) {
      if PictureFormat(of: bytes.span) == .svg {
        let picture = try VectorPicture(bytes.span)
        return DecodedAsset(
          .outlines(DrawableSVG(picture: picture)), warnings: picture.warnings.map { "\($0)" })
      }
      let picture = try PictureDecoder().decode(bytes.span, budget: &budget)
      return DecodedAsset(.pixels(picture.surface), warnings: picture.warnings.map { "\($0)" })
    } catch {
      throw RenderError(error)
    }
  }
}

/// A picture of outlines in a scene.
private struct DrawableSVG: DrawableAsset {
  let picture: VectorPicture

  var size: Size { Size(picture.width, picture.height) }

  func surface(
    width: Int, height: Int, budget: inout MemoryBudget
  ) throws(RenderError) -> Surface {
    do throws(PictureError) {
      return try picture.surface(width: width, height: height, budget: &budget)
    } catch {
      throw RenderError(error)
    }
  }
}
