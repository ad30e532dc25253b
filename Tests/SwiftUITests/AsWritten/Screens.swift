// Screens as apps write them, by the names and defaults that Apple's have: that this file compiles is the test.

import SwiftUI

private enum Route: Hashable, Codable { case detail(Int), settings }

private struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "It failed." }
}

private struct Library: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var notes = [Note(id: 1, title: "One"), Note(id: 2, title: "Two")]
  @State private var selected: Note?
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  @Namespace private var namespace

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(notes) { note in
            NavigationLink(value: note) {
              Label(note.title, systemImage: "note")
            }
            .matchedTransitionSource(id: note.id, in: namespace)
          }
          NavigationLink("Settings", value: Route.settings)
          NavigationLink("About", destination: Text("About"))
          NavigationLink(destination: Detail(note: notes[0])) { Text("First") }
          NavigationLink {
            Detail(note: notes[1])
          } label: {
            Text("Second")
          }
        }
      }
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Note.self) { note in
        Detail(note: note).navigationTransition(.zoom(sourceID: note.id, in: namespace))
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let number): Text("Detail \(number)")
        case .settings: Text("Settings")
        }
      }
      .navigationDestination(item: $selected, destination: Detail.init)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Delete", role: .destructive) { isAsking = true }
          Spacer()
          if notes.isEmpty { Text("None") } else { Text("\(notes.count) notes") }
        }
        if #available(iOS 16.0, *) {
          ToolbarItem(placement: .principal) { Text("Library").font(.headline) }
        }
      }
      .toolbar(.visible, for: .navigationBar, .bottomBar)
      .toolbarBackground(.thinMaterial, for: .navigationBar)
      .toolbarBackground(Color.blue, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
    .sheet(isPresented: $isAdding, onDismiss: { notes.removeLast() }) {
      Form2(detent: $detent)
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { path.removeLast(path.count) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("All \(notes.count) notes")
    }
    .alert("Failed", isPresented: .constant(failure != nil), presenting: failure) { _ in
      Button("OK") { failure = nil }
    } message: { failure in
      Text(failure.localizedDescription)
    }
    .alert(isPresented: .constant(false), error: failure) { Button("OK") {} }
    .confirmationDialog("Choose", isPresented: $isChoosing, titleVisibility: .visible) {
      ForEach(notes) { note in Button(note.title) { selected = note } }
    }
  }
}

private struct Detail: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  let note: Note
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(note.title)
      Button("Back", action: { presentationMode.wrappedValue.dismiss() })
      Button("Close") { dismiss() }
    }
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(leading: Button("Back") { dismiss() }, trailing: Text("Edit"))
    .fullScreenCover(isPresented: $isShown) { Text("Cover") }
    .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Popover").padding() }
    .toolbar { Button("Share") { isShown.toggle() } }
    .toolbar(content: items)
  }

  @ToolbarContentBuilder private func items() -> some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
    if isShown {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    } else {
      ToolbarItem { EmptyView() }
    }
  }
}

private struct Form2: View {
  @Binding var detent: PresentationDetent

  var body: some View {
    NavigationView {
      Text("New")
        .navigationBarTitle("New", displayMode: .inline)
        .navigationBarTitle(Text("New"))
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
    .presentationDragIndicator(.visible)
    .presentationCornerRadius(20)
    .presentationBackground(.regularMaterial)
    .presentationBackground { Color.blue }
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .interactiveDismissDisabled()
  }
}

private struct Old: View {
  @State private var note: Note?
  @State private var isActive = false
  @State private var selection: String?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("A"), isActive: $isActive) { EmptyView() }
        NavigationLink("B", destination: Text("B"), tag: "b", selection: $selection)
        NavigationLink(destination: Text("C"), tag: "c", selection: $selection) { Text("C") }
      }
      .alert(item: $note) { note in
        Alert(
          title: Text(note.title), message: Text("message"),
          dismissButton: .default(Text("OK")) { isActive = true })
      }
      .actionSheet(isPresented: $isActive) {
        ActionSheet(
          title: Text("Sheet"), message: nil,
          buttons: [.default(Text("A")) { note = nil }, .destructive(Text("B")), .cancel()])
      }
      .sheet(item: $note) { note in Text(note.title) }
    }
  }
}
