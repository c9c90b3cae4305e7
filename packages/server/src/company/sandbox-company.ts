import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { escape, page } from '../sandbox/page.ts'
import { modeKey, sandboxMode, sandboxModes, type SandboxMode } from './source-sandbox.ts'

/** Chooses how the invented provider of companies behaves. */
export function companySwitch(app: FastifyInstance, { db }: House): void {
  app.get('/company', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(switchPage(await sandboxMode(db))),
  )
  app.post<{ Params: { mode: string } }>('/company/:mode', async ({ params: { mode } }, reply) => {
    if (!(mode in sandboxModes)) return reply.callNotFound()
    await db
      .insertInto('setting')
      .values({ key: modeKey, value: mode })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: mode }))
      .execute()
    return reply.redirect('/sandbox/company', 303)
  })
}

const switchPage = (mode: SandboxMode) =>
  page(
    '沙箱工商数据源',
    `<p>现在：<b>${sandboxModes[mode]}</b></p>
<ul>${Object.entries(sandboxModes).map(button).join('')}</ul>`,
  )

const button = ([mode, label]: [string, string]) =>
  `<li><form method="post" action="/sandbox/company/${mode}"><button>${escape(label)}</button></form></li>`
