import SegueCommandLine

/// The scenes that `new` can write.
package enum SceneTemplate: String, ChoiceList {
  case blank, fade, slide, spring, between, flow, gesture, suite

  package var summary: String {
    switch self {
    case .blank: "an empty canvas"
    case .fade: "a card that fades in"
    case .slide: "a card that moves with an easing"
    case .spring: "a card that moves on a spring"
    case .between: "two screens, one of which takes the other's place"
    case .flow: "screens that are opened and left again"
    case .gesture: "a finger that changes its mind, and one that does not"
    case .suite: "scenes that 'verify' compares with their goldens"
    }
  }
}

extension SceneTemplate {
  /// The scene; its comments only where the file's format has any.
  package func text(comments: Bool) -> String {
    let lines = (head + body).split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { comments || !$0.drop(while: { $0 == " " }).hasPrefix("//") }
    return kept.joined(separator: "\n")
  }

  private var head: String {
    if self == .suite { return "{\n  \"version\": 1,\n" }
    return """
      {
        // Lengths are points, times milliseconds, angles degrees; y grows downward.
        "version": 1,
        "title": "\(summary.prefix(1).uppercased() + summary.dropFirst())",

      """
  }

  private var body: String {
    switch self {
    case .between, .flow, .gesture, .suite: flowBody
    case .blank:
      """
        "canvas": { "device": "iphone-16", "fps": 60, "background": "#FFFFFF" },
        "layers": []
      }

      """
    case .fade:
      """
        "canvas": { "device": "iphone-16", "fps": 60, "background": "#F2F2F7" },
        "layers": [
          {
            "id": "card",
            "frame": [24, 326, 345, 200],
            "background": "#FFFFFF",
            "cornerRadius": 24,
            "cornerCurve": "continuous",
            "shadow": { "blur": 32, "opacity": 0.15, "offset": [0, 8] },
            // A value, or an animation of it: from, to, how long, and along which curve.
            "opacity": { "from": 0, "to": 1, "duration": 350, "easing": "ease-in-out" }
          }
        ]
      }

      """
    case .slide:
      """
        "canvas": { "device": "iphone-16", "fps": 60, "background": "#F2F2F7" },
        // What is said here once holds for every animation below.
        "defaults": { "animation": { "duration": 500, "easing": "material.emphasized" } },
        "layers": [
          {
            "id": "page",
            "frame": [0, 0, 393, 852],
            "background": { "linear": { "start": [0, 0], "end": [1, 1], "stops": ["#64D2FF", "#5E5CE6"] } },
            "translateX": { "from": 0, "to": -118 }
          },
          {
            "id": "next",
            "frame": [0, 0, 393, 852],
            "background": "#FFFFFF",
            "shadow": { "blur": 24, "opacity": 0.2 },
            "translateX": { "from": 393, "to": 0 }
          }
        ],
        // Moments with names: for goldens and posters.
        "marks": { "middle": 250 }
      }

      """
    case .spring:
      """
        "canvas": { "device": "iphone-16", "fps": 60, "background": "#1C1C1E" },
        // Values that can be set from outside: render tree card.json --set accent=#FF375F
        "vars": { "accent": { "type": "color", "default": "#0A84FF" } },
        "layers": [
          {
            "id": "card",
            "frame": [96, 326, 200, 200],
            "background": "${accent}",
            "cornerRadius": 44,
            "cornerCurve": "continuous",
            // A spring knows itself how long it takes.
            "scale": { "from": 0.2, "to": 1, "easing": { "spring": { "response": 500, "dampingRatio": 0.6 } } },
            "rotate": { "from": -45, "to": 0, "easing": { "spring": "swiftui.bouncy" } }
          }
        ]
      }

      """
    }
  }
}
