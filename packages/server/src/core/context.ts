import type { Access } from '@xinpu/contract/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { MailSender } from '../mail/mail-sender.ts'
import type { OutsideShelf } from '../outside/outside-shelf.ts'
import type { ReadParts } from '../datasheet/part-queries.ts'
import type { UnreadHub } from '../message/unread-hub.ts'
import type { PartSearch } from '../search/part-search.ts'
import type { SmsSender } from '../sms/sms-sender.ts'
import type { SocialProviders } from '../social/social-provider.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { Changes } from './changes.ts'
import type { Db } from './database.ts'
import type { Settings } from './settings.ts'
import type { SharedLimits } from './shared-limits.ts'

/** What every handler may lean on. */
export interface House {
  db: Db
  files: FileStore
  search: PartSearch
  /** What lists show of parts that were found. */
  parts: ReadParts
  sms: SmsSender
  mail: MailSender
  outside: OutsideShelf
  social: SocialProviders
  /** Where streams hear of what is told to their person. */
  unread: UnreadHub
  /** What people may do is counted here, over every server of the database. */
  limits: SharedLimits
  /** What visitors read was written to: told by who writes, asked by who keeps pages. */
  changes: Changes
  settings: Settings
  /** The clock; tests turn it. */
  now: () => Date
}

/** Someone who is logged in. */
export interface User {
  id: number
  sessionId: number
  roles: ReadonlySet<Access>
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
export type ContextFor<Who extends Access> = Who extends 'visitor' ? Context : Context & { user: User }
