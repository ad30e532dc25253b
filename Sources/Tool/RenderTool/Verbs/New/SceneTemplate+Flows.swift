extension SceneTemplate {
  /// The text of a scene of screens, or of a suite, behind its title.
  var flowBody: String {
    switch self {
    case .between: between
    case .flow: flow
    case .gesture: gesture
    case .suite: suite
    case .blank, .fade, .slide, .spring: ""
    }
  }

  private var between: String {
    """
      "canvas": { "device": "iphone-16", "fps": 60 },
      // A screenshot stands here as well: "assets": { "inbox": "inbox.png" }, and in a screen
      // { "image": "inbox", "frame": [0, 0, 393, 852] }.
    \(screens)
      // 'render presets' lists the names; 'operation' may be pop, present, dismiss, tab-forward.
      "transition": { "use": "ios.push", "from": "inbox", "to": "message", "operation": "push" }
    }

    """
  }

  private var flow: String {
    """
      "canvas": { "device": "iphone-16", "fps": 60 },
    \(screens)
      // What happens, one thing after the other. "mark" names a moment for goldens and posters.
      "flow": [
        { "show": "inbox" },
        { "hold": 200 },
        { "push": "message", "with": "ios.push" },
        { "mark": "opened" },
        { "hold": 300 },
        { "pop": 1, "with": "ios.push" },
        { "hold": 200 }
      ]
    }

    """
  }

  private var gesture: String {
    """
      "canvas": { "frame": "iphone-16", "fps": 60, "background": "#E5E5EA" },
    \(screens)
      "flow": [
        { "show": ["inbox", "message"] },
        { "hold": 200 },
        // "commit", "cancel" and "flick" say what a finger does; or say where it is, moment by moment:
        // "touches": [[0, 0], [120, 40], [300, 150]], milliseconds and points.
        { "pop": 1, "with": "ios.push", "gesture": { "touches": "cancel", "shown": true } },
        { "hold": 200 },
        { "pop": 1, "with": "ios.push", "gesture": { "touches": "flick", "shown": true } },
        { "hold": 200 }
      ]
    }

    """
  }

  /// Two pages of an app.
  private var screens: String {
    """
      "screens": {
        "inbox": {
          "background": "#F2F2F7",
          "layers": [
            { "id": "status", "ready": { "kind": "status-bar" } },
            { "id": "title", "frame": [20, 70, 353, 44], "text": { "string": "Inbox", "size": 34, "weight": 700 } },
            { "id": "row", "frame": [16, 134, 361, 72], "background": "#FFFFFF", "cornerRadius": 16 },
            { "id": "row-title", "frame": [32, 134, 320, 72], "text": { "string": "Harbor photos are ready", "size": 17, "verticalAlignment": "center" } }
          ]
        },
        "message": {
          "background": "#FFFFFF",
          "layers": [
            { "id": "message-status", "ready": { "kind": "status-bar" } },
            { "id": "headline", "frame": [20, 70, 353, 44], "text": { "string": "Harbor photos", "size": 28, "weight": 700 } },
            { "id": "photo", "frame": [20, 134, 353, 220], "cornerRadius": 20, "background": { "linear": { "start": [0, 0], "end": [1, 1], "stops": ["#64D2FF", "#5E5CE6"] } } }
          ]
        }
      },
    """
  }

  /// The scene that the suite names.
  static let suiteScene = "card.json"

  private var suite: String {
    """
      // The folder where 'render record' writes what is agreed.
      "goldens": "goldens",
      "cases": [
        // Each scene, and the variables in whose variants it is looked at:
        // { "scene": "card.json", "matrix": { "theme": ["light", "dark"] } }.
        { "scene": "card.json" }
      ]
    }

    """
  }
}
