/// What is to be presented once a screen is there.
struct StoredPresentable {
  let scene: GeneratingScene
  let route: Route
}
