// 'UIKit' is the name under which app code knows it.

@_exported public import HeadlessUIKit
@_exported public import CoreGraphics
@_exported public import QuartzCore
