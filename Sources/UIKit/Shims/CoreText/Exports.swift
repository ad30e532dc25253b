// 'CoreText' is the name under which app code knows it; its fonts are UIKit's.

@_exported public import HeadlessUIKit
