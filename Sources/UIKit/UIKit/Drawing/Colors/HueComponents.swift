internal import Foundation

/// A color by its place on the wheel of hues, from 0 to 1, how far it is from gray, and how bright.
struct HueComponents {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    (self.hue, self.saturation) = (limited(hue), limited(saturation))
    self.brightness = limited(brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch brightness {
      case red: (green - blue) / spread
      case green: 2 + (blue - red) / spread
      default: 4 + (red - green) / spread
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var red: CGFloat { component(5) }
  var green: CGFloat { component(3) }
  var blue: CGFloat { component(1) }

  private func component(_ sixth: CGFloat) -> CGFloat {
    let place = (sixth + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
  }
}
