import { createClient, type Client } from '@xinpu/sdk'
import { sessionRenew } from '@xinpu/sdk/account'
import type { SessionStore } from '@xinpu/sdk/session'

/**
 * Calls that renew a token which has run out, once, and ask again: whoever left a page open overnight notices nothing.
 * When the session is over too, the person is a visitor from then on.
 */
export function renewing(session: SessionStore): Client {
  const plain = createClient({ session })
  let renewal: Promise<boolean> | undefined

  async function renew(): Promise<boolean> {
    try {
      session.store(await plain(sessionRenew))
      return true
    } catch {
      session.clear()
      return false
    }
  }

  return createClient({ session, renew: () => (renewal ??= renew().finally(() => (renewal = undefined))) })
}
