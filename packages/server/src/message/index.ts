import type * as contract from '@xinpu/contract/message'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { megabyte } from '../storage/upload-kind.ts'
import { mailDigests } from './digest.ts'
import { eventHandlers } from './event.ts'
import { chatHandlers } from './im-chat.ts'
import { seesTalkFile } from './im-files.ts'
import { sessionHandlers } from './im-session.ts'
import { messageHandlers } from './message.ts'
import { promiseHandlers } from './promise.ts'
import { replyHandlers } from './reply.ts'
import { settingHandlers } from './setting.ts'
import { talkReportMatter } from './talk-report-matter.ts'
import type { MessageTables } from './tables.ts'
import { seedTalks } from './talk-seed.ts'
import { unreadHub } from './unread-hub.ts'
import { unreadHandlers } from './unread.ts'

declare module '../core/tables.ts' {
  interface Tables extends MessageTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What people are told and say to each other, and how pages hear of it. */
export const message = {
  unbuilt,
  handlers: {
    chat: chatHandlers,
    event: eventHandlers,
    message: messageHandlers,
    promise: promiseHandlers,
    reply: replyHandlers,
    session: sessionHandlers,
    setting: settingHandlers,
    unread: unreadHandlers,
  },
  services({ listen }) {
    const unread = unreadHub()
    void listen(unread.channel, unread.hear)
    return { unread }
  },
  uploads: {
    chat: {
      takes: ['picture', 'pdf', 'sheet'],
      most: 20 * megabyte,
      keeps: 'asTheyAre',
      seenBy: 'owner',
      lasts: 'always',
    },
  },
  readers: [seesTalkFile],
  matters: { talkReport: talkReportMatter },
  daily: { digests: mailDigests },
  seeds: [seedTalks],
  doors: {
    'im-card.ts': 'domains say what a talk shows of theirs',
    'notify.ts': 'domains tell people',
    'unread-hub.ts': 'what is unread, or a session, is other than it was',
  },
} satisfies Domain<typeof contract, Unbuilt>
