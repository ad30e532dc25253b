// 'SwiftUI' is the name under which app code knows it.

@_exported public import HeadlessSwiftUI
