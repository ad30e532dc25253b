// The names that a program sees by 'import Segue', and no others: each is a promise.
//
// They are passed on one by one. A type comes with its members, wherever these are declared; operators
// don't come with it. A type alias would not do: a client that asks for the visibility of members by
// import (SE-0444) would not find one of them, not even an initializer.

// Layers: boxes with properties, content and children.

@_exported public import enum SegueGeometry.CornerCurve
@_exported public import struct SegueGeometry.CornerRadii
@_exported public import struct SegueGeometry.Insets
@_exported public import struct SegueGeometry.Point
@_exported public import struct SegueGeometry.Rect
@_exported public import struct SegueGeometry.Size
@_exported public import struct SegueGeometry.UnitPoint
@_exported public import struct SegueGeometry.Vector
@_exported public import enum SegueSceneGraph.BlendMode
@_exported public import struct SegueSceneGraph.Border
@_exported public import struct SegueSceneGraph.Canvas
@_exported public import enum SegueSceneGraph.Filter
@_exported public import struct SegueSceneGraph.Layer
@_exported public import enum SegueSceneGraph.LayerBuilder
@_exported public import struct SegueSceneGraph.LayerID
@_exported public import struct SegueSceneGraph.LayerProperties
@_exported public import struct SegueSceneGraph.LayerTransform
@_exported public import struct SegueSceneGraph.MatchKey
@_exported public import struct SegueSceneGraph.Shadow

// Content of layers: colors, pictures, texts, shapes.

@_exported public import struct SegueGeometry.Angle
@_exported public import enum SegueGeometry.FillRule
@_exported public import struct SegueGeometry.Path
@_exported public import enum SegueGeometry.PathElement
@_exported public import struct SegueSceneGraph.AssetID
@_exported public import struct SegueSceneGraph.Color
@_exported public import enum SegueSceneGraph.Content
@_exported public import struct SegueSceneGraph.Font
@_exported public import struct SegueSceneGraph.Gradient
@_exported public import struct SegueSceneGraph.ImageContent
@_exported public import enum SegueSceneGraph.Paint
@_exported public import struct SegueSceneGraph.ShapeContent
@_exported public import enum SegueSceneGraph.ShapeForm
@_exported public import struct SegueSceneGraph.Stroke
@_exported public import struct SegueSceneGraph.TextContent
@_exported public import struct SegueSceneGraph.TextRun

// Movement: properties, curves, and animations on a timeline.

@_exported public import struct SegueMotion.AnimatedScene
@_exported public import struct SegueMotion.Animation
@_exported public import struct SegueMotion.Easing
@_exported public import enum SegueMotion.Fill
@_exported public import struct SegueMotion.FrameRate
@_exported public import struct SegueMotion.Keyframes
@_exported public import struct SegueMotion.LayerAnimations
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
@_exported public import enum SegueTransitions.InterruptionRule
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

// Films: drawn into memory, or written to files.

@_exported public import struct SegueFilms.Film
@_exported public import enum SegueFilms.FilmError
@_exported public import struct SegueFilms.FilmProgress
@_exported public import struct SegueFilms.FilmSettings
@_exported public import struct SegueFilms.FrameSelection
@_exported public import struct SegueFilms.HeldFrames
@_exported public import struct SegueFilms.OutputOptions
@_exported public import struct SegueFilms.WrittenFilm
@_exported public import struct SegueRaster.Pixel
@_exported public import struct SegueRaster.Surface
@_exported public import struct SegueRendering.AssetRequest
@_exported public import enum SegueVideo.MovieCodec
@_exported public import enum SegueVideo.MovieQuality
