import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct FilterTests {
  static let filters: [(Filter, String, Double)] = [
    (.blur(sigma: 3), "blur", 3), (.brightness(0.5), "brightness", 0.5),
    (.contrast(2), "contrast", 2), (.saturation(0), "saturation", 0),
    (.hueRotation(.degrees(90)), "hueRotation", 90), (.grayscale(1), "grayscale", 1),
    (.mean(0.5), "mean", 0.5), (.pixelate(8), "pixelate", 8), (.smear(40), "smear", 40),
    (.invert(0.25), "invert", 0.25), (.refraction(Refraction(depth: 24)), "refraction", 24),
  ]

  @Test(arguments: filters)
  func `a filter has a name and a number`(_ filter: Filter, _ name: String, _ amount: Double) {
    #expect(filter.name == name)
    #expect(filter.amount == amount)
  }

  @Test(arguments: filters)
  func `a new number keeps the kind`(_ filter: Filter, _ name: String, _ amount: Double) {
    var changed = filter
    changed.amount = 7
    #expect(changed.name == name && changed.amount == 7)
    changed.amount = amount
    #expect(changed == filter)
  }
}
