// Whoever imports SwiftUI sees what it builds on, as with Apple's frameworks.

@_exported public import Combine
@_exported public import HeadlessUIKit
@_exported public import Observation
