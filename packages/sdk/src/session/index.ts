export { browserSession } from './browser-session.ts'
export type { LoggedIn, SessionStore } from './session-store.ts'
export { anonymousId } from './anonymous-id.ts'
