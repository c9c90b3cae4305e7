import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formatAmount } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { escape, page } from '../sandbox/page.ts'
import type { OnlineType, PayNotice, PayOutcome, PayProvider } from './pay-provider.ts'

/** The key that the stand-in signs with: made once, kept with the settings of the database. */
const keyName = 'sandboxPayKey'

async function keyOf(db: Db): Promise<string> {
  const value = randomBytes(32).toString('hex')
  await db
    .insertInto('setting')
    .values({ key: keyName, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', keyName).executeTakeFirstOrThrow()
  return row.value
}

/** Everything but the signature, in the order of its names, as vendors sign it. */
const signedText = (notice: PayNotice): string =>
  Object.entries(notice)
    .filter(([name]) => name !== 'sign')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const signOf = (key: string, notice: PayNotice): string =>
  createHmac('sha256', key).update(signedText(notice)).digest('base64url')

function isSigned(key: string, notice: PayNotice): boolean {
  const [given, right] = [Buffer.from(notice['sign'] ?? ''), Buffer.from(signOf(key, notice))]
  return given.length === right.length && timingSafeEqual(given, right)
}

interface SandboxRow {
  no: string
  pay_type: OnlineType
  micro: string
  subject: string
  state: PayOutcome['state']
  trade_no: string
}

async function rowOf(db: Db, no: string): Promise<SandboxRow | undefined> {
  const { rows } = await sql<SandboxRow>`
    select no, pay_type, micro::text, subject, state, trade_no from sandbox_payment where no = ${no}`.execute(db)
  return rows[0]
}

const outcomeOf = ({ no, trade_no, micro, state }: SandboxRow): PayOutcome => ({
  no,
  tradeNo: trade_no,
  micro: BigInt(micro),
  state,
})

/** Stands in for a provider on a laptop: it keeps payments of its own, shows a cashier, signs what it tells. */
export const sandboxProvider = (
  { db, settings }: Pick<House, 'db' | 'settings'>,
  payType: OnlineType,
): PayProvider => ({
  async begin({ no, micro, subject, until, notifyUrl }) {
    await sql`
      insert into sandbox_payment (no, pay_type, micro, subject, notify_url, expires_at, trade_no)
      values (${no}, ${payType}, ${String(micro)}, ${subject}, ${notifyUrl}, ${until.toISOString()}::timestamptz,
        ${`SB${randomBytes(8).toString('hex')}`})
      on conflict (no) do nothing`.execute(db)
    const url = `${settings.origin}/sandbox/pay/${no}`
    return { payUrl: url, qrCode: url }
  },

  async read(notice) {
    if (!isSigned(await keyOf(db), notice)) return undefined
    const row = await rowOf(db, notice['no'] ?? '')
    return row && { ...outcomeOf(row), state: stateOf(notice['status']), micro: BigInt(notice['micro'] ?? '0') }
  },

  async ask(no) {
    const row = await rowOf(db, no)
    return row && outcomeOf(row)
  },

  async close(no) {
    await sql`update sandbox_payment set state = 'cancelled' where no = ${no} and state = 'waiting'`.execute(db)
  },

  async payBack({ no, refundNo, micro }) {
    await sql`
      insert into sandbox_refund (refund_no, no, micro) values (${refundNo}, ${no}, ${String(micro)}::bigint)
      on conflict (refund_no) do nothing`.execute(db)
    return { state: 'done' }
  },
})

const stateOf = (word: string | undefined): PayOutcome['state'] =>
  word === 'paid' || word === 'failed' || word === 'cancelled' ? word : 'waiting'

/** The cashier: pays, fails or gives up, and tells our server as a provider does. */
export function sandboxCashier(app: FastifyInstance, { db }: House): void {
  app.get<{ Params: { no: string } }>('/pay/:no', async ({ params }, reply) => {
    const row = await rowOf(db, params.no)
    if (!row) return reply.code(404).type('text/html; charset=utf-8').send(page('沙箱收银台', '<p>没有这笔支付。</p>'))
    return reply.type('text/html; charset=utf-8').send(cashierPage(row))
  })
  app.post<{ Params: { no: string; state: string } }>('/pay/:no/:state', async ({ params }, reply) => {
    const state = stateOf(params.state)
    await sql`update sandbox_payment set state = ${state} where no = ${params.no} and state = 'waiting'`.execute(db)
    const row = await rowOf(db, params.no)
    if (row) await tell(app, db, row)
    return reply.redirect(`/sandbox/pay/${params.no}`, 303)
  })
}

/** What the provider tells, signed. */
export async function noticeOf(db: Db, row: Pick<SandboxRow, 'micro' | 'no' | 'pay_type' | 'state' | 'trade_no'>) {
  const notice = {
    mallPayOnlineId: String(Number(row.no.slice(2))),
    tradeNo: row.trade_no,
    status: row.state,
    no: row.no,
    micro: row.micro,
  }
  return { ...notice, provider: row.pay_type, sign: signOf(await keyOf(db), notice) }
}

async function tell(app: FastifyInstance, db: Db, row: SandboxRow): Promise<void> {
  await app.inject({
    method: 'POST',
    url: '/api/mall/pay/online/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(await noticeOf(db, row)).toString(),
  })
}

const words: Record<PayOutcome['state'], string> = {
  waiting: '等待付款',
  paid: '已付款',
  failed: '付款失败',
  cancelled: '已取消',
}

const button = (no: string, state: string, word: string) =>
  `<form method="post" action="/sandbox/pay/${escape(no)}/${state}"><button>${word}</button></form>`

const cashierPage = ({ no, subject, micro, state }: SandboxRow) =>
  page(
    '沙箱收银台',
    `<p>${escape(subject)}</p><p><b>${formatAmount(BigInt(micro))}</b>　${words[state]}</p>
${state === 'waiting' ? button(no, 'paid', '支付成功') + button(no, 'failed', '支付失败') + button(no, 'cancelled', '取消支付') : ''}`,
  )
