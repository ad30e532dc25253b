import SwiftUI

// Controls as apps write them, by the names and defaults that Apple's have: that this file compiles is the test.

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate
  var id: Self { self }
}

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

private struct RingStyle: ProgressViewStyle {
  var color: Color = .blue
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    ZStack {
      Circle().stroke(lineWidth: 8).opacity(0.2)
      Circle().trim(from: 0, to: CGFloat(fraction)).stroke(color, lineWidth: 8)
      if let label = configuration.currentValueLabel { label }
    }
  }
}

private struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct Choices: View {
  @State private var flavor: Flavor = .vanilla
  @State private var maybe: Flavor? = nil
  @State private var count = 3
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color: Color = .red

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
      }
      Picker(selection: $flavor, label: Text("Flavor")) {
        Text("A").tag(Flavor.vanilla)
        Text("B").tag(Flavor.chocolate)
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker("Maybe", selection: $maybe) {
        Text("None").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag(Flavor?.some($0)) }
      }
      .pickerStyle(.inline).labelsHidden()
      Picker("Count", selection: $count.animation(.spring())) {
        ForEach(0..<5) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
      DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
      DatePicker("Date", selection: $date, in: ...date, displayedComponents: [.date])
      ColorPicker("Color", selection: $color, supportsOpacity: false)
    }
  }
}

private struct Numbers: View {
  @State private var count = 3
  @State private var speed = 50.0
  @State private var isEditing = false
  @State private var isOn = true

  var body: some View {
    VStack {
      Slider(value: $speed, in: 0...100, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { editing in
        isEditing = editing
      }
      Slider(value: $speed, in: 0...100) { isEditing = $0 }
      Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...10)
      Stepper("Count: \(count)", value: $count, in: 0...10, step: 2)
      Stepper(value: $count, in: 1...5) { Text("\(count)") }
      Stepper("Go", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Toggle("On", isOn: $isOn).toggleStyle(CheckboxStyle())
      Toggle(isOn: $isOn.animation()) { Label("Wifi", systemImage: "wifi") }
        .toggleStyle(.switch).tint(.orange)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).scaleEffect(1.5)
      ProgressView("Loading…", value: speed, total: 100).progressViewStyle(RingStyle())
      Gauge(value: speed, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(speed))")
      }
      .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
    }
  }
}

private struct Login: View {
  enum Field: Hashable { case name, password }
  @State private var name = ""
  @State private var age: Int? = nil
  @State private var price = 1.5
  @FocusState private var focusedField: Field?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
        .focused($focusedField, equals: .name)
      TextField("Bio", text: $name, prompt: Text("Required"), axis: .vertical).lineLimit(3...)
      TextField("Age", value: $age, format: .number)
      TextField("Price", value: $price, format: .currency(code: "USD"))
      SecureField("Password", text: $name).focused($focusedField, equals: .password)
      TextEditor(text: $name).frame(height: 100).focused($isFocused)
    }
    .onAppear { focusedField = .name }
  }
}

private struct Boxes: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Price", value: 3.5, format: .number)
      GroupBox(label: Label("Heart", systemImage: "heart")) { Text("72") }
        .groupBoxStyle(CardStyle())
      DisclosureGroup("More", isExpanded: $isOpen) {
        Text("One")
        Text("Two")
      }
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      Menu("Options") {
        Button("A") {}
        Divider()
        Menu("More") { Button("B", role: .destructive) {} }
      }
      ShareLink("Share", item: "words")
      Button(role: .cancel) {
      } label: {
        Text("C")
      }
      .buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule)
      .keyboardShortcut(.defaultAction)
    }
  }
}
