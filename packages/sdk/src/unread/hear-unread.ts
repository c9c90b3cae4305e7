import { listen } from '../events/listen.ts'
import { eventStream } from '../generated/message.gen.ts'
import type { LiveEvent } from '../generated/types.gen.ts'
import type { News, UnreadLine } from './watch-unread.ts'

/** A line that says nothing for so long at its beginning is held up somewhere. */
const patience = 10_000
/** Times that a line may be opened within a minute; one that breaks more often is none. */
const most = 3
const minute = 60_000

/** Hears how much is unread as it changes, and what is said in talks, until nobody waits, or the stream cannot be had. */
export function hearUnread(line: UnreadLine, spread: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    let opened: number[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const send = line.fetch ?? fetch
    const stop = listen(
      eventStream,
      {},
      {
        ...line,
        hear(event: LiveEvent) {
          clearTimeout(timer)
          if (signal.aborted) return
          if (event.kind === 'unread') spread({ ...event.counts, im: event.im })
          if (event.kind === 'im') spread(event.msg)
        },
        onRefused: end,
        fetch(...request) {
          opened = [...opened.filter((at) => at > Date.now() - minute), Date.now()]
          clearTimeout(timer)
          if (opened.length > most) end()
          else timer = setTimeout(end, patience)
          return send(...request)
        },
      },
    )
    signal.addEventListener('abort', end)

    function end() {
      stop()
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
