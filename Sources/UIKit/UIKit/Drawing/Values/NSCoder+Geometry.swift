public import HeadlessCoreGraphics
import ObjectiveC

// Geometry as text, in braces: "{1, 2}".

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(of: string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(of: string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(of: string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(of: string, count: 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(of: string, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The numbers of a text; zeros where it is none of ours, as with Apple's.
  private class func numbers(of text: String, count: Int) -> [CGFloat] {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == count else { return [CGFloat](repeating: 0, count: count) }
    return numbers.map { CGFloat($0 ?? 0) }
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let words = numbers.map { number in
      let value = Double(number)
      return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return "{\(words.joined(separator: ", "))}"
  }
}
