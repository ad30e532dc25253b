import SegueGeometry

extension Device {
  /// All devices, those of each maker from the smallest to the largest; devices with the same screen
  /// are neighbors.
  ///
  /// The corners of the iPads with a home indicator and of Android's phones are approximate. Foldable
  /// phones are left out: what their screens report depends on how they are held.
  package static let all = phones + tablets + pixelPhones + galaxyPhones

  private static let phones =
    home(["iphone-se"], width: 375, height: 667, radius: 0)
    + phone(
      ["iphone-11"], width: 414, height: 896, scale: 2, top: 48, radius: 41.5,
      cutout: .notch(of: 209, in: 414))
    + phone(
      ["iphone-11-pro"], width: 375, height: 812, top: 44, radius: 39,
      cutout: .notch(of: 209, in: 375))
    + phone(
      ["iphone-11-pro-max"], width: 414, height: 896, top: 44, radius: 39,
      cutout: .notch(of: 209, in: 414))
    + phone(
      ["iphone-12-mini", "iphone-13-mini"], width: 375, height: 812, top: 50, radius: 44,
      cutout: .notch(of: 162, in: 375))
    + phone(
      [
        "iphone-14", "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-16e",
      ], width: 390, height: 844, top: 47, radius: 47.33, cutout: .notch(of: 162, in: 390))
    + phone(
      ["iphone-14-plus", "iphone-12-pro-max", "iphone-13-pro-max"], width: 428, height: 926,
      top: 47,
      radius: 53.33, cutout: .notch(of: 162, in: 428))
    + phone(
      ["iphone-15", "iphone-14-pro", "iphone-15-pro", "iphone-16"], width: 393, height: 852,
      top: 59, radius: 55,
      cutout: .island(below: 11.5, in: 393))
    + phone(
      ["iphone-15-plus", "iphone-14-pro-max", "iphone-15-pro-max", "iphone-16-plus"], width: 430,
      height: 932,
      top: 59, radius: 55, cutout: .island(below: 11.5, in: 430))
    + phone(
      ["iphone-16-pro", "iphone-17", "iphone-17-pro"], width: 402, height: 874, top: 62, radius: 62,
      cutout: .island(below: 14, in: 402))
    + phone(
      ["iphone-16-pro-max", "iphone-17-pro-max"], width: 440, height: 956, top: 62, radius: 62,
      cutout: .island(below: 14, in: 440))
    + phone(
      ["iphone-air"], width: 420, height: 912, top: 68, radius: 62,
      cutout: .island(below: 20, in: 420))

  private static let tablets =
    home(["ipad-9"], width: 810, height: 1080, radius: 0)
    + tablet(["ipad-mini-6", "ipad-mini-7"], width: 744, height: 1133, radius: 21.5)
    + tablet(["ipad-10", "ipad-11"], width: 820, height: 1180, radius: 25)
    + tablet(["ipad-air-11"], width: 820, height: 1180, radius: 18)
    + tablet(["ipad-air-13", "ipad-pro-12-9"], width: 1024, height: 1366, radius: 18)
    + tablet(["ipad-pro-11"], width: 834, height: 1194, radius: 18)
    + tablet(["ipad-pro-11-m4", "ipad-pro-11-m5"], width: 834, height: 1210, radius: 30)
    + tablet(["ipad-pro-13"], width: 1032, height: 1376, radius: 30)

  private static let pixelPhones =
    android(
      ["pixel-8", "pixel-6", "pixel-6a", "pixel-7", "pixel-7a", "pixel-8a"], of: 1080, 2400,
      scale: 2.625)
    + android(["pixel-6-pro", "pixel-7-pro"], of: 1440, 3120, scale: 3.5)
    + android(["pixel-8-pro", "pixel-9-pro-xl", "pixel-10-pro-xl"], of: 1344, 2992, scale: 3)
    + android(["pixel-9", "pixel-9a", "pixel-10"], of: 1080, 2424, scale: 2.625)
    + android(["pixel-9-pro", "pixel-10-pro"], of: 1280, 2856, scale: 3)
    + android(["pixel-tablet"], of: 1600, 2560, scale: 2, radius: 20, hasHole: false)

  private static let galaxyPhones =
    android(
      ["galaxy-s24", "galaxy-s22", "galaxy-s23", "galaxy-s25"], of: 1080, 2340, scale: 3,
      radius: 30)
    + android(
      ["galaxy-s24-plus", "galaxy-s22-plus", "galaxy-s23-plus", "galaxy-s25-plus", "galaxy-a55"],
      of: 1080, 2340, scale: 2.8125, radius: 30)
    + android(
      ["galaxy-s24-ultra", "galaxy-s25-ultra"], of: 1080, 2340, scale: 2.625, radius: 12)
}

// MARK: - Families

extension Device {
  /// Devices of Apple's with a home button.
  private static func home(
    _ names: [String], width: Double, height: Double, radius: Double
  ) -> [Device] {
    names.map {
      Device(
        $0, size: Size(width, height), scale: 2, safeArea: (20, 0), radius: radius, platform: .apple
      )
    }
  }

  /// Phones of Apple's with a home indicator.
  private static func phone(
    _ names: [String], width: Double, height: Double, scale: Double = 3, top: Double,
    radius: Double, cutout: Cutout
  ) -> [Device] {
    names.map {
      Device(
        $0, size: Size(width, height), scale: scale, safeArea: (top, 34), radius: radius,
        platform: .apple, cutout: cutout)
    }
  }

  /// Tablets of Apple's with a home indicator.
  private static func tablet(
    _ names: [String], width: Double, height: Double, radius: Double
  ) -> [Device] {
    names.map {
      Device(
        $0, size: Size(width, height), scale: 2, safeArea: (24, 20), radius: radius,
        platform: .apple)
    }
  }

  /// Android's devices, by the pixels of their screenshots at the density that they are delivered with.
  ///
  /// The points follow from the pixels, and need not be whole.
  private static func android(
    _ names: [String], of width: Int, _ height: Int, scale: Double, radius: Double = 40,
    hasHole: Bool = true
  ) -> [Device] {
    let size = Size(Double(width) / scale, Double(height) / scale)
    return names.map {
      Device(
        $0, size: size, scale: scale, safeArea: (24, 24), radius: radius, platform: .android,
        cutout: hasHole ? .hole(in: size.width) : .none)
    }
  }
}

extension Device.Cutout {
  fileprivate static func notch(of width: Double, in screen: Double) -> Self {
    .notch(Rect(x: (screen - width) / 2, y: 0, width: width, height: 32))
  }

  fileprivate static func island(below edge: Double, in screen: Double) -> Self {
    .island(
      Rect(x: (screen - 125) / 2, y: edge, width: 125, height: edge == 11.5 ? 36.5 : 37))
  }

  fileprivate static func hole(in screen: Double) -> Self {
    .island(Rect(x: screen / 2 - 8, y: 5, width: 16, height: 16))
  }
}
