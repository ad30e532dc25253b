// Sources of pictures are declared with UIKit, which knows pictures.

@_exported public import HeadlessUIKit
