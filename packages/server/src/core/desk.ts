import type { Endpoint } from '@xinpu/contract/endpoint'
import type { Context, Noted, User } from './context.ts'

/** A call of the desk on its way. */
export interface DeskCall {
  endpoint: Endpoint
  way: readonly string[]
  input: unknown
  context: Context
}

/** What serving asks before and after a call of the desk. */
export interface Desk {
  /** Lets through who has the right, or says which one is missing. */
  admit: (way: readonly string[], user: User) => void
  /** Has a call that acts done and written down: both or neither. */
  perform: (call: DeskCall, act: (context: Context & Noted) => unknown) => Promise<unknown>
}
