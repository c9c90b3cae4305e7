import type { ImMsgType } from '@xinpu/sdk/types'

/** A line that has not arrived yet. It stands below what has, in the order in which it was written. */
export interface Outgoing {
  clientMsgId: string
  msgType: ImMsgType
  /** The words, or the name of the file, or what the card is of. */
  content: string
  /** When it was written. */
  at: string
  /** On its way, waiting for the network, or refused. */
  state: 'sending' | 'waiting' | 'failed'
  /** Why it was refused. */
  reason?: string
}
