// The names of all transitions as the compiler knows them: `.ios(.push)` is the preset `ios.push`. A
// preset has its name in the catalog and a case here; `PresetNameTests` says where one is missing.

public import SegueTransitions

/// The names of one family of presets.
public protocol PresetName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The family's name in front of the dot.
  static var family: String { get }
}

extension PresetName {
  /// The preset with this name and some of its parameters changed; to set one that it does not take is
  /// a mistake of the program.
  public func preset(_ settings: PresetSettings) -> Preset {
    do throws(TransitionError) {
      return settings.isEmpty ? preset : try preset.with(settings)
    } catch {
      preconditionFailure("\(error): \(error.hint ?? "")")
    }
  }

  /// The preset with this name.
  public var preset: Preset {
    guard let preset = PresetCatalog.preset(named: "\(Self.family).\(rawValue)") else {
      preconditionFailure("the catalog has lost '\(Self.family).\(rawValue)'")
    }
    return preset
  }
}

/// Transitions that everybody has made by hand.
public enum ClassicPreset: String, PresetName {
  case none, crossFade = "cross-fade", fade, rotateScale = "rotate-scale", slideUp = "slide-up"

  /// The name of the family.
  public static let family = "classic"
}

/// Those of the published navigation library.
public enum ComposedPreset: String, PresetName {
  case `default`, slide, slideVertical = "slide-vertical", fadeIn = "fade-in",
    fadeOut = "fade-out", fadeCross = "fade-cross", flip, flipVertical = "flip-vertical", zoom,
    zoomSlide = "zoom-slide", slideFadeIn = "slide-fade-in", slideFadeOut = "slide-fade-out",
    swing

  /// The name of the family.
  public static let family = "composed"
}

/// Transitions that UIKit brings along.
public enum IOSPreset: String, PresetName {
  case push, pushLegacy = "push-legacy", push26 = "push-26", cover, dissolve, flip, zoom,
    sheet13 = "sheet-13", sheet18 = "sheet-18", sheet26 = "sheet-26",
    sheetMedium = "sheet-medium", formSheet = "form-sheet", sheetFade = "sheet-fade",
    sheetMediumFade = "sheet-medium-fade", formSheetFade = "form-sheet-fade",
    matchedGeometry = "matched-geometry"

  /// The name of the family.
  public static let family = "ios"
}

/// The transitions of Core Animation.
public enum CoreAnimationPreset: String, PresetName {
  case fade, moveInFromRight = "move-in-from-right", moveInFromLeft = "move-in-from-left",
    moveInFromTop = "move-in-from-top", moveInFromBottom = "move-in-from-bottom",
    pushFromRight = "push-from-right", pushFromLeft = "push-from-left",
    pushFromTop = "push-from-top", pushFromBottom = "push-from-bottom",
    revealFromRight = "reveal-from-right", revealFromLeft = "reveal-from-left",
    revealFromTop = "reveal-from-top", revealFromBottom = "reveal-from-bottom",
    cubeFromRight = "cube-from-right", cubeFromLeft = "cube-from-left",
    cubeFromTop = "cube-from-top", cubeFromBottom = "cube-from-bottom",
    flipFromRight = "flip-from-right", flipFromLeft = "flip-from-left",
    flipFromTop = "flip-from-top", flipFromBottom = "flip-from-bottom"

  /// The name of the family.
  public static let family = "core-animation"
}

/// The defaults of the library Hero.
public enum HeroPreset: String, PresetName {
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
  public static let family = "hero"
}

/// Ionic's pages and modals.
public enum IonicPreset: String, PresetName {
  case push, pushMd = "push-md", modal, card, modalMd = "modal-md"

  /// The name of the family.
  public static let family = "ionic"
}

/// Those of React Navigation.
public enum ReactNavigationPreset: String, PresetName {
  case slideFromRight = "slide-from-right", slideFromLeft = "slide-from-left",
    modalSlideFromBottom = "modal-slide-from-bottom", modalPresentation = "modal-presentation",
    modalPresentation26 = "modal-presentation-26", modalFade = "modal-fade",
    crossDissolve = "cross-dissolve", modalFlip = "modal-flip", tabFade = "tab-fade",
    tabShift = "tab-shift", fadeFromBottom = "fade-from-bottom",
    revealFromBottom = "reveal-from-bottom", scaleFromCenter = "scale-from-center",
    fadeFromRight = "fade-from-right", bottomSheet = "bottom-sheet", dialog

  /// The name of the family.
  public static let family = "react-navigation"
}

/// Those of react-native-screens.
public enum ReactNativeScreensPreset: String, PresetName {
  case simplePush = "simple-push", slideFromLeft = "slide-from-left",
    slideFromBottom = "slide-from-bottom", fade, fadeFromBottom = "fade-from-bottom", flip,
    iosFromRight = "ios-from-right", iosFromLeft = "ios-from-left", none

