import type { event, unread } from '@xinpu/contract/message'
import { sessionCheck } from '../account/session-check.ts'
import type { ContextFor } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { unreadSignal, type UnreadSignal } from './unread-signal.ts'
import { unreadOf } from './unread.ts'

export const eventHandlers: HandlersOf<typeof event> = {
  stream: (_, context) => (until) => unreadEvents(context, until),
}

/** A notification that was lost, as when the database was away, is made up for this late. */
const recheck = 15_000

/** The numbers of the badges, at the start and whenever they are others, as long as the session lasts. */
async function* unreadEvents(context: ContextFor<'user'>, until: AbortSignal): AsyncGenerator<event.UnreadEvent> {
  const bell = unreadSignal(context.unread, context.user.id)
  try {
    yield* changes(context, bell, until)
  } finally {
    bell.end()
  }
}

async function* changes(context: ContextFor<'user'>, bell: UnreadSignal, until: AbortSignal) {
  const isHeld = await sessionCheck(context)
  let told = ''
  while (!until.aborted && (await isHeld())) {
    const counts = await unreadOf(context.db, context.user.id)
    if (told !== textOf(counts)) yield eventOf(counts)
    told = textOf(counts)
    await bell.wait(recheck, until)
  }
}

/** Talks are not built, so there is no line of one to read. */
const eventOf = (counts: unread.UnReadCount): event.UnreadEvent => ({ kind: 'unread', counts, im: 0 })

const textOf = (counts: unread.UnReadCount) => Object.values(counts).join(' ')
