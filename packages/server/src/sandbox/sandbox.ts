import { fullTime } from '@xinpu/sdk/format'
import type { FastifyInstance } from 'fastify'
import type { Generated } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { policyOf } from '../core/safe-headers.ts'
import type { Stamp } from '../core/tables.ts'
import { keepToOwnMachine } from './own-machine.ts'
import { escape, page } from './page.ts'

declare module '../core/tables.ts' {
  interface Tables {
    sandbox_message: { id: Generated<number>; kind: 'sms' | 'mail'; recipient: string; text: string; created_at: Stamp }
  }
}

/** The pages have their styles in them, and the site's picture beside their name. */
const shows = { 'style-src': "'unsafe-inline'", 'img-src': "'self'" }

/** What a phone or a mailbox would have got, newest first. Stands in for third parties on a laptop only. */
export function sandboxPages(app: FastifyInstance, house: House) {
  keepToOwnMachine(app)
  const policy = policyOf({ ...shows, 'form-action': `'self' ${house.settings.origin}` })
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy))
  app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(outboxPage(await outbox(house.db))))
  app.get('/outbox.json', async () => outbox(house.db))
  for (const add of house.brought.sandbox) add(app, house)
}

const shown = 50
const outbox = (db: Db) => db.selectFrom('sandbox_message').selectAll().orderBy('id', 'desc').limit(shown).execute()

type Message = Awaited<ReturnType<typeof outbox>>[number]

const outboxPage = (messages: Message[]) =>
  page(
    '沙箱发件箱',
    `<p>没有配置短信和邮件服务时，本该发出的内容都在这里。每 5 秒刷新。</p>
${messages.length > 0 ? `<ul>${messages.map(item).join('')}</ul>` : '<p>还没有内容。</p>'}`,
    '<meta http-equiv="refresh" content="5">',
  )

const item = ({ recipient, text, created_at }: Message) =>
  `<li><b>${escape(recipient)}</b> · <time datetime="${created_at.toISOString()}">${fullTime(created_at).slice(5)}</time><br>${escape(text)}</li>`
