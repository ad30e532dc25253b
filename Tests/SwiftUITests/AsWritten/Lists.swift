// Lists, tabs and what changes nothing seen, as apps write them: that this file compiles is the test.

import SwiftUI

private struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct FruitList: View {
  @State private var fruits = [Fruit(id: 0, name: "Apples"), Fruit(id: 1, name: "Pears")]
  @State private var chosen: Fruit.ID?
  @State private var several: Set<Int> = []
  @State private var search = ""
  @State private var isOn = false

  var body: some View {
    TabView {
      List(selection: $chosen) {
        Section(header: Text("Fruit"), footer: Text("All")) {
          ForEach($fruits) { $fruit in
            Text(fruit.name)
              .listRowInsets(EdgeInsets())
              .listRowBackground(Color.clear)
              .listRowSeparator(.hidden)
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) {
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .contextMenu { Button("Copy") {} }
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        .headerProminence(.increased)
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .refreshable { await Task.yield() }
      .searchable(text: $search, prompt: "Search fruit")
      .tabItem { Label("Fruit", systemImage: "leaf") }
      List(fruits) { fruit in Text(fruit.name).accessibilityLabel("Fruit \(fruit.name)") }
        .tabItem {
          Image(systemName: "list.bullet")
          Text("Plain")
        }
        .badge(fruits.count)
      List(fruits, id: \.name, selection: $several) { Text($0.name) }
      List($fruits) { $fruit in Text(fruit.name).help("A fruit") }
      List(0..<3) { Text("\($0)") }
      Form {
        Section("Entries") {
          Text("One").keyboardType(.decimalPad).textContentType(.emailAddress)
            .textInputAutocapitalization(.never).autocorrectionDisabled()
            .submitLabel(.done).onSubmit { isOn = true }
          Button("Add", systemImage: "plus", action: add)
        }
      }
      .formStyle(.grouped)
      .scrollDismissesKeyboard(.interactively)
      .sensoryFeedback(.impact(weight: .light), trigger: isOn)
      .onOpenURL { _ in }
      .onHover { isOn = $0 }
      .textSelection(.enabled)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityAction(named: "Add") { add() }
      .persistentSystemOverlays(.hidden)
      .statusBarHidden()
    }
  }

  private func add() { withAnimation { fruits.append(Fruit(id: fruits.count, name: "More")) } }
}

private struct Tabs: View {
  private enum Place: Hashable { case home, search }
  @State private var place = Place.home

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { FruitList() }
      Tab("Search", systemImage: "magnifyingglass", value: Place.search, role: .search) {
        Text("Search").redacted(reason: .placeholder).glassEffect(.regular.tint(.red), in: .rect)
        Button("Glass") {}.buttonStyle(.glass)
      }
      .badge("New")
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct ListApp: App {
  var body: some Scene {
    WindowGroup { Tabs() }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Fruit") { Button("Add") {} }
      }
  }
}
