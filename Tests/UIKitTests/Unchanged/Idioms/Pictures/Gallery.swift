import UIKit

/// A screen with pictures from a catalog and from a file, in colors of the catalog.
final class Gallery: UIViewController {
  private let photo = UIImageView(image: UIImage(named: "hills"))
  private let heart = UIImageView(image: UIImage(named: "Icons/heart"))
  private let stamp = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Brand")
    stamp.image = UIImage(named: "stamp.png")
    photo.frame.origin = CGPoint(x: 8, y: 16)
    heart.frame.origin = CGPoint(x: 12, y: 56)
    heart.tintColor = .systemPink
    stamp.frame.origin = CGPoint(x: 48, y: 16)
    for picture in [photo, heart, stamp] { view.addSubview(picture) }
  }
}
