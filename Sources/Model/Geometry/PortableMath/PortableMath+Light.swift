extension PortableMath {
  /// The component with which sRGB encodes light; both from 0 to 1.
  package static func sRGB(ofLinearLight light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The light of a component that sRGB encodes, by its transfer function (IEC 61966-2-1); both from 0 to 1.
  package static func linearLight(ofSRGB encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
