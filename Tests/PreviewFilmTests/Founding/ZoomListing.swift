// The zoom of document 003, in the words of an app.

import SwiftUI

struct PhotoGrid: View {
  @Namespace private var ns
  let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple]

  var body: some View {
    NavigationStack {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 4), count: 3), spacing: 4) {
        ForEach(colors.indices, id: \.self) { index in
          NavigationLink {
            PhotoScreen(color: colors[index])
              .navigationTransition(.zoom(sourceID: index, in: ns))
          } label: {
            Photo(color: colors[index])
              .frame(height: 124)
              .matchedTransitionSource(id: index, in: ns)
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("Photos")
    }
  }
}

struct Photo: View {
  let color: Color
  var body: some View {
    LinearGradient(
      colors: [color, color.opacity(0.5)], startPoint: .top, endPoint: .bottom
    )
    .overlay(alignment: .bottom) { Circle().fill(.white).frame(width: 40, height: 40).padding(8) }
  }
}

struct PhotoScreen: View {
  @Environment(\.dismiss) private var dismiss
  let color: Color
  var body: some View {
    VStack {
      Photo(color: color).frame(height: 390)
      Text("A photograph").font(.title2)
      Button("Close") { dismiss() }
      Spacer()
    }
    .navigationTitle("Photo").navigationBarTitleDisplayMode(.inline)
  }
}
