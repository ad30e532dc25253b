import SegueTextSupport

/// Sliders for the numbers of springs and for variables.
///
/// It is hidden until a script finds that the page comes from a server that can redraw it.
struct TuningPanel {
  private let tuning: PreviewedTuning
  private let slug: String

  init(_ tuning: PreviewedTuning, of slug: String) {
    (self.tuning, self.slug) = (tuning, slug)
  }

  var markup: Markup {
    if tuning.groups.isEmpty { return .none }
    return """
      <section class="tuning" data-scene="\(slug)" aria-labelledby="\(slug)-tuning" hidden="">
      <header><h3 id="\(slug)-tuning">Tune</h3><p class="status" role="status"></p></header>
      <div class="groups">
      \(Markup(tuning.groups.map(group)))</div>
      <div class="edits" hidden=""><h4>Put it back</h4><ul></ul></div>
      </section>

      """
  }

  private func group(_ group: PreviewedTuning.Group) -> Markup {
    let place: Markup = group.place.isEmpty ? .none : " <small>\(group.place)</small>"
    let graph = group.curve.map { curve -> Markup in
      """
      <figure class="swing">\(CurveDrawing(curve, above: curve).markup(named: group.name))\
      <figcaption><span class="length">\(curve.length)</span>\
      <span class="legend" hidden=""><i class="was"></i>saved <i class="now"></i>tuned</span>\
      </figcaption></figure>
      """
    }
    return """
      <fieldset data-group="\(group.id)"><legend><bdi>\(group.name)</bdi>\(place)</legend>
      \(graph ?? .none)
      <div class="knobs">
      \(Markup(group.knobs.map(knob)))</div>
      \(CodeList(group.curve?.codes ?? []).markup)
      </fieldset>

      """
  }

  private func knob(_ knob: PreviewedTuning.Knob) -> Markup {
    let name: Markup = "data-knob=\"\(knob.id)\" aria-label=\"\(knob.name)\""
    let control: Markup
    switch knob.kind {
    case .number(let value, let range, let step):
      let number = "value=\"\(value.shortest)\"" as String
      let slider: Markup = """
        <input type="range" \(name) min="\(range.lowerBound.shortest)" \
        max="\(range.upperBound.shortest)" step="\(step.shortest)" \(Markup(trusted: number))/>
        """
      control = """
        \(slider)<input type="number" \(name) step="any" \(Markup(trusted: number))/>\
        <span class="unit">\(knob.unit)</span>
        """
    case .color(let color):
      control = """
        <input type="color" aria-label="\(knob.name)"/>\
        <input type="text" \(name) spellcheck="false" value="\(color)"/>
        """
    case .words(let words):
      control = "<input type=\"text\" class=\"long\" \(name) value=\"\(words)\"/>"
    case .flag(let flag):
      control = "<input type=\"checkbox\" \(name)\(flag ? " checked=\"\"" as Markup : .none)/>"
    case .choice(let chosen, let choices):
      let options = choices.map { choice -> Markup in
        let state: Markup = choice == chosen ? " selected=\"\"" : .none
        return "<option value=\"\(choice)\"\(state)>\(choice)</option>"
      }
      control = "<select \(name)>\(Markup(options))</select>"
    }
    return
      "<label class=\"knob\"><span class=\"name\"><bdi>\(knob.name)</bdi></span>\(control)</label>\n"
  }
}

/// Values of a scene that can be adjusted while its page is open.
package struct PreviewedTuning: Hashable, Sendable {
  /// Knobs that belong together.
  package var groups: [Group]

  /// Everything that can be turned, in the order of the file.
  package init(groups: [Group]) { self.groups = groups }

  /// The numbers of a spring, or the variables of a scene.
  package struct Group: Hashable, Sendable {
    /// The name by which a request calls it: letters, digits and dashes.
    package var id: String
    /// Display name of the group.
    package var name: String
    /// Location of the group, in words.
    package var place: String
    /// Values that can be adjusted.
    package var knobs: [Knob]
    /// The curve that a spring has as it is saved.
    package var curve: PreviewedCurve?

    /// Knobs with a name.
    package init(
      id: String, name: String, place: String, knobs: [Knob], curve: PreviewedCurve? = nil
    ) {
      self.id = id
      self.name = name
      self.place = place
      self.knobs = knobs
      self.curve = curve
    }
  }

  /// One value that can be turned.
  package struct Knob: Hashable, Sendable {
    /// The name by which a request calls it: letters, digits, dots, dashes and underscores.
    package var id: String
    /// Display name of the value.
    package var name: String
    /// Kind of the value, with its permitted range.
    package var kind: Kind
    /// Unit of its numbers.
    package var unit: String

    /// A value with a name.
    package init(id: String, name: String, kind: Kind, unit: String = "") {
      self.id = id
      self.name = name
      self.kind = kind
      self.unit = unit
    }
  }

  /// Kinds of values that a knob holds.
  package enum Kind: Hashable, Sendable {
    /// A number, the range that a slider has, and its smallest step; more can be typed.
    case number(Double, in: ClosedRange<Double>, step: Double)
    /// A color as scenes write it.
    case color(String)
    /// Words.
    case words(String)
    /// Yes or no.
    case flag(Bool)
    /// One of several values.
    case choice(String, of: [String])
  }
}
