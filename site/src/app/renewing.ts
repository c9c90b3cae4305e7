import { ApiError, createClient, isSafe, type Client } from '@xinpu/sdk'
import { sessionRenew } from '@xinpu/sdk/account'
import type { SessionStore } from '@xinpu/sdk/session'

/** What follows when the server says that nobody is logged in. The login's desk knows how. */
export const lost = {
  /** The person is a visitor from now on. */
  tell: (): void => {},
  /** Asks for a login: whether somebody is in who the act of `who` may be done for. */
  ask: (_who: number | undefined): Promise<boolean> => Promise.resolve(false),
}

/**
 * Calls that renew a token which has run out, once, and ask again: whoever left a page open overnight notices nothing.
 * When the session is over too, the person is a visitor from then on. An act then waits for the login that it asks for,
 * and is done after it.
 */
export function renewing(session: SessionStore): Client {
  const plain = createClient({ session })
  let renewal: Promise<boolean> | undefined

  async function renew(): Promise<boolean> {
    try {
      session.store(await plain(sessionRenew))
      return true
    } catch (error) {
      if (!isRefused(error)) throw error
      session.clear()
      lost.tell()
      return false
    }
  }

  const client = createClient({
    session,
    renew: () => (renewal ??= renew().finally(() => (renewal = undefined))),
  }) as Asking

  const asking: Asking = async (op, ...rest) => {
    const who = session.read()?.id
    try {
      return await client(op, ...rest)
    } catch (error) {
      if (!isRefused(error) || isSafe(op) || !(await lost.ask(who))) throw error
      return client(op, ...rest)
    }
  }
  return asking as Client
}

type Asking = (op: string, ...rest: unknown[]) => Promise<unknown>

const isRefused = (error: unknown) => error instanceof ApiError && error.code === 401
