// Whoever describes values by rules writes their examples and defaults in JSON, so that the two
// come together.
@_exported public import SegueJSON
