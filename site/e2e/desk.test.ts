import { createApi, type Api } from '@xinpu/sdk/full'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { codeAt, newMobile, open, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer } from './review-steps.ts'
import { sidewaysAt320 } from './stillness.ts'

/** A server of its own. */
const patience = 240_000

it(
  'a reviewer works through a queue by keyboard alone, and an owner reads in the log what was done',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page, faults } = desk
    const press = (key: string) => page.keyboard.press(key)
    await comeAsReviewer(page, server)
    const person = await someone(server.origin)
    for (const name of ['华强芯城', '半导小芯', '立创示例']) await person.agent.myAgent.recommend({ name })

    // The queue says how much waits of what; what it is narrowed to is kept.
    await open(page, '/userCenter?type=99&kind=agent')
    await page.getByText('共 3 件', { exact: false }).waitFor()
    await page.getByRole('button', { name: '保存这个筛选' }).focus()
    await press('Enter')
    await page.getByRole('link', { name: '代理商推荐 · 审核中', exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await press('j')
    await page.getByRole('link', { name: '华强芯城', exact: true }).focus()
    await press('Enter')

    // Ticked, passed, and on to the next.
    await page.getByText('第 1 / 3 件').waitFor()
    await press('x')
    await press('a')
    await page.getByText(/已通过[,，]提交人会收到消息/).waitFor()
    await press('j')
    await page.getByRole('heading', { name: '半导小芯' }).waitFor()
    await press('r')
    await page.keyboard.type('查无此公司')
    await press('Control+Enter')
    await page.getByText(/已驳回[,，]原因已发给提交人/).waitFor()
    expect(await violationsOf(page)).toEqual([])

    // Who recommended it is told; what is left waits for the next.
    const { data: told } = await person.message.message.list({ type: 'notification' })
    expect(told.map(({ content }) => content)).toContain('查无此公司')
    await open(page, '/userCenter?type=99')
    await page.getByText('共 1 件', { exact: false }).waitFor()
    await page.getByRole('link', { name: '代理商推荐 · 审核中', exact: true }).focus()
    await press('Enter')
    await page.waitForURL(/kind=agent/)

    // All of it stands in the log.
    await page.getByRole('link', { name: '运行', exact: true }).click()
    await page.getByRole('link', { name: '操作记录', exact: true }).click()
    await page.getByRole('cell', { name: '通过审核' }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: '半导小芯' }).count()).toBe(1)
    expect(await violationsOf(page)).toEqual([])
    expect(await sidewaysAt320(page)).toEqual([])
    // While the server rested nobody answered.
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  },
  patience,
)

/** The calls of a person who has just come. */
async function someone(origin: string): Promise<Api> {
  const mobile = newMobile()
  const visitor = createApi({ baseURL: `${origin}/api` })
  await visitor.account.session.sendNotice({ mobile: `+86-${mobile}` })
  const code = await codeAt(origin, mobile)
  const { token } = await visitor.account.session.loginByCode({ mobile: `+86-${mobile}`, code })
  return createApi({ baseURL: `${origin}/api`, session: { caller: () => ({ token }) } })
}
