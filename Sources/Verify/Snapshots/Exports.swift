// The names that a test sees by 'import SegueSnapshots', beside those of this module: each is a promise.
//
// They are passed on one by one. A type comes with its members, wherever these are declared; operators
// don't come with it. A type alias would not do: a client that asks for the visibility of members by
// import (SE-0444) would not find one of them, not even an initializer. A test whose film has texts,
// pictures or shapes imports Segue as well: the same names may come from both.

// Layers: boxes with properties, content and children.

@_exported public import struct SegueGeometry.CornerRadii
@_exported public import struct SegueGeometry.Point
@_exported public import struct SegueGeometry.Rect
@_exported public import struct SegueGeometry.Size
@_exported public import struct SegueSceneGraph.Canvas
@_exported public import struct SegueSceneGraph.Layer
@_exported public import enum SegueSceneGraph.LayerBuilder
@_exported public import struct SegueSceneGraph.LayerID
@_exported public import struct SegueSceneGraph.LayerProperties
@_exported public import struct SegueSceneGraph.LayerTree

// Content of layers: colors, pictures, texts, shapes.

@_exported public import struct SegueSceneGraph.Color
@_exported public import enum SegueSceneGraph.Content
@_exported public import enum SegueSceneGraph.Paint

// Movement: properties, curves, and animations on a timeline.

@_exported public import struct SegueMotion.AnimatedScene
@_exported public import struct SegueMotion.Animation
@_exported public import struct SegueMotion.Easing
@_exported public import struct SegueMotion.Epoch
@_exported public import enum SegueMotion.Fill
@_exported public import struct SegueMotion.FrameRate
@_exported public import struct SegueMotion.LayerAnimations
@_exported public import struct SegueMotion.Mark
@_exported public import struct SegueMotion.Spring
@_exported public import struct SegueMotion.Time
@_exported public import struct SegueMotion.Timeline
@_exported public import struct SegueMotion.Timing
@_exported public import enum SegueMotion.TimingCurve
@_exported public import enum SegueSceneGraph.Property
@_exported public import enum SegueSceneGraph.Value

// Screens, and what happens between them.

@_exported public import struct SegueTransitions.Flow
@_exported public import struct SegueTransitions.Gesture
@_exported public import enum SegueTransitions.Operation
@_exported public import enum SegueTransitions.ReleaseRule
@_exported public import struct SegueTransitions.Route
@_exported public import struct SegueTransitions.Screen
@_exported public import struct SegueTransitions.Step
@_exported public import struct SegueTransitions.TransitionEnvironment

// Transitions by their names.

@_exported public import enum SeguePresets.IOSPreset
@_exported public import enum SeguePresets.MaterialPreset
@_exported public import struct SeguePresets.Preset
@_exported public import enum SeguePresets.PresetCatalog
@_exported public import protocol SegueTransitions.ScreenTransition

// Transitions written as an app's own are: what is inserted, and what is removed.

@_exported public import protocol SeguePresets.AtomicTransition
@_exported public import enum SeguePresets.AtomicTransitionBuilder
@_exported public import struct SeguePresets.BringToFront
@_exported public import struct SeguePresets.ComposedAnimation
@_exported public import enum SeguePresets.Edge
@_exported public import struct SeguePresets.Fade
@_exported public import struct SeguePresets.Move
@_exported public import protocol SeguePresets.NavigationTransition
@_exported public import enum SeguePresets.NavigationTransitionBuilder
@_exported public import struct SeguePresets.OnInsertion
@_exported public import struct SeguePresets.OnPop
@_exported public import struct SeguePresets.OnPush
@_exported public import struct SeguePresets.OnRemoval
@_exported public import struct SeguePresets.Opacity
@_exported public import struct SeguePresets.Scale
@_exported public import struct SeguePresets.Slide

// Verification: what is recorded, tolerated and expected.

@_exported public import struct SegueFiles.GoldenError
@_exported public import enum SegueFiles.RecordMode
@_exported public import struct SegueMotionAssertions.IsMonotone
@_exported public import struct SegueMotionAssertions.Moves
@_exported public import enum SegueMotionAssertions.Region
@_exported public import struct SegueRendering.AssetRequest
@_exported public import struct SegueSceneGraph.Scene
@_exported public import protocol SegueVerification.FilmGolden
@_exported public import enum SegueVerification.GoldenExhibit
@_exported public import protocol SegueVerification.GoldenStrategy
@_exported public import struct SegueVerification.SnapshotCase
@_exported public import protocol SegueVerification.TextGolden
@_exported public import enum SegueVerification.Tolerance
@_exported public import struct SegueVerification.Verdict
