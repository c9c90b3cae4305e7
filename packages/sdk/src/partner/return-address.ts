import type { Client } from '../client.ts'
import { sessionCreateExchange } from '../generated/account.gen.ts'

/**
 * Where a person who came with `fromswb` goes back to: the partner's address with a one-time code that is good for 60 s.
 * Never the token itself.
 *
 * @throws ApiError with code 403 when the host is not on the return list
 */
export async function returnAddress(call: Client, fromswb: string): Promise<string> {
  const { code } = await call(sessionCreateExchange, { target: fromswb })
  const address = new URL(fromswb)
  address.searchParams.set('code', code)
  return address.href
}
