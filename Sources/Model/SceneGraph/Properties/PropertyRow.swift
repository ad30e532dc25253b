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
    _ name: String, _ kind: Property.Kind, _ part: Property.Part, _ listing: Listing,
    _ access: Access
  ) {
    (self.name, self.kind, self.part) = (name, kind, part)
    (self.listing, self.access) = (listing, access)
  }
}

// MARK: - Making

extension PropertyRow {
  /// A property that is one number.
  static func number(
    _ name: String, _ kind: Property.Kind, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<Double>, _ set: @escaping Set<Double>
  ) -> PropertyRow {
    PropertyRow(name, kind, part, listed, .number(get, set))
  }

  /// A property that is two to four numbers.
  static func numbers(
    _ name: String, _ kind: Property.Kind, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<SIMD4<Double>>, _ set: @escaping Set<SIMD4<Double>>
  ) -> PropertyRow {
    PropertyRow(name, kind, part, listed, .numbers(get, set))
  }

  /// A property that is a map of space.
  static func transform(
    _ name: String, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<Transform>, _ set: @escaping Set<Transform>
  ) -> PropertyRow {
    PropertyRow(name, .transform, part, listed, .transform(get, set))
  }

  /// A property that is an outline.
  static func path(
    _ name: String, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<Path>, _ set: @escaping Set<Path>
  ) -> PropertyRow {
    PropertyRow(name, .path, part, listed, .path(get, set))
  }

  /// A property that is a color or a gradient.
  static func paint(
    _ name: String, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<Paint>, _ set: @escaping Set<Paint>
  ) -> PropertyRow {
    PropertyRow(name, .paint, part, listed, .paint(get, set))
  }

  /// A property that is a switch.
  static func flag(
    _ name: String, _ part: Property.Part, listed: Listing = .byName,
    _ get: @escaping Get<Bool>, _ set: @escaping Set<Bool>
  ) -> PropertyRow {
    PropertyRow(name, .flag, part, listed, .flag(get, set))
  }

  /// The amount of one filter of a list with this name.
  static func amount(
    _ name: String, at index: Int, _ get: @escaping @Sendable (LayerProperties, Int) -> Double?,
    _ set: @escaping @Sendable (inout LayerProperties, Int, Double) -> Void
  ) -> PropertyRow {
    PropertyRow(name, .filterAmount, .looks, .within, .amount(index, get, set))
  }
}
