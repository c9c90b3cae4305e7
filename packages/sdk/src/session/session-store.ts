import type { Caller, CallerSource } from '../client.ts'
import type { LoginInfo } from '../generated/types.gen.ts'

/** Who is logged in, as it is kept locally. */
export type LoggedIn = LoginInfo

/** Where a session is kept. A client takes one as its `session`. */
export interface SessionStore extends CallerSource {
  /** Who is logged in; null for a visitor. */
  read: () => LoggedIn | null
  /** The anonymous id of 32 characters; made on the first visit. */
  uuid: () => string
  store: (who: LoggedIn) => void
  /** Forgets all cookies and local account data, and becomes someone new. */
  clear: () => void
}

/** What stands in a header as it is. Cookies may hold anything; a line break or a letter beyond would break every call. */
export const sendable = (text: string | undefined) => (text && /^[\x21-\x7e]+$/.test(text) ? text : undefined)

/** Who the cookies say is logged in. */
export function whoIn(cookie: (name: string) => string | undefined): LoggedIn | null {
  const token = sendable(cookie('token'))
  const id = Number(cookie('userId'))
  if (!token || !Number.isSafeInteger(id) || id < 1) return null
  return { id, token, avatar: cookie('avatar') ?? '', nickName: cookie('nickName') ?? '' }
}

/** The three headers of a store's person. */
export const callerOf =
  ({ read, uuid }: Pick<SessionStore, 'read' | 'uuid'>) =>
  (): Caller => {
    const who = read()
    return { token: who?.token ?? '', uid: who?.id ?? '', uuid: uuid() }
  }
