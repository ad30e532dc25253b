extension PresetCatalog {
  private static let library =
    "Hero: 0.35 s, its standard curve, decelerating where a screen covers"

  /// The Hero library's default animations, over black.
  static let hero: [Preset] =
    [
      Preset(
        "hero.auto", "a push in navigation, a slide between tabs, a fade elsewhere",
        from: library, HeroAutomatic())
    ]
    + HeroTransition.Kind.directed.flatMap { kind in
      HeroTransition.Direction.allCases.map { direction in
        Preset(
          "hero.\(kind.rawValue)-\(direction.rawValue)", summary(kind), from: library,
          HeroTransition(kind, direction))
      }
    }
    + [HeroTransition.Kind.zoom, .zoomOut].map { kind in
      Preset("hero.\(kind.rawValue)", summary(kind), from: library, HeroTransition(kind))
    } + [
      Preset(
        "hero.fade", summary(.fade), from: library, reduced: nil, HeroTransition(.fade))
    ]

  private static func summary(_ kind: HeroTransition.Kind) -> String {
    switch kind {
    case .push: "the arriving screen covers the other, which moves by a third"
    case .pull: "the leaving screen uncovers the other, which comes by a third"
    case .cover: "the arriving screen slides over the other, which grows darker"
    case .uncover: "the leaving screen slides off the other, which grows lighter"
    case .slide: "both screens move a whole length"
    case .zoomSlide: "both screens move a whole length and are smaller outside"
    case .pageIn: "the arriving screen slides over the other, which shrinks"
    case .pageOut: "the leaving screen slides off the other, which grows"
    case .zoom: "the leaving screen grows and fades out above the other, which grows too"
    case .zoomOut: "the arriving screen shrinks and fades in above the other, which shrinks too"
    case .fade: "the arriving screen fades in"
    }
  }
}
