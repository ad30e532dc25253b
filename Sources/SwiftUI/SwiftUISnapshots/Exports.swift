// The names that a test of views sees beside SwiftUI's own: fewer than a test of scenes, where `Color`, `Canvas` and
// `Animation` mean something else.

@_exported public import func SegueUIKitSnapshots.expectTransition
@_exported public import enum SegueVerification.Tolerance
