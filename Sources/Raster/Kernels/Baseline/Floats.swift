import CVector

/// One register of single-precision numbers.
///
/// Every operation rounds once, and none is merged with another, so all instruction sets agree.
struct Floats {
  let register: Vector

  @inline(__always)
  init(_ register: Vector) { self.register = register }

  /// The same number everywhere.
  @inline(__always)
  init(_ number: Float) { register = vec_setf(number) }

  /// The same whole number everywhere.
  ///
  /// It is converted in the register: the instruction that converts one number keeps the rest of its
  /// register, and waits for whatever computes that.
  @inline(__always)
  init(repeating number: Int) {
    register = vec_floats(vec_set32(Int32(truncatingIfNeeded: number)))
  }

  /// 0, `step`, twice `step` and so on, from `start` on.
  @inline(__always)
  init(from start: Int, step: Int32) {
    register = vec_floats(
      vec_add32(vec_ramp(step), vec_set32(Int32(truncatingIfNeeded: start))))
  }

  /// The numbers without their fractions, as integers.
  @inline(__always)
  var integers: Vector { vec_integers(register) }

  /// The numbers without their fractions.
  @inline(__always)
  var truncated: Floats { Floats(vec_floats(integers)) }

  /// Each number's right neighbor; the last one has itself.
  @inline(__always)
  var next: Floats { Floats(vec_next32(register)) }

  /// The numbers moved to the nearest end of 0...`limit`, where they are outside.
  @inline(__always)
  func clamped(to limit: Floats) -> Floats {
    Floats(vec_min_f32(vec_max_f32(register, vec_zero()), limit.register))
  }

  @inline(__always)
  static func + (a: Floats, b: Floats) -> Floats { Floats(vec_add_f32(a.register, b.register)) }

  @inline(__always)
  static func - (a: Floats, b: Floats) -> Floats { Floats(vec_sub_f32(a.register, b.register)) }

  @inline(__always)
  static func * (a: Floats, b: Floats) -> Floats { Floats(vec_mul_f32(a.register, b.register)) }

  @inline(__always)
  static func / (a: Floats, b: Floats) -> Floats { Floats(vec_div_f32(a.register, b.register)) }

  /// The smaller of two numbers.
  @inline(__always)
  func least(_ other: Floats) -> Floats { Floats(vec_min_f32(register, other.register)) }

  /// The larger of two numbers.
  @inline(__always)
  func greatest(_ other: Floats) -> Floats { Floats(vec_max_f32(register, other.register)) }

  @inline(__always)
  var squareRoot: Floats { Floats(vec_sqrt_f32(register)) }

  /// The numbers moved to the nearest end of 0...1, where they are outside.
  @inline(__always)
  var clamped: Floats { greatest(Floats(0)).least(Floats(1)) }

  /// `yes` where a number is less than its counterpart, `no` elsewhere.
  @inline(__always)
  func ifLess(_ other: Floats, _ yes: Floats, _ no: Floats) -> Floats {
    Floats(vec_if_less_f32(register, other.register, yes.register, no.register))
  }
}
