import { anonymousId } from './anonymous-id.ts'
import { callerOf, sendable, whoIn, type SessionStore } from './session-store.ts'

/**
 * Reads the session that a browser sent along, while a server renders. It is that one request's: `store` and `clear`
 * hold for the rest of it and set no cookies.
 */
export function requestSession(cookieHeader: string | null | undefined): SessionStore {
  const cookies = cookiesIn(cookieHeader ?? '')
  let current = whoIn((name) => cookies.get(name))
  let id = sendable(cookies.get('uuid'))
  const read = () => current
  const uuid = () => (id ??= anonymousId())
  return {
    read,
    uuid,
    caller: callerOf({ read, uuid }),
    store: (next) => void (current = next),
    clear: () => void ([current, id] = [null, undefined]),
  }
}

/** Of two with one name the first counts, as in the browser. */
function cookiesIn(header: string): Map<string, string> {
  const pairs = header
    .split(/;\s*/)
    .filter((pair) => pair.includes('='))
    .toReversed()
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))]))
}

/** A cookie that is not percent-encoded well is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
