extension ReferencePage {
  static let springText = """
    # spring

    A spring stands in `easing`, with no `duration` beside it: it knows when it has come to rest.

    ```json
    {"id": "card", "frame": [96, 326, 200, 200], "background": "#0A84FF",
     "scale": {"from": 0.2, "to": 1, "easing": {"spring": {"response": 500, "dampingRatio": 0.8}}},
     "rotate": {"from": -45, "to": 0, "easing": {"spring": "swiftui.bouncy"}},
     "translateX": {"from": 120, "to": 0, "easing": {"spring": {"stiffness": 300, "damping": 30}}}}
    ```

    | where it comes from | in the scene |
    | --- | --- |
    | SwiftUI `.spring(response: 0.5, dampingFraction: 0.8)` | {"response": 500, "dampingRatio": 0.8} |
    | SwiftUI `.spring(duration: 0.5, bounce: 0.2)` | {"duration": 500, "bounce": 0.2} |
    | UIKit `usingSpringWithDamping: 0.8`, duration 0.5 | {"duration": 500, "dampingRatio": 0.8} |
    | Core Animation mass 1, stiffness 300, damping 30 | {"stiffness": 300, "damping": 30} |
    | Compose `spring(dampingRatio = 0.8f, stiffness = 300f)` | {"stiffness": 300, "dampingRatio": 0.8} |
    | Reanimated, Framer Motion stiffness, damping | {"stiffness": 300, "damping": 30} |

    - `response` and `duration` are milliseconds. `dampingRatio` 1 just does not overshoot, below 1 it does. More:
      `mass`, `initialVelocity` (whole ways a second), `clampsOvershoot`.
    - Names: ios.system, swiftui.smooth, swiftui.snappy, swiftui.bouncy, material.standard-default-spatial,
      material.expressive-fast-spatial, compose.medium-bouncy. "render help springs" lists all.
    - 'curve' takes any of these texts and answers with samples, or code: {"curve": ".spring(response: 0.5)",
      "as": "compose"}.
    - From a recording: 'measure' {"path": "app.mp4"} answers with the spring, how certain it is, and the animation
      to paste.

    """
}
