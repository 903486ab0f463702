@_exported public import Foundation
@_exported public import WeirStreams

// URLSession and its types are a module of their own on Linux; who imports this module need not know.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
