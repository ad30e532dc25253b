import SegueTransitions

extension PresetCatalog {
  private static let library =
    "Hero: 0.35 s, its standard curve, decelerating where a screen covers"

  /// The Hero library's default animations, over black, above which views of one `heroID` move.
  static let hero: [Preset] =
    [row("auto", "a push in navigation, a slide between tabs, a fade elsewhere", HeroAutomatic())]
    + HeroTransition.Kind.directed.flatMap { kind in
      HeroTransition.Direction.allCases.map { direction in
        row(
          "\(kind.rawValue)-\(direction.rawValue)", summary(kind), HeroTransition(kind, direction))
      }
    }
    + [HeroTransition.Kind.zoom, .zoomOut].map { kind in
      row(kind.rawValue, summary(kind), HeroTransition(kind))
    } + [row("fade", summary(.fade), reduced: nil, HeroTransition(.fade))]

  private static func row(
    _ name: String, _ summary: String, reduced: String? = "classic.cross-fade",
    _ transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "hero.\(name)", summary, from: library, reduced: reduced,
      MatchedTransition(transition, HeroMatch(), isAsked: false))
  }

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
