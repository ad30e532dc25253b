// The published library's names for the composed model.

@_exported public import SeguePresets
@_exported public import SwiftUI

public typealias NavigationTransitionProtocol = SeguePresets.NavigationTransition
public typealias AtomicTransitionProtocol = SeguePresets.AtomicTransition
public typealias MirrorableAtomicTransitionProtocol = SeguePresets.MirrorableAtomicTransition
