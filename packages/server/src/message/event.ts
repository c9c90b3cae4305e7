import type { event, unread } from '@xinpu/contract/message'
import { sessionCheck } from '../account/session-check.ts'
import type { ContextFor } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { unreadSignal, type UnreadSignal } from './unread-signal.ts'
import { talkNews } from './im-news.ts'
import { unreadLinesOf, unreadOf } from './unread.ts'

export const eventHandlers: HandlersOf<typeof event> = {
  stream: (_, context) => (until) => personsEvents(context, until),
}

/** A notification that was lost, as when the database was away, is made up for this late. */
const recheck = 15_000

type Told = event.UnreadEvent | event.ImEvent

/**
 * The numbers of the badges, at the start and whenever they are others, and lines of talks as they are said, as long as
 * the session lasts.
 */
async function* personsEvents(context: ContextFor<'user'>, until: AbortSignal): AsyncGenerator<Told> {
  const bell = unreadSignal(context.unread, context.user.id)
  try {
    yield* changes(context, bell, until)
  } finally {
    bell.end()
  }
}

async function* changes(context: ContextFor<'user'>, bell: UnreadSignal, until: AbortSignal): AsyncGenerator<Told> {
  const { db, user } = context
  const isHeld = await sessionCheck(context)
  const news = talkNews(db, user.id)
  let told = ''
  while (!until.aborted && (await isHeld())) {
    yield* await news()
    const unread = eventOf(await unreadOf(db, user.id, context.now()), await unreadLinesOf(db, user.id))
    if (told !== textOf(unread)) yield unread
    told = textOf(unread)
    await bell.wait(recheck, until)
  }
}

const eventOf = (counts: unread.UnReadCount, im: number): event.UnreadEvent => ({ kind: 'unread', counts, im })

const textOf = ({ counts, im }: event.UnreadEvent) => [...Object.values(counts), im].join(' ')
