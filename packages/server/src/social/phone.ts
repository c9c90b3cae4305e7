import { decode } from '@xinpu/contract/decode'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import { dropTicket, moveTicket } from './qr-ticket.ts'
import { grantInSandbox } from './sandbox-provider.ts'
import { escape, page } from '../sandbox/page.ts'

const Asked = z.object({
  ticket: z.string().max(100).default(''),
  provider: z.enum(['wx', 'qq']).default('wx'),
  state: z.string().max(200).default(''),
  redirect_uri: z.string().max(2048).default(''),
  name: z
    .string()
    .trim()
    .max(20)
    .default('')
    .transform((name) => name || '测试用户'),
  answer: z.enum(['agree', 'refuse']).default('agree'),
})
type Asked = z.infer<typeof Asked>

const askedIn = (sent: unknown): Asked | undefined => Asked.safeParse(decode(Asked, sent ?? {})).data
const unreadable = page('链接不完整', '<p>请回到刚才的页面再试一次。</p>')

/** The phone that scans a code, and the page on which WeChat or QQ asks: whoever is named agrees, or refuses. */
export function phonePages(app: FastifyInstance, house: House) {
  app.get('/phone', async ({ query }, reply) => {
    const asked = askedIn(query)
    if (!asked) return send(reply.code(400), unreadable)
    if (asked.ticket && !(await moveTicket(house, asked.ticket, 'scanned')))
      return send(reply, page('二维码已失效', '<p>请回到电脑上刷新二维码。</p>'))
    return send(reply, page(asked.provider === 'wx' ? '沙箱微信' : '沙箱 QQ', form(asked)))
  })

  app.post('/phone', async ({ body }, reply) => {
    const asked = askedIn(body)
    if (!asked) return send(reply.code(400), unreadable)
    if (asked.answer === 'refuse') return refuse(asked, reply)
    const subject = `sandbox ${asked.name}`
    const code = await grantInSandbox(house, asked.provider, { subject, nickName: asked.name })
    if (asked.ticket) return confirmTicket(asked.ticket, code, reply)
    return reply.redirect(returnOf(asked, code, house.settings.origin), 303)
  })

  /** As WeChat does: back with the state and without a code. A code that was scanned is spent. */
  async function refuse(asked: Asked, reply: FastifyReply) {
    if (!asked.ticket) return reply.redirect(returnOf(asked, undefined, house.settings.origin), 303)
    await dropTicket(house, asked.ticket)
    return send(reply, page('已取消', '<p>没有登录。电脑上会换一个新的二维码。</p>'))
  }

  async function confirmTicket(ticket: string, code: string, reply: FastifyReply) {
    const isMoved = await moveTicket(house, ticket, 'confirmed', code)
    return send(
      reply,
      isMoved ? page('已确认', '<p>电脑上会自动登录。</p>') : page('二维码已失效', '<p>请重新扫码。</p>'),
    )
  }
}

/** Back to a page of ours, and to no other. */
function returnOf({ redirect_uri: target, state }: Asked, code: string | undefined, origin: string): string {
  const url = URL.canParse(target) ? new URL(target) : new URL(origin)
  const back = url.origin === new URL(origin).origin ? url : new URL(origin)
  if (code) back.searchParams.set('code', code)
  back.searchParams.set('state', state)
  return back.href
}

const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escape(value)}">`

const form = ({ ticket, provider, state, redirect_uri: target }: Asked) => `<form method="post">
${hidden('ticket', ticket)}${hidden('provider', provider)}${hidden('state', state)}${hidden('redirect_uri', target)}
<label>昵称 <input name="name" value="测试用户" maxlength="20" required></label>
<button>确认登录</button>
<button name="answer" value="refuse" formnovalidate>拒绝</button>
</form>
<p>没有配置第三方登录时，由这里代替手机。同一昵称就是同一个人。</p>`
