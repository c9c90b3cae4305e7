import pg from 'pg'

/**
 * Tells whenever something is notified on a channel, until it is stopped. What is notified while nobody is connected is
 * lost: it only wakes those who look for themselves anyway.
 */
export type Listen = (channel: string, heard: () => void) => Promise<() => Promise<void>>

/** Milliseconds until a connection that broke is made anew. */
const patience = 5000

/** Listens to PostgreSQL on a connection of its own. */
export const listenTo =
  (url: string): Listen =>
  async (channel, heard) => {
    let client: pg.Client
    let timer: NodeJS.Timeout | undefined
    let isOver = false

    const again = () => {
      if (!isOver) timer ??= setTimeout(() => void connect(), patience).unref()
    }
    const connect = async () => {
      timer = undefined
      client = new pg.Client({ connectionString: url })
      client.on('notification', heard)
      // The end follows.
      client.on('error', () => {})
      client.once('end', again)
      try {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        heard()
      } catch {
        await client.end().catch(() => {})
        again()
      }
    }
    await connect()

    return async () => {
      isOver = true
      clearTimeout(timer)
      await client.end().catch(() => {})
    }
  }
