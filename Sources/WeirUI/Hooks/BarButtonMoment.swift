/// What a bar button has just told its target.
package enum BarButtonMoment {
  /// The person has tapped it.
  case tap
}
