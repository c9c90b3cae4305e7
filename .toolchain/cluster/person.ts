import { createApi, type Api } from '@xinpu/sdk/full'

/** Somebody who came in, and the calls they make. */
export interface Person {
  uid: number
  token: string
  api: Api
}

/** An address in Shenzhen, as a buyer writes it. */
const nanshan = {
  name: '王收',
  mobile: '15900007788',
  provinceId: 440_000,
  cityId: 440_300,
  districtId: 440_305,
  address: '科技园路 9 号',
}

/** Longer than a failover takes nobody waits for an answer, in milliseconds. */
const patience = 20_000

/** The calls of somebody, or of a visitor; what is asked is asked once. */
export const callsOf = (origin: string, token?: string): Api =>
  createApi({ baseURL: `${origin}/api`, timeout: patience, retries: 0, session: { caller: () => ({ token }) } })

/** Logs a number in through SMS, as people do; a new one is a new account. */
export async function comeIn(origin: string, mobile: string): Promise<Person> {
  const { session } = callsOf(origin).account
  await session.sendNotice({ mobile })
  const { id, token } = await session.loginByCode({ mobile, code: await codeFor(origin, mobile) })
  return { uid: id, token, api: callsOf(origin, token) }
}

/** The code that the sandbox's outbox holds for a number. */
async function codeFor(origin: string, mobile: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox.json`)
  const messages = (await answer.json()) as { recipient: string; text: string }[]
  return /\d{6}/.exec(messages.find(({ recipient }) => recipient === mobile)?.text ?? '')?.[0] ?? ''
}

/** Where somebody's goods go. */
export const addressOf = async ({ api }: Person): Promise<number> => (await api.mall.address.add(nanshan)).id
