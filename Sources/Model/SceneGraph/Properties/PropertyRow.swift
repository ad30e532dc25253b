import SegueGeometry

/// All that is known about a property: its name, its kind, and how it is read and written.
///
/// What it is where nobody says is the default of the stored property that it reads.
struct PropertyRow {
  /// The value in a layer; `nil` where the layer has nothing of the kind.
  typealias Get<Part> = @Sendable (LayerProperties) -> Part?
  /// Gives a layer the value; one that has nothing of the kind stays as it is.
  typealias Set<Part> = @Sendable (inout LayerProperties, Part) -> Void

  /// Accessors that read and write a property.
  ///
  /// A row is made anew for each access, thousands of times in a frame; it takes no memory, as long as
  /// its functions capture nothing.
  enum Access {
    case number(Get<Double>, Set<Double>)
    case numbers(Get<SIMD4<Double>>, Set<SIMD4<Double>>)
    case transform(Get<Transform>, Set<Transform>)
    case path(Get<Path>, Set<Path>)
    case paint(Get<Paint>, Set<Paint>)
    case flag(Get<Bool>, Set<Bool>)
    /// The amount of one filter of a list.
    case amount(
      Int, @Sendable (LayerProperties, Int) -> Double?,
      @Sendable (inout LayerProperties, Int, Double) -> Void)
  }

  /// Ways in which listings of layers show a property.
  enum Listing {
    /// Under the property's name, its words run together.
    case byName
    /// Under a name of its own.
    case called(String)
    /// As a part of another value, such as the frame.
    case within
    /// Not at all.
    case never
  }

  let name: String
  let kind: Property.Kind
  let part: Property.Part
  let listing: Listing
  let access: Access

  private init(
    _ name: String, kind: Property.Kind, part: Property.Part, listing: Listing,
    access: Access
  ) {
    (self.name, self.kind, self.part) = (name, kind, part)
    (self.listing, self.access) = (listing, access)
  }
}

// MARK: - Making

extension PropertyRow {
  /// A property that is one number.
  static func number(
    _ name: String, kind: Property.Kind, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<Double>, set: @escaping Set<Double>
  ) -> PropertyRow {
    PropertyRow(name, kind: kind, part: part, listing: listed, access: .number(get, set))
  }

  /// A property that is two to four numbers.
  static func numbers(
    _ name: String, kind: Property.Kind, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<SIMD4<Double>>, set: @escaping Set<SIMD4<Double>>
  ) -> PropertyRow {
    PropertyRow(name, kind: kind, part: part, listing: listed, access: .numbers(get, set))
  }

  /// A property that is a map of space.
  static func transform(
    _ name: String, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<Transform>, set: @escaping Set<Transform>
  ) -> PropertyRow {
    PropertyRow(
      name, kind: .transform, part: part, listing: listed, access: .transform(get, set))
  }

  /// A property that is an outline.
  static func path(
    _ name: String, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<Path>, set: @escaping Set<Path>
  ) -> PropertyRow {
    PropertyRow(name, kind: .path, part: part, listing: listed, access: .path(get, set))
  }

  /// A property that is a color or a gradient.
  static func paint(
    _ name: String, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<Paint>, set: @escaping Set<Paint>
  ) -> PropertyRow {
    PropertyRow(name, kind: .paint, part: part, listing: listed, access: .paint(get, set))
  }

  /// A property that is a switch.
  static func flag(
    _ name: String, part: Property.Part, listed: Listing = .byName,
    get: @escaping Get<Bool>, set: @escaping Set<Bool>
  ) -> PropertyRow {
    PropertyRow(name, kind: .flag, part: part, listing: listed, access: .flag(get, set))
  }

  /// The amount of one filter of a list with this name.
  static func amount(
    _ name: String, at index: Int, get: @escaping @Sendable (LayerProperties, Int) -> Double?,
    set: @escaping @Sendable (inout LayerProperties, Int, Double) -> Void
  ) -> PropertyRow {
    PropertyRow(
      name, kind: .filterAmount, part: .looks, listing: .within, access: .amount(index, get, set))
  }
}
