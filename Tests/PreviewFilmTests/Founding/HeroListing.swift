// The hero of document 003, in the words of an app: one namespace, and one picture on two screens.

import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let color: Color
}

struct ShopScreen: View {
  let products = [
    Product(id: 0, name: "Chair", color: .orange), Product(id: 1, name: "Lamp", color: .teal),
    Product(id: 2, name: "Table", color: .indigo), Product(id: 3, name: "Shelf", color: .pink),
  ]
  @State private var selected: Product?
  @Namespace private var heroNamespace

  var body: some View {
    ZStack {
      // List
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
          ForEach(products) { product in
            VStack(alignment: .leading) {
              if selected?.id != product.id {
                RoundedRectangle(cornerRadius: 12)
                  .fill(product.color)
                  .matchedGeometryEffect(id: product.id, in: heroNamespace)
                  .frame(height: 140)
              } else {
                Color.clear.frame(height: 140)
              }
              Text(product.name).font(.headline)
            }
            .onTapGesture {
              withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = product }
            }
          }
        }
        .padding()
      }

      // Detail screen
      if let product = selected {
        VStack(alignment: .leading, spacing: 16) {
          RoundedRectangle(cornerRadius: 12)
            .fill(product.color)
            .matchedGeometryEffect(id: product.id, in: heroNamespace)
            .frame(height: 320)
          Text(product.name).font(.largeTitle).bold().padding(.horizontal)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(Color(white: 0.97).ignoresSafeArea())
        .onTapGesture { withAnimation(.spring()) { selected = nil } }
      }
    }
  }
}
