/// A modifier that can be anything between two of its kind, as earlier systems have it.
public protocol AnimatableModifier: Animatable, ViewModifier {}
