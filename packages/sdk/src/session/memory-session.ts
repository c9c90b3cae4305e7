import { anonymousId } from './anonymous-id.ts'
import { callerOf, type LoggedIn, type SessionStore } from './session-store.ts'

/** Keeps a session as long as the process runs: for tests and scripts. */
export function memorySession(who: LoggedIn | null = null): SessionStore {
  let current = who
  let id = anonymousId()
  const read = () => current
  const uuid = () => id
  return {
    read,
    uuid,
    caller: callerOf({ read, uuid }),
    store: (next) => void (current = next),
    clear() {
      current = null
      id = anonymousId()
    },
  }
}
