import type * as contract from '@xinpu/contract/message'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { eventHandlers } from './event.ts'
import { messageHandlers } from './message.ts'
import type { MessageTables } from './tables.ts'
import { unreadHub } from './unread-hub.ts'
import { unreadHandlers } from './unread.ts'

declare module '../core/tables.ts' {
  interface Tables extends MessageTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  chat: 'list read send',
  session: 'list open remove',
  unread: 'im',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What people are told, and how pages hear of it. */
export const message = {
  unbuilt,
  handlers: { event: eventHandlers, message: messageHandlers, unread: unreadHandlers },
  services({ listen }) {
    const unread = unreadHub()
    void listen(unread.channel, unread.hear)
    return { unread }
  },
  uploads: { chat: 'unbuilt' },
  doors: {
    'notify.ts': 'domains tell people',
    'unread-hub.ts': 'what is unread, or a session, is other than it was',
  },
} satisfies Domain<typeof contract, Unbuilt>
