extension ReferencePage {
  static let flowText = """
    # flow

    Screens are pages as large as the canvas; a flow is what happens, step after step.

    ```json
    {
      "version": 1,
      "canvas": {"device": "iphone-16", "fps": 60},
      "screens": {
        "list": {"background": "#F2F2F7", "layers": [
          {"id": "row", "match": "photo", "frame": [16, 134, 120, 90], "background": "#5E5CE6", "cornerRadius": 16}]},
        "detail": {"background": "#FFFFFF", "layers": [
          {"id": "big", "match": "photo", "frame": [0, 60, 393, 300], "background": "#5E5CE6"}]}
      },
      "layers": [{"id": "status", "ready": "status-bar"}],
      "flow": [
        {"show": "list"},
        {"hold": 200},
        {"push": "detail", "with": "ios.push", "expect": [{"layer": "detail", "moves": "left"}]},
        {"mark": "opened"},
        {"hold": 300},
        {"pop": 1, "with": "ios.push"},
        {"hold": 200}
      ]
    }
    ```

    - Steps: `show` (the stack at the beginning), `push`, `pop` (how many), `popToRoot`, `replaceTop`, `present` and
      `dismiss` (true), `select` (a tab), `hold` (ms), `mark`. `with` is the transition, `gesture` the finger.
    - `with`: a name of 'presets', such as ios.push, ios.cover, ios.sheet-26, ios.zoom, material.shared-axis-x,
      material.container-transform, classic.cross-fade; or {"use": "ios.push", "duration": 400, "dimming": 0.2}.
    - One transition alone, without steps: "transition": {"use": "material.shared-axis-x", "from": "list", "to": "detail"}.
    - Shared elements: layers with the same `match` on both screens. ios.zoom and material.container-transform grow the
      next screen out of a layer: that layer has a `match`, and the screen itself has the same one.
    - `at` in a step takes it so many ms after the step before began: before its end, that is interrupted.
    - `routes` say the transition of each pair of screens once: [{"with": "ios.zoom", "from": "list", "to": "detail"}].
    - `layers` of the scene lie above all screens and stay. Layers keep their ids; a screen is a layer of its own name.

    ```json
    {
      "version": 1,
      "canvas": {"device": "pixel-8"},
      "screens": {
        "grid": {"background": "#FEF7FF", "layers": [
          {"id": "tile", "match": "card", "frame": [24, 200, 160, 160], "background": "#6750A4", "cornerRadius": 24}]},
        "card": {"background": "#EADDFF", "match": "card", "layers": []}
      },
      "transition": {"use": "material.container-transform", "from": "grid", "to": "card"}
    }
    ```

    """

  static let gestureText = """
    # gesture

    A finger leads the transition of a step, and the platform's rule decides how it ends.

    ```json
    {
      "version": 1,
      "canvas": {"device": "iphone-16", "fps": 60},
      "screens": {
        "list": {"background": "#F2F2F7", "layers": []},
        "detail": {"background": "#FFFFFF", "layers": []}
      },
      "flow": [
        {"show": ["list", "detail"]},
        {"hold": 100},
        {"pop": 1, "with": "ios.push", "gesture": {"touches": [[0, 0], [120, 40], [300, 150], [520, 140]],
                                                   "velocity": -120, "shown": true}},
        {"mark": "cancelled"},
        {"hold": 100},
        {"pop": 1, "with": "ios.push", "gesture": "flick"}
      ]
    }
    ```

    - `gesture`: "commit" (slow, past the point of no return), "cancel" (let go too early: the screen comes back), "flick"
      (short and quick), or an object.
    - `touches`: the same words, or a list of [ms, points along the way], from [0, 0] on. `velocity`: points a second
      at which it lets go. `shown`: a disk under the finger. `start`: [x, y] where it touches down.
    - `rule`: ios (unless the transition has its own), flutter, react-navigation, predictive-back, sheet.
    - An app has both ends: film a gesture that commits and one that cancels. 'map' says where one is missing, 'audit'
      whether the screen stays under the finger.
    - Android's predictive back: "with": "android.predictive-back", where 'presets' {"family": "android"} has it.
    - To hold an app to it: record the real gesture, 'measure' the recording, and 'compare' with `aligned`.

    """
}
