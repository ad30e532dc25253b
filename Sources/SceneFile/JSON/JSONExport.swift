// Whoever describes values by rules writes their examples and defaults in JSON, and whoever reads
// files quotes them, so that the three come together.
@_exported public import SegueJSON
@_exported public import SegueWords
