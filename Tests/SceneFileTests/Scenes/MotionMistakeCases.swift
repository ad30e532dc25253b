extension SceneMistakesTests {
  /// What can be wrong with animations.
  static let motion = [
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1}}"#, "layer 'a': an animation needs a 'duration'"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"form": 0, "duration": 300}}"#,
      "layer 'a': unknown property 'form'"),
    Case(
      #"{"id": "a", "opacity": {"duration": 300}}"#,
      "layer 'a': an animation needs 'from', 'to', 'by', 'keyframes', 'decay' or 'fling'"),
    Case(
      #"{"id": "a", "background": {"duration": 300}}"#,
      "layer 'a': an animation needs 'from', 'to', 'by' or 'keyframes'"),
    Case(
      #"{"id": "a", "opacity": {"to": 0, "mode": "cubic", "duration": 300}}"#,
      "layer 'a': 'mode' needs 'keyframes'"),
    Case(
      #"{"id": "a", "opacity": {"to": 0, "duration": 300, "repeat": 2, "repeatDuration": 900}}"#,
      "layer 'a': 'repeat' and 'repeatDuration' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"to": 0, "easing": {"spring": {"response": 500, "mass": 2}}}}"#,
      "layer 'a': 'response' and 'mass' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"to": 0, "easing": {"spring": "ios.sytem"}}}"#,
      "layer 'a': unknown spring 'ios.sytem'"),
    Case(
      #"{"id": "a"}"#, rest: #""animations": [{"layer": "a", "group": []}]"#,
      "too few animations: found 0, expected at least 1"),
    Case(
      #"{"id": "a"}"#, rest: #""animations": [{"layer": "a", "from": 0, "duration": 9}]"#,
      "an animation needs a 'property'"),
    Case(
      #"{"id": "a"}"#,
      rest: #""animations": [{"layer": "a", "property": "rotate", "to": [1, 2], "duration": 1}]"#,
      "found a list, expected an angle such as 90 (degrees), '90deg', '0.25turn' or '1.57rad'"),
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "duration": 0}}"#,
      "layer 'a': found 0 ms, expected a time above 0 and at most 1 h"),
    Case(
      #"{"id": "a", "opacity": {"from": 0, "keyframes": [{"value": 1}], "duration": 9}}"#,
      "layer 'a': 'from' and 'keyframes' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"keyframes": [{"at": 20, "value": 1}, {"at": 10, "value": 1}], "duration": 30}}"#,
      "layer 'a': this keyframe lies before the one above it"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"keyframes": [{"at": 40, "value": 1}], "duration": 30}}"#,
      "layer 'a': this keyframe lies after the end of the animation"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "duration": 9, "easing": "ease-inn"}}"#,
      "layer 'a': 'ease-inn' is not an easing"),
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "duration": 9, "easing": "steps(0)"}}"#,
      "layer 'a': 'steps(0)' is not an easing"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "easing": {"spring": {"stiffness": 100, "damping": 0}}}}"#,
      "layer 'a': this spring never comes to rest"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "easing": {"spring": {"mass": 2}}}}"#,
      "layer 'a': a spring needs 'stiffness', 'response' or 'duration'"),
    Case(
      #"{"id": "a", "opacity": {"from": 0, "to": 1, "easing": {"spring": {"duration": 500, "dampingRatio": 1, "bounce": 0}}}}"#,
      "layer 'a': 'dampingRatio' and 'bounce' exclude one another"),
    Case(
      #"{"id": "a", "rotate": {"from": 0, "to": 360, "duration": 100, "repeat": "forever"}}"#,
      "the scene needs a 'duration', because one of its animations never ends"
    ).unseen,
    Case(
      #"{"id": "a"}"#,
      rest: #""animations": [{"layer": "b", "property": "opacity", "from": 0, "duration": 1}]"#,
      "unknown layer 'b'"
    ).unseen,
    Case(
      #"{"id": "a"}"#,
      rest: #""animations": [{"layer": "a", "property": "opacty", "from": 0, "duration": 1}]"#,
      "unknown property 'opacty'"),
    Case(
      #"{"id": "a"}"#,
      rest: #""animations": [{"layer": "a", "property": "shadow.blur", "from": 0, "duration": 1}]"#,
      "the layer has no 'shadow.blur' that could be moved"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"from": 0, "decay": {"velocity": 2}, "duration": 300}}"#,
      "layer 'a': 'decay' and 'duration' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"to": 0, "fling": {"velocity": 2}}}"#,
      "layer 'a': 'fling' and 'to' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"decay": {"velocity": 2}, "fling": {"velocity": 2}}}"#,
      "layer 'a': 'decay' and 'fling' exclude one another"),
    Case(
      #"{"id": "a", "opacity": {"decay": {"friction": 2}}}"#,
      "layer 'a': a decay needs 'velocity'"),
    Case(
      #"{"id": "a", "position": {"decay": {"velocity": 20}}}"#,
      "layer 'a': found the number 20, expected a list [x, y]"),
    Case(
      #"{"id": "a", "opacity": {"decay": 20}}"#, "layer 'a': found the number 20, expected a decay"),
    Case(
      #"{"id": "a", "opacity": {"fling": {"velocity": 2, "threshold": 2}}}"#,
      "layer 'a': unknown property 'threshold'"),
    Case(
      #"{"id": "a", "opacity": {"decay": {"velocity": 2, "friction": 0}}}"#,
      "layer 'a': found 0, expected a number above 0 and at most 1000"),
    Case(
      #"{"id": "a", "opacity": {"decay": {"velocity": 0.1}}}"#,
      "layer 'a': this velocity counts as rest"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"fling": {"velocity": 2000, "friction": 1e-9}}}"#,
      "layer 'a': this velocity takes longer than an hour to come to rest"
    ).unseen,
    Case(
      #"{"id": "a", "background": {"from": "red", "decay": {"velocity": 1}}}"#,
      "layer 'a': unknown property 'decay'"),
    Case(
      #"{"id": "a", "frame": {"from": [0, 0, 9, 9], "fling": {"velocity": 1}}}"#,
      "layer 'a': unknown property 'fling'"),
    Case(
      #"{"id": "a", "position": {"along": "M0 0 H9", "decay": {"velocity": [0, 9]}}}"#,
      "layer 'a': 'along' and 'decay' exclude one another"),
    Case(
      #"{"id": "a", "position": {"to": [9, 9], "arc": "circel", "duration": 9}}"#,
      "layer 'a': unknown arc 'circel'"),
    Case(
      #"{"id": "a", "position": {"along": "M0 0 H9", "from": [0, 0], "duration": 9}}"#,
      "layer 'a': 'along' and 'from' exclude one another"),
    Case(
      #"{"id": "a", "position": {"to": [0, 0], "rotate": "auto", "duration": 9}}"#,
      "layer 'a': 'rotate' needs 'along'"),
    Case(
      #"{"id": "a", "position": {"to": [0, 0], "mode": "paced", "duration": 9}}"#,
      "layer 'a': 'mode' needs 'keyframes' or 'along'"),
    Case(
      #"{"id": "a", "position": {"along": "M0 0 H9", "rotate": "aut", "duration": 9}}"#,
      "layer 'a': unknown rotation 'aut'"),
    Case(
      #"{"id": "a", "position": {"along": " ", "duration": 9}}"#,
      "layer 'a': found an empty outline, expected a way to move along"
    ).unseen,
    Case(
      #"{"id": "a", "opacity": {"to": 0, "along": "M0 0 H9", "duration": 9}}"#,
      "layer 'a': unknown property 'along'"),
    Case(
      #"{"id": "a", "shadow": {"offset": {"along": "M0 0 H9", "to": [0, 0], "duration": 9}}}"#,
      "layer 'a': unknown property 'along'"),
    Case(
      #"{"id": "a", "opacity": {"from": -0.5, "to": 0, "value": -1, "composition": "add", "duration": 9}}"#,
      "layer 'a': found -1, expected a number from 0 to 1"),
    Case(
      #"{"id": "a", "filters": [{"blur": 2}, {"invert": 0}]}"#,
      rest: #""animations": [{"layer": "a", "property": "filters.1", "to": 2, "duration": 1}]"#,
      "filter 'invert': found 2, expected a number from 0 to 1"
    ).unseen,
    Case(
      #"{"id": "a", "backdropFilters": [{"brightness": 1}]}"#,
      rest: """
        "animations": [{"layer": "a", "duration": 1, "group": [
          {"property": "backdropFilters.0", "to": -3}]}]
        """,
      "filter 'brightness': found -3, expected a number from 0 to 1000"
    ).unseen,
    Case(
      #"{"id": "a", "filters": [{"blur": 2}]}"#,
      rest: #""animations": [{"layer": "a", "property": "filters.1", "to": 2, "duration": 1}]"#,
      "the layer has no 'filters.1' that could be moved"
    ).unseen,
    Case(
      #"{"id": "a", "filters": [{"blur": 2}]}"#,
      rest: #""animations": [{"layer": "a", "property": "filters.00", "to": 2, "duration": 1}]"#,
      "unknown property 'filters.00'"),
    Case(
      #"{"id": "a"}"#, rest: #""animations": [{"layer": "a", "group": [3]}]"#,
      "found the number 3, expected an animation"),
  ]
}
