extension ReferencePage {
  static let layerText = """
    # layer

    ```json
    {
      "version": 1,
      "canvas": {"device": "iphone-16", "fps": 60, "background": "#F2F2F7"},
      "layers": [
        {"id": "card", "frame": [24, 326, 345, 200], "background": "#FFFFFF", "cornerRadius": 24,
         "shadow": {"blur": 32, "opacity": 0.15, "offset": [0, 8]}, "clip": true,
         "opacity": {"from": 0, "to": 1, "duration": 350},
         "children": [
           {"id": "title", "frame": [20, 20, 305, 40],
            "text": {"string": "Harbor", "size": 28, "weight": 700, "color": "#111111"}},
           {"id": "dot", "frame": [20, 80, 24, 24], "path": {"ellipse": {}, "fill": "#0A84FF"}}
         ]}
      ]
    }
    ```

    - `canvas`: `device` (`iphone-16`, `pixel-8`, `ipad-11` ...) or `size` [w, h] and `scale`. `fps` 60, `background`.
    - `layers` and `children` are lists, bottom to top. An `id` is unique in the scene.
    - Lengths are points, y grows downward, angles are degrees clockwise, colors as in CSS ("#0A84FF80", "white").
    - Place: `frame` [x, y, width, height] in the parent, or `size` and `position` (of the `anchor`, the center).
    - Looks: `background`, `opacity`, `cornerRadius`, `cornerCurve` "continuous", `border`, `shadow`, `clip`,
      `hidden`, `blendMode`, `filters` [{"blur": 8}], `backdropFilters`, `mask` (a layer).
    - Transforms: `translateX`, `translateY`, `scale`, `scaleX`, `scaleY`, `rotate`, `rotateX`, `rotateY`. There is
      no "x", "y", "transform" or "style".
    - Content, one of: `text` (a string or an object: `string`, `size`, `weight`, `color`, `alignment`
      leading/center/trailing, `verticalAlignment`, `lineHeight`, `maximumLines`), `image` (a name in the scene's
      `assets`, as in `{"photo": "photo.png"}`), `path` (`data` in SVG's syntax, or `rectangle`, `ellipse`, `polygon`, each {}; `fill`,
      `stroke` {"color", "width"}), `fill`. A rectangle is a layer with a `background`.
    - A gradient stands where a color does: {"linear": {"start": [0, 0], "end": [1, 1], "stops": ["#64D2FF", "#5E5CE6"]}}.
    - `stack`: "row", "column" or {"kind": "column", "spacing": 12, "padding": 16} lays out children, which then have a
      `size` or a text.
    - `ready`: "status-bar" or "home-indicator" draws the device's own.
    - Written once, used often: `fragments` of the scene, used as below. A value may be "${name}" of the `vars` around it.

    ```json
    {
      "version": 1,
      "canvas": {"size": [320, 240], "scale": 2},
      "fragments": {"row": {"vars": {"tint": "#FFFFFF"}, "size": [288, 44], "background": "${tint}"}},
      "layers": [
        {"use": "#/fragments/row", "id": "row", "position": [160, 40],
         "repeat": {"step": [0, 56], "delay": 40,
                    "values": [{"tint": "#FFD60A"}, {"tint": "#30D158"}, {"tint": "#0A84FF"}]}}
      ]
    }
    ```

    """
}