  /// The name of the family.
  public static let family = "react-native-screens"
}

/// Those of Jetpack Compose.
public enum ComposePreset: String, PresetName {
  case navHost = "nav-host", animatedContent = "animated-content", crossfade, slide,
    slideInto = "slide-into", enterExit = "enter-exit", expand, scale, veil,
    predictivePop = "predictive-pop", sharedElement = "shared-element",
    sharedBounds = "shared-bounds"

  /// The name of the family.
  public static let family = "compose"
}

/// Android's activities and back gestures.
public enum AndroidPreset: String, PresetName {
  case nougat, pie, q, version14 = "14", bottomSheet = "bottom-sheet", dialog,
    predictiveBack = "predictive-back"

  /// The name of the family.
  public static let family = "android"
}

/// The patterns of Material motion.
public enum MaterialPreset: String, PresetName {
  case sharedAxisX = "shared-axis-x", sharedAxisY = "shared-axis-y",
    sharedAxisZ = "shared-axis-z", fadeThrough = "fade-through", fade,
    elevationScale = "elevation-scale", containerTransform = "container-transform",
    containerTransformArc = "container-transform-arc", bottomSheet = "bottom-sheet",
    bottomSheet2 = "bottom-sheet-2", sideSheet = "side-sheet", surface, dialog

  /// The name of the family.
  public static let family = "material"
}

/// Flutter's pages and sheets.
public enum FlutterPreset: String, PresetName {
  case cupertino, cupertinoFullscreenDialog = "cupertino-fullscreen-dialog",
    cupertinoSheet = "cupertino-sheet", cupertinoPopup = "cupertino-popup",
    cupertinoAlert = "cupertino-alert", zoom, fadeForwards = "fade-forwards",
    fadeUpwards = "fade-upwards", openUpwards = "open-upwards", bottomSheet = "bottom-sheet",
    predictiveBack = "predictive-back", predictiveBackFullscreen = "predictive-back-fullscreen",
    dialog, fadeScale = "fade-scale", fadeThrough = "fade-through", sharedAxisX = "shared-axis-x",
    sharedAxisY = "shared-axis-y", sharedAxisZ = "shared-axis-z",
    openContainer = "open-container", openContainerThrough = "open-container-through"

  /// The name of the family.
  public static let family = "flutter"
}

/// The view transitions of CSS.
public enum CSSPreset: String, PresetName {
  case viewTransition = "view-transition", fadeOut = "fade-out", fadeIn = "fade-in"

  /// The name of the family.
  public static let family = "css"
}

/// Those of Figma's prototypes.
public enum FigmaPreset: String, PresetName {
  case smartAnimate = "smart-animate"

  /// The name of the family.
  public static let family = "figma"
}

/// The names of FFmpeg's filter xfade.
public enum XFadePreset: String, PresetName {
  case fade, fadeblack, fadewhite, fadegrays, fadefast, fadeslow, distance, pixelize, hblur,
    dissolve, wipeleft, wiperight, wipeup, wipedown,
    wipetl, wipetr, wipebl, wipebr, smoothleft, smoothright, smoothup, smoothdown, circleopen,
    circleclose, vertopen, vertclose, horzopen, horzclose, radial, diagtl, diagtr, diagbl, diagbr,
    hlslice, hrslice, vuslice, vdslice, hlwind, hrwind, vuwind, vdwind, circlecrop, rectcrop,
    slideleft, slideright, slideup, slidedown, coverleft, coverright, coverup, coverdown,
    revealleft, revealright, revealup, revealdown, squeezeh, squeezev, zoomin

  /// The name of the family.
  public static let family = "xfade"
}

extension ScreenTransition where Self == Preset {
  /// Returns a transition that everybody has made by hand.
  public static func classic(_ name: ClassicPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Those of the published navigation library.
  public static func composed(_ name: ComposedPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Returns a transition that UIKit brings along.
  public static func ios(_ name: IOSPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// The transitions of Core Animation.
  public static func coreAnimation(
    _ name: CoreAnimationPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }

  /// The defaults of the library Hero.
  public static func hero(_ name: HeroPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Ionic's pages and modals.
  public static func ionic(_ name: IonicPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Those of React Navigation.
  public static func reactNavigation(
    _ name: ReactNavigationPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }

  /// Those of react-native-screens.
  public static func reactNativeScreens(
    _ name: ReactNativeScreensPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }

  /// Those of Jetpack Compose.
  public static func compose(_ name: ComposePreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Android's activities and back gestures.
  public static func android(_ name: AndroidPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// The patterns of Material motion.
  public static func material(_ name: MaterialPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Flutter's pages and sheets.
  public static func flutter(_ name: FlutterPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// The view transitions of CSS.
  public static func css(_ name: CSSPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// Those of Figma's prototypes.
  public static func figma(_ name: FigmaPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }

  /// The names of FFmpeg's filter xfade.
  public static func xfade(_ name: XFadePreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
