import SegueImages
import SegueRaster

/// SVGs written by hand.
enum SVGText {
  /// A document of this size around `content`.
  static func document(
    _ content: String, width: Int = 8, height: Int = 8, attributes: String = "",
    declaration: String = ""
  ) -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?>\(declaration)
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" \(attributes)>\(content)</svg>
      """.utf8)
  }

  static let red = ##"<rect width="8" height="8" fill="#f00"/>"##

  /// The picture in `bytes`, drawn at this size.
  static func surface(
    _ bytes: [UInt8], width: Int = 8, height: Int = 8
  ) throws(PictureError) -> Surface {
    var budget = MemoryBudget(bytes: 1 << 30)
    return try VectorPicture(bytes.span).surface(width: width, height: height, budget: &budget)
  }

  /// Why the picture in `bytes` cannot be read or drawn.
  static func refusal(_ bytes: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      _ = try surface(bytes)
      return nil
    } catch {
      return error
    }
  }
}
