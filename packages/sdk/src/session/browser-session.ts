import Cookies from 'js-cookie'
import { anonymousId } from './anonymous-id.ts'
import { callerOf, sendable, whoIn, type LoggedIn, type SessionStore } from './session-store.ts'

/** About ten years (specification, section 9). */
const days = 3650
const accountCookies = ['token', 'userId', 'avatar', 'nickName', 'perfectInformation', 'spec'] as const
const accountKeys = ['loginInfo', 'recentViews'] as const
const accountTabKeys = ['pendingIntent', 'oauthIntent', 'oauthReturn', 'oauthState'] as const

export interface BrowserSessionOptions {
  /** The parent domain that partner sites share; empty keeps the cookies to this host. */
  domain?: string
}

/** Keeps a session in the cookies and the local storage that the specification names (section 3). */
export function browserSession({ domain }: BrowserSessionOptions = {}): SessionStore {
  const secure = location.protocol === 'https:'
  const terms = { expires: days, sameSite: 'lax' as const, secure, ...(domain && { domain }) }

  const read = () => whoIn((name) => Cookies.get(name))

  function uuid(): string {
    const known = sendable(Cookies.get('uuid'))
    if (known) return known
    const fresh = anonymousId()
    Cookies.set('uuid', fresh, terms)
    return fresh
  }

  function store(who: LoggedIn) {
    Cookies.set('token', who.token, terms)
    Cookies.set('userId', String(who.id), terms)
    Cookies.set('avatar', who.avatar, terms)
    Cookies.set('nickName', who.nickName, terms)
    localStorage.setItem('loginInfo', JSON.stringify(who))
  }

  function clear() {
    for (const name of [...accountCookies, 'uuid']) Cookies.remove(name, terms)
    for (const key of accountKeys) localStorage.removeItem(key)
    for (const key of accountTabKeys) sessionStorage.removeItem(key)
    uuid()
  }

  return { read, uuid, caller: callerOf({ read, uuid }), store, clear }
}
