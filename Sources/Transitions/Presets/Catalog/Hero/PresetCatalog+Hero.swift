package import SegueTransitions

extension PresetCatalog {
  private static let library =
    "Hero: 0.35 s, its standard curve, decelerating where a screen covers"

  /// The Hero library's default animations, over black, above which views of one `heroID` move.
  static let hero: [Preset] =
    [
      row(
        "auto", "a push in navigation, a slide between tabs, a fade elsewhere",
        transition: HeroAutomatic())
    ]
    + HeroTransition.Kind.directed.flatMap { kind in
      HeroTransition.Direction.allCases.map { direction in
        row(
          "\(kind.rawValue)-\(direction.rawValue)", summary(kind),
          transition: HeroTransition(kind, direction))
      }
    }
    + [HeroTransition.Kind.zoom, .zoomOut].map { kind in
      row(kind.rawValue, summary(kind), transition: HeroTransition(kind))
    } + [row("fade", summary(.fade), reduced: nil, transition: HeroTransition(.fade))]

  private static func row(
    _ name: String, _ summary: String, reduced: String? = "classic.cross-fade",
    transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "hero.\(name)", summary, from: library, reduced: reduced,
      transition: MatchedTransition(transition, HeroMatch(), isAsked: false))
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

/// The defaults of the library Hero.
package enum HeroPreset: String, PresetName {
  case auto, pushLeft = "push-left", pushRight = "push-right", pushUp = "push-up",
    pushDown = "push-down", pullLeft = "pull-left", pullRight = "pull-right", pullUp = "pull-up",
    pullDown = "pull-down", coverLeft = "cover-left", coverRight = "cover-right",
    coverUp = "cover-up", coverDown = "cover-down", uncoverLeft = "uncover-left",
    uncoverRight = "uncover-right", uncoverUp = "uncover-up", uncoverDown = "uncover-down",
    slideLeft = "slide-left", slideRight = "slide-right", slideUp = "slide-up",
    slideDown = "slide-down", zoomSlideLeft = "zoom-slide-left",
    zoomSlideRight = "zoom-slide-right", zoomSlideUp = "zoom-slide-up",
    zoomSlideDown = "zoom-slide-down", pageInLeft = "page-in-left", pageInRight = "page-in-right",
    pageInUp = "page-in-up", pageInDown = "page-in-down", pageOutLeft = "page-out-left",
    pageOutRight = "page-out-right", pageOutUp = "page-out-up", pageOutDown = "page-out-down",
    zoom, zoomOut = "zoom-out", fade

  /// The name of the family.
  package static let family = "hero"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .reverse, from: "Hero.shared.cancel(animate:): its progress runs back to 0")
}

extension ScreenTransition where Self == Preset {
  /// The defaults of the library Hero.
  package static func hero(_ name: HeroPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
