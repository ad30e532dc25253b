// Scenes of screens.
extension SkillScene {
  /// Two screens, a list and a detail, as the scenes of steps show them.
  private static let screens = """
    "screens": {
        "list": {
          "background": "#F2F2F7",
          "layers": [
            { "id": "title", "frame": [20, 70, 353, 44], "text": { "string": "Places", "size": 34, "weight": 700 } },
            { "id": "row", "frame": [16, 134, 361, 72], "background": "#FFFFFF", "cornerRadius": 16 }
          ]
        },
        "detail": {
          "background": "#FFFFFF",
          "layers": [
            { "id": "headline", "frame": [20, 70, 353, 44], "text": { "string": "Harbor", "size": 28, "weight": 700 } },
            { "id": "photo", "frame": [20, 134, 353, 220], "background": "#5E5CE6", "cornerRadius": 20 }
          ]
        }
      },
      "layers": [{ "id": "status", "ready": "status-bar" }],
    """

  private static func flow(_ steps: String) -> String {
    """
    {
      "version": 1,
      "canvas": { "device": "iphone-16", "fps": 60 },
      \(screens)
      "flow": [
    \(steps)
      ]
    }

    """
  }

  static let pushText = flow(
    """
        { "show": "list" },
        { "hold": 200 },
        { "push": "detail", "with": "ios.push", "expect": [{ "layer": "detail", "moves": "left" }] },
        { "mark": "opened" },
        { "hold": 300 },
        { "pop": 1, "with": "ios.push" },
        { "hold": 200 }
    """)

  static let sheetText = flow(
    """
        { "show": "list" },
        { "hold": 200 },
        { "present": "detail", "with": "ios.sheet-18" },
        { "mark": "presented" },
        { "hold": 300 },
        { "dismiss": true, "with": "ios.sheet-18" },
        { "hold": 200 }
    """)

  static let backSwipeText = flow(
    """
        { "show": ["list", "detail"] },
        { "hold": 200 },
        { "pop": 1, "with": "ios.push", "gesture": { "touches": "cancel", "shown": true } },
        { "mark": "cancelled" },
        { "hold": 200 },
        { "pop": 1, "with": "ios.push", "gesture": { "touches": "flick", "shown": true } },
        { "hold": 200 }
    """)

  static let interruptedText = flow(
    """
        { "show": "list" },
        { "hold": 200 },
        { "push": "detail", "with": "react-navigation.slide-from-right" },
        { "pop": 1, "at": 180, "interrupt": "retarget" },
        { "hold": 300 }
    """)

  static let zoomText = """
    {
      "version": 1,
      "canvas": { "device": "iphone-16", "fps": 60 },
      "screens": {
        "grid": {
          "background": "#F2F2F7",
          "layers": [
            { "id": "photo", "match": "harbor", "frame": [24, 200, 160, 160], "background": "#5E5CE6", "cornerRadius": 20 }
          ]
        },
        "photo-page": { "background": "#1C1C1E", "match": "harbor", "layers": [] }
      },
      "flow": [
        { "show": "grid" },
        { "hold": 200 },
        { "push": "photo-page", "with": "ios.zoom" },
        { "hold": 300 },
        { "pop": 1, "with": "ios.zoom" },
        { "hold": 200 }
      ]
    }

    """

  static let containerText = """
    {
      "version": 1,
      "canvas": { "device": "pixel-8" },
      "screens": {
        "grid": {
          "background": "#FEF7FF",
          "layers": [
            { "id": "tile", "match": "card", "frame": [24, 200, 160, 160], "background": "#6750A4" }
          ]
        },
        "card": { "background": "#EADDFF", "match": "card", "layers": [] }
      },
      "transition": { "use": "material.container-transform", "from": "grid", "to": "card" }
    }

    """
}

extension SkillScene {
  /// The scene's file.
  package var text: String {
    switch self {
    case .fadeUp: Self.fadeUpText
    case .press: Self.pressText
    case .push: Self.pushText
    case .sheet: Self.sheetText
    case .zoom: Self.zoomText
    case .container: Self.containerText
    case .list: Self.listText
    case .backSwipe: Self.backSwipeText
    case .interrupted: Self.interruptedText
    case .loader: Self.loaderText
    }
  }
}
