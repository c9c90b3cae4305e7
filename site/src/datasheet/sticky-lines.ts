/** Pixels that the site's header takes at the top of the window. */
export const headerLine = 83

/** Those that a document's own line takes under it where there is room for both, from 1024 px. */
export const documentLine = 60

/** Windows in which a document's line stays, and its sidebar stands beside the pages. */
export const withSidebar = '(min-width: 1024px)'
