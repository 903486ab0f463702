/// What is sent along with a request, and how its answer is taken.
///
/// It is no `Sendable`, since parameters are anything; a provider makes a request of it on the thread of the caller. Moya names
/// it `Task`, which hides Swift's; code that wants it so has its own `typealias Task = RequestTask`.
public enum RequestTask {
  /// Nothing.
  case requestPlain

  /// A body.
  case requestData(Data)

  /// A body of JSON.
  case requestJSONEncodable(any Encodable)

  /// A body of JSON by an encoder of one's own.
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)

  /// Parameters, in the query or the body.
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)

  /// A body, and parameters in the query.
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])

  /// Parameters in the body, and others in the query.
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])

  /// A file as the body.
  case uploadFile(URL)

  /// A multipart form as the body.
  case uploadMultipartFormData(MultipartFormData)

  /// A multipart form as the body: the older form; use `uploadMultipartFormData` instead.
  case uploadMultipart([MultipartFormBodyPart])

  /// A multipart form as the body, and parameters in the query.
  case uploadCompositeMultipartFormData(MultipartFormData, urlParameters: [String: Any])

  /// A multipart form as the body, and parameters in the query: the older form; use `uploadCompositeMultipartFormData` instead.
  case uploadCompositeMultipart([MultipartFormBodyPart], urlParameters: [String: Any])

  /// The answer goes to a file.
  case downloadDestination(DownloadDestination)

  /// Parameters, in the query or the body; the answer goes to a file.
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}
