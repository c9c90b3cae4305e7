import type { InsideAnswer, InsideCall } from './inside-calls.ts'
import type { Encoding } from './packed.ts'

/** A page that a thread is to render; what belongs to it is told with its number. */
export interface Order {
  id: number
  url: string
  headers: [string, string][]
  nonce: string
  origin: string
  now: string
  encoding: Encoding | undefined
}

/** What a rendering thread is told. */
export type ToThread =
  | { order: Order }
  /** What came of a call, or why nothing did. */
  | { id: number; call: number; answer?: InsideAnswer; error?: string }
  /** Nobody waits for the page any more. */
  | { id: number; isLeft: true }
  /** Whether it still hears. */
  | 'ping'

/** What a rendering thread tells. */
export type FromThread =
  /** It has read the site. */
  | 'ready'
  | 'pong'
  | { id: number; call: number; ask: InsideCall }
  | { id: number; isGone: true }
  | { id: number; status: number; headers: [string, string][] }
  | { id: number; piece: Uint8Array<ArrayBuffer> }
  /** The page is whole: so many bytes, unpacked. */
  | { id: number; isEnd: true; size: number }
  | { id: number; error: string }
