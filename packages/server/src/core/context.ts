import type { right } from '@xinpu/contract/admin'
import type { Access } from '@xinpu/contract/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from './changes.ts'
import type { Db } from './database.ts'
import type { Reads } from './reads.ts'
import type { Settings } from './settings.ts'
import type { SharedLimits } from './shared-limits.ts'

/**
 * What every handler may lean on. What stands above the core adds its part where it is declared, by
 * `declare module '../core/context.ts'`; `build-house.ts` does not compile until somebody gives it.
 */
export interface House {
  db: Db
  /** Where lists are read that are the same for everybody. */
  reads: Reads
  sessions: Sessions
  /** What people may do is counted here, over every server of the database. */
  limits: SharedLimits
  /** What visitors read was written to: told by who writes, asked by who keeps pages. */
  changes: Changes
  settings: Settings
  /** The clock; tests turn it. */
  now: () => Date
}

type DeskRole = right.DeskRole

/** Tells who asks. */
export interface Sessions {
  /** Who a token belongs to; null for one that is unknown, spent, of somebody else or of a blocked account. */
  userOf: (token: string, uid: string) => Promise<User | null>
  /** Notes that somebody has acted: what they read next is to have it. */
  noteWrite: (user: User) => Promise<void>
  /** Whose session a browser's cookies hold: all that a picture on a page sends. */
  holderOf: (cookies: CookieJar) => Promise<Pick<User, 'id' | 'roles'> | undefined>
}

/** Someone who is logged in. */
export interface User {
  id: number
  sessionId: number
  /** Levels of access, and what somebody does at the desk. */
  roles: ReadonlySet<Access | DeskRole>
  /** Why the company that they act for may do nothing, where the desk has blocked it. */
  barred?: string | null
  /** How far the database's log had come when this session last acted. */
  wrote?: string | null
}

/** Cookies of this request and of its answer. */
export interface CookieJar {
  read: (name: string) => string | undefined
  /** Only HttpOnly cookies are set by the server; `maxAge` in seconds, 0 removes. */
  write: (name: string, value: string, maxAge: number) => void
}

/** One request. */
export interface Context extends House {
  user: User | null
  /** The anonymous id of the browser. */
  uuid: string
  /** The account that the page takes its person for; empty for a visitor. */
  uid: string
  /** The origin of the page that calls; empty for apps, scripts and our own rendering. */
  origin: string
  address: string
  device: string
  cookies: CookieJar
  log: FastifyBaseLogger
}

/** An endpoint that asks for a user gets one: its handler need not look. */
export type ContextFor<Caller extends Access> = Caller extends 'visitor'
  ? Context
  : Context & { user: User } & (Caller extends 'admin' ? Noted : unknown)

/** What is done at the desk is written down; a handler adds what it was about, and what it was before. */
export interface Noted {
  note: (text: string) => void
}
