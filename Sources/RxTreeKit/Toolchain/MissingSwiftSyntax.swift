#error(
  """
  rxtree reads Swift with the SwiftSyntax that swift.org's toolchains hold in usr/lib/swift/host, and this toolchain has \
  none. Use a toolchain from swift.org, or set WEIR_SWIFT_SYNTAX=package to build SwiftSyntax from its own package, or \
  WEIR_SWIFT_SYNTAX=/a/folder to name the folder that holds SwiftSyntax.swiftmodule and libSwiftSyntax.
  """
)
