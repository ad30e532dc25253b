// Whoever imports Core Animation sees what it builds on, as with Apple's frameworks.

@_exported public import HeadlessCoreGraphics
@_exported public import ObjectiveC
