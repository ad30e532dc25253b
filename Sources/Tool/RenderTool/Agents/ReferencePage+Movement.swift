extension ReferencePage {
  static let movementText = """
    # movement

    A property moves where an animation stands in the place of its value. There is no list of animations in a layer.

    ```json
    {"id": "card", "frame": [40, 40, 200, 120], "background": "#0A84FF",
     "opacity": {"from": 0, "to": 1, "duration": 200, "easing": "ease-out"},
     "translateY": {"from": 60, "to": 0, "duration": 350, "delay": 50, "easing": "cubic-bezier(0.2, 0, 0, 1)"},
     "scale": {"keyframes": [{"value": 1}, {"value": 1.1, "at": "40%"}, {"value": 1}], "duration": 400},
     "cornerRadius": {"to": 60, "duration": 350}}
    ```

    - Times are milliseconds: 350, or "350ms", "0.35s". A number below a frame is nearly always seconds by mistake.
    - `from`, `to`: either may be left out, which is the layer's own value. `by` is a way instead.
    - `keyframes`: a list of {"value", "at" (a time or "40%"), "easing"}.
    - `easing`: "linear", "ease", "ease-in", "ease-out", "ease-in-out" (unless given), `"cubic-bezier(a, b, c, d)"`,
      "steps(4)", "material.emphasized" and other names, or a spring: {"spring": "ios.system"}.
    - `duration` is of one run; a spring knows its own. `delay` counts from the film's beginning. `repeat`: 3 or
      "forever" (with the scene's `duration`), `autoreverse`: true.
    - What animates: all places, looks and transforms of 'layer', `frame`, `size`, `position`, the `color` of a text, `blur`
      and others of `filters`, `trimEnd` of a `path` (a line that draws itself). `along`: path data moves a `position` along an outline;
      `arc`: "above" bends a way.
    - Whatever has one pace is said once: "defaults": {"animation": {"duration": 350, "easing": "ease-out"}}.
    - `marks` of the scene, {"middle": 175}, name moments.

    | elsewhere | in the scene |
    | --- | --- |
    | CSS `transition: opacity .3s ease` | "opacity": {"from": 0, "to": 1, "duration": 300, "easing": "ease"} |
    | CSS `@keyframes` | "keyframes": [{"value": 0}, {"value": 1, "at": "40%"}, {"value": 0}] |
    | Framer `initial`, `animate`, `transition` | `from`, `to` and `easing`, in each property |
    | GSAP `y: 40`, `stagger: 0.04` | "translateY", and "repeat": {"count": 5, "delay": 40} of a fragment |
    | `repeat: -1`, `yoyo` | `"repeat": "forever", "autoreverse": true` |

    What the movement is for stands in `expect` of the scene; 'check' with `motion` and 'verify' hold it:

    ```json
    {
      "version": 1,
      "canvas": {"device": "iphone-16"},
      "layers": [
        {"id": "page", "frame": [0, 0, 393, 852], "background": "#FFFFFF",
         "translateX": {"from": 393, "to": 0, "easing": {"spring": "ios.system"}}}
      ],
      "expect": [
        {"layer": "page", "moves": "left"},
        {"layer": "page", "settles": {"by": 500, "within": 1}, "because": "people wait for it"},
        {"layer": "*", "neverJumps": true}
      ]
    }
    ```

    Claims: `appears` (by when), `leaves`, `appearsBefore` (a layer), `staysInside` ("canvas"), `covers`, `neverOverlaps`,
    `contrast` (4.5), `settles`, `moves`, `monotone` ("x"), `neverJumps`, `movesSmoothly`, `endsAtRest`.

    """
}
