/// The types of the files that forms have mostly.
enum MimeType {
  private static let types = [
    "aac": "audio/aac", "avif": "image/avif", "bmp": "image/bmp", "css": "text/css", "csv": "text/csv",
    "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif", "htm": "text/html",
    "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript", "json": "application/json",
    "m4a": "audio/mp4", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "pdf": "application/pdf",
    "png": "image/png", "svg": "image/svg+xml", "tif": "image/tiff", "tiff": "image/tiff", "txt": "text/plain",
    "wav": "audio/wav", "webp": "image/webp", "xml": "application/xml", "zip": "application/zip",
  ]

  static func of(_ fileExtension: String) -> String {
    types[fileExtension.lowercased()] ?? "application/octet-stream"
  }
}
