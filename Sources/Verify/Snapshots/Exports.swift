// A test that makes its film in Swift needs the words for it; one import brings them all.

@_exported public import SegueMotionAssertions
@_exported public import SegueGeometry
@_exported public import SegueFiles
@_exported public import SegueMotion
@_exported public import SeguePresets
@_exported public import SegueSceneGraph
@_exported public import SegueTransitions
@_exported public import SegueVerification
