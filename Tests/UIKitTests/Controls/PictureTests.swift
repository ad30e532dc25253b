import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("Pictures, effects and boxes") struct PictureTests {
  @Test("an image view is as large as its picture, and shows it by its mode")
  func imageView() throws {
    let image = UIImage(
      cgImage: CGImage(.picture("photo"), pixels: Size(600, 300)), scale: 3, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 200, height: 100))
    #expect(view.intrinsicContentSize == CGSize(width: 200, height: 100))
    let show = Showcase { page in
      view.contentMode = .scaleAspectFill
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      page.addSubview(view)
    }
    guard case .image(let content) = try #require(show.layer("UIImageView")).content else {
      Issue.record("no picture")
      return
    }
    #expect(content.mode == .fill && content.tint == nil)
  }

  @Test("a template takes the tint of the views around")
  func template() throws {
    let image = UIImage(
      cgImage: CGImage(.picture("glyph"), pixels: Size(60, 60)), scale: 3, orientation: .up)
    let show = Showcase { page in
      page.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      page.addSubview(UIImageView(image: image.withRenderingMode(.alwaysTemplate)))
    }
    guard case .image(let content) = try #require(show.layer("UIImageView")).content else {
      Issue.record("no picture")
      return
    }
    #expect(content.tint == Color(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("an effect that is set in a block fades in over what is blurred")
  func effect() throws {
    var glass: UIVisualEffectView?
    let show = Showcase { page in
      let view = UIVisualEffectView(effect: nil)
      view.frame = page.bounds
      page.addSubview(view)
      glass = view
    } begin: { _ in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        glass?.effect = UIBlurEffect(style: .dark)
      }
    }
    let half = try #require(show.layer("effect", at: 0.2))
    #expect(abs(half.opacity - 0.5) < 1e-6)
    #expect(half.backdropFilters == [.blur(sigma: 20), .saturation(1.8)])
    #expect(half.size == Size(390, 844))
    #expect(show.recording.findings == [])
  }

  @Test("boxes give back what was put in")
  func boxes() {
    let turn = CATransform3DMakeRotation(1, 0.3, 0.5, 1)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    #expect(NSValue(cgVector: CGVector(dx: 3, dy: 4)).cgVectorValue == CGVector(dx: 3, dy: 4))
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let affine = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPointValue == .zero)
    let path = IndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
  }

  @Test("keyframes take boxes as they take what is in them")
  func keyframes() {
    func film(_ values: [Any], _ key: String) -> [Rect] {
      let show = Showcase { page in
        page.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      } begin: { page in
        let animation = CAKeyframeAnimation(keyPath: key)
        (animation.values, animation.duration) = (values, 0.3)
        page.subviews[0].layer.add(animation, forKey: nil)
      }
      return [0, 0.1, 0.2].compactMap { show.layer("UIView", at: $0)?.frame }
    }
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 90), CGPoint(x: 100, y: 20)]
    let boxed = film(points.map { NSValue(cgPoint: $0) }, "position")
    #expect(boxed == film(points, "position"))
    #expect(boxed.count == 3 && boxed[1] != boxed[2])
  }

  @Test("an alert is a card with its answers, and an answer closes it")
  func alert() throws {
    var answers: [String] = []
    let transition = UIKitTransition("asking") { window in
      window.rootViewController = BlankController()
    } begin: { window in
      let alert = UIAlertController(
        title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("no") })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("yes") })
      window.rootViewController?.present(alert, animated: true)
    }
    // The answers stand side by side, the one that gives up on the left.
    let tap = ScriptedTouch.tap(at: CGPoint(x: 260, y: 455), after: 1)
    let recording = UIKitRecording(of: transition, touches: [tap])
    #expect(answers == ["yes"])
    #expect(recording.findings == [])
    let card = recording.scene.scene(at: .seconds(0.9)).items.first { $0.id.name == "alert.card" }
    #expect(try #require(card).properties.frame.width == 270)
  }
}
