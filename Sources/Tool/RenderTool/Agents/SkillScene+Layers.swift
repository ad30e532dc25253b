// Scenes of layers that move by themselves.
extension SkillScene {
  static let fadeUpText = """
    {
      "version": 1,
      "canvas": { "device": "iphone-16", "fps": 60, "background": "#F2F2F7" },
      "defaults": { "animation": { "duration": 350, "easing": "ease-out" } },
      "layers": [
        {
          "id": "card", "frame": [24, 326, 345, 200], "background": "#FFFFFF", "cornerRadius": 24,
          "shadow": { "blur": 32, "opacity": 0.15, "offset": [0, 8] },
          "opacity": { "from": 0, "to": 1 },
          "translateY": { "from": 40, "to": 0 }
        }
      ],
      "expect": [
        { "layer": "card", "moves": "up" },
        { "layer": "card", "settles": { "by": 400 }, "because": "people wait for it" }
      ]
    }

    """

  static let pressText = """
    {
      "version": 1,
      "canvas": { "size": [320, 160], "scale": 2, "background": "#FFFFFF" },
      "layers": [
        {
          "id": "button", "frame": [60, 50, 200, 60], "background": "#0A84FF", "cornerRadius": 30,
          "scale": {
            "keyframes": [
              { "value": 1, "at": 0 }, { "value": 0.94, "at": 100, "easing": "ease-out" },
              { "value": 0.94, "at": 180 }, { "value": 1, "at": 480 }
            ]
          },
          "children": [
            { "id": "label", "frame": [0, 0, 200, 60],
              "text": { "string": "Buy", "size": 20, "weight": 600, "color": "#FFFFFF",
                        "alignment": "center", "verticalAlignment": "center" } }
          ]
        }
      ]
    }

    """

  static let listText = """
    {
      "version": 1,
      "canvas": { "device": "pixel-8", "background": "#FEF7FF" },
      "defaults": { "animation": { "easing": { "spring": "material.standard-default-spatial" } } },
      "fragments": {
        "row": {
          "vars": { "name": "Row" }, "size": [380, 72], "background": "#FFFFFF", "cornerRadius": 16,
          "opacity": { "from": 0, "to": 1, "duration": 200, "easing": "linear" },
          "translateY": { "from": 40, "to": 0 },
          "children": [
            { "id": "name", "frame": [20, 0, 340, 72],
              "text": { "string": "${name}", "size": 18, "verticalAlignment": "center" } }
          ]
        }
      },
      "layers": [
        {
          "use": "#/fragments/row", "id": "row", "position": [206, 160],
          "repeat": {
            "step": [0, 84], "delay": 40,
            "values": [{ "name": "Harbor" }, { "name": "Dunes" }, { "name": "Forest" }]
          }
        }
      ]
    }

    """

  static let loaderText = """
    {
      "version": 1,
      "canvas": { "size": [120, 120], "scale": 2, "background": "#FFFFFF" },
      "duration": 2000,
      "layers": [
        {
          "id": "ring", "frame": [36, 36, 48, 48],
          "path": { "ellipse": {}, "fill": "none", "trimEnd": 0.7,
                    "stroke": { "color": "#0A84FF", "width": 5, "cap": "round" } },
          "rotate": { "from": 0, "to": 360, "duration": 1000, "easing": "linear", "repeat": "forever" }
        }
      ]
    }

    """
}
