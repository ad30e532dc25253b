// The names of kinds of files, such as kUTTypeImage, are declared beside the sources of pictures.

@_exported public import HeadlessUIKit
