import CFFmpeg

/// Options on their way into libav, which takes out those that it knows.
@safe
struct OptionList: ~Copyable {
  private var dictionary: OpaquePointer?

  /// A list of these options.
  init(_ options: [EncoderOption]) {
    unsafe dictionary = nil
    for option in options {
      _ = unsafe libav.av_dict_set(&dictionary, option.name, option.value, 0)
    }
  }

  deinit {
    var dictionary = unsafe dictionary
    unsafe libav.av_dict_free(&dictionary)
  }

  /// Calls `body` with the list, from which it removes what it takes.
  mutating func take<R>(_ body: (UnsafeMutablePointer<OpaquePointer?>) -> R) -> R {
    unsafe body(&dictionary)
  }

  /// The name of an option that nobody has taken.
  var remaining: String? {
    unsafe libav.av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX).map {
      unsafe String(cString: $0.pointee.key)
    }
  }
}
