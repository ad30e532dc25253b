// Everything for programs that make films, behind one import.

@_exported public import SegueFilms
@_exported public import SegueGeometry
@_exported public import SegueJSON
@_exported public import SegueVideo
@_exported public import SegueMotion
@_exported public import SegueImages
@_exported public import SeguePresets
@_exported public import SegueRaster
@_exported public import SegueRendering
@_exported public import SegueSceneFile
@_exported public import SegueSceneGraph
@_exported public import SegueTransitions
