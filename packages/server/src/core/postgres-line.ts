import pg from 'pg'
import { newListeners, type Listeners, type Listen } from './listening.ts'
import { destroyConnection } from './postgres-pool.ts'

/** A connection of its own to PostgreSQL, made anew whenever it breaks. */
export interface PostgresLine {
  listen: Listen
  /** Whether PostgreSQL takes connections and says nothing: nobody need wait for it to find that out again. */
  isSilent: () => boolean
  close: () => Promise<void>
}

/** Every second it is asked whether it is there, or connected to when it is not. */
const beat = 1000
/**
 * Beats without an answer after which it counts as silent. Beats are counted rather than seconds: when this process
 * was held up itself, an answer that waits is read between two of them.
 */
const patience = 4

/** Keeps a line up in the background. Silence is told: a paused server, or a network that swallows, breaks nothing by itself. */
export function openLine(url: string, onSilence: () => void): PostgresLine {
  const ears = newListeners()
  let client: pg.Client | undefined
  let isWaiting = false
  let missed = 0
  let isSilent = false

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = undefined
    isWaiting = false
  }
  const wait = async (from: pg.Client, answer: () => Promise<unknown>) => {
    isWaiting = true
    try {
      await answer()
      if (client !== from) return
      isWaiting = false
      isSilent = false
      missed = 0
    } catch {
      lose(from)
    }
  }
  const connect = () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    client = next
    next.on('notification', ({ channel, payload }) => ears.tell(channel, payload))
    // The end follows.
    next.on('error', () => {})
    next.once('end', () => lose(next))
    const heard = new Set<string>()
    ask = () => hearAll(next, ears, heard).then(() => next.query('select 1'))
    void wait(next, () => next.connect().then(ask))
  }
  let ask: () => Promise<unknown>
  const goSilent = (from: pg.Client) => {
    isSilent = true
    missed = 0
    lose(from)
    destroyConnection(from)
    onSilence()
  }
  const look = () => {
    if (!client) return connect()
    if (!isWaiting) return void wait(client, ask)
    missed += 1
    if (missed >= patience) goSilent(client)
  }

  const timer = setInterval(look, beat).unref()
  look()
  return {
    isSilent: () => isSilent,
    async listen(channel, heard) {
      if (ears.add(channel, heard) && !isWaiting) look()
      return async () => ears.remove(channel, heard)
    },
    async close() {
      clearInterval(timer)
      const last = client
      client = undefined
      if (last && isWaiting) destroyConnection(last)
      else await last?.end().catch(() => {})
    },
  }
}

/** Listens to the channels that this connection does not hear yet. What was notified on them meanwhile is lost. */
async function hearAll(client: pg.Client, ears: Listeners, heard: Set<string>) {
  for (const channel of ears.channels().filter((each) => !heard.has(each))) {
    heard.add(channel)
    await hear(client, channel)
    ears.tell(channel)
  }
}

/** A pooler that parts statements from sessions may refuse: those who listen look for themselves anyway. */
const hear = (client: pg.Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => {})
