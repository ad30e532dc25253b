// Whoever imports UIKit sees what it builds on, as with Apple's frameworks.

@_exported public import HeadlessQuartzCore
