import dayjs from 'dayjs'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** What a phone or a mailbox would have got, newest first. Stands in for third parties on a laptop only. */
export function sandboxPages(app: FastifyInstance, { db }: House) {
  app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(page(await outbox(db))))
  app.get('/outbox.json', async () => outbox(db))
}

const shown = 50
const outbox = (db: Db) => db.selectFrom('sandbox_message').selectAll().orderBy('id', 'desc').limit(shown).execute()

type Message = Awaited<ReturnType<typeof outbox>>[number]

const page = (messages: Message[]) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>沙箱发件箱 - 芯谱</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 14px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif }
  h1 { font-size: 20px } li { padding: 12px 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); list-style: none } ul { padding: 0 }
  b { font-family: ui-monospace, monospace }
</style>
<h1>沙箱发件箱</h1>
<p>没有配置短信和邮件服务时,本该发出的内容都在这里。每 5 秒刷新。</p>
${messages.length > 0 ? `<ul>${messages.map(item).join('')}</ul>` : '<p>还没有内容。</p>'}
</html>`

const item = ({ recipient, text, created_at }: Message) =>
  `<li><b>${escape(recipient)}</b> · <time datetime="${created_at.toISOString()}">${dayjs(created_at).format('MM-DD HH:mm:ss')}</time><br>${escape(text)}</li>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark)
