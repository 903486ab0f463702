extension ObservableType {
  /// A stream that has a resource of its own for each subscription, which is disposed of with it.
  ///
  /// What the closures throw is sent as an error.
  /// - Parameters:
  ///   - resourceFactory: Makes the resource.
  ///   - observableFactory: Makes the stream that uses it.
  @preconcurrency
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { sink, lifetime in
      do {
        let resource = try resourceFactory()
        do {
          let source = try observableFactory(resource)
          source.run(sink, lifetime)
        } catch {
          sink.end(error)
        }
        lifetime.add(resource)
      } catch {
        sink.end(error)
      }
    }
  }
}
