/** The frame around a page. */
export type ShellKind = 'default' | 'index' | 'datasheet' | 'reader' | 'userCenter' | 'none'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The frame: a page without one does not compile. */
    shell: ShellKind
    /** The route's own pattern, by which the header is lit. */
    pattern: string
  }
}
