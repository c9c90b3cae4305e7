import type { Client } from '../client.ts'
import { sessionRedeemExchange } from '../generated/account.gen.ts'
import { anonymousId } from '../session/anonymous-id.ts'
import type { LoggedIn, SessionStore } from '../session/session-store.ts'

/** Where a partner's page remembers that it sent somebody to log in. */
const stateKey = 'xinpuLoginState'
const stateField = 'xinpuState'

/**
 * The address that logs somebody in at 芯谱 and leads back here, for a link or `location.assign`. The host of the page
 * must be on the product's return list.
 */
export function loginAddress(site: string, returnTo: string = location.href): string {
  const state = anonymousId()
  sessionStorage.setItem(stateKey, state)
  const back = new URL(returnTo)
  back.searchParams.set(stateField, state)
  const address = new URL('/register', site)
  address.searchParams.set('fromswb', back.href)
  return address.href
}

/**
 * Finishes a login that began with `loginAddress`: turns the one-time code of the address into a session, keeps it and
 * takes the code out of the address. Null where nobody came back, or where this tab did not send them: a code that
 * somebody else slipped in is not taken.
 */
export async function finishLogin(call: Client, session: SessionStore): Promise<LoggedIn | null> {
  const address = new URL(location.href)
  const code = address.searchParams.get('code')
  const state = address.searchParams.get(stateField)
  if (!code || !state) return null
  const isOurs = sessionStorage.getItem(stateKey) === state
  sessionStorage.removeItem(stateKey)
  for (const field of ['code', stateField]) address.searchParams.delete(field)
  history.replaceState(history.state, '', address)
  if (!isOurs) return null
  const who = await call(sessionRedeemExchange, { code })
  session.store(who)
  return who
}
