import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pagesPdf } from '../../packages/server/test/pages-pdf.ts'
import { bomb } from '../../packages/server/test/paper.ts'
import { alive, comeBack, newMobile, open, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer } from './review-steps.ts'

const given = process.env['XINPU_TEST_DATA']
const folder = join(given ?? '', 'pdf')
if (!given) console.warn('XINPU_TEST_DATA is not set: hostile PDFs are not uploaded.')

/** Why files of the folder are refused. What each file of it is told is the server's, and tested there. */
const refusals: Record<string, RegExp> = {
  'REDHAT-1531897-0.pdf': /已损坏/,
  'bomb_giant.pdf': /过于复杂/,
  'evaljs.pdf': /脚本/,
  'pr6531_1.pdf': /需要密码/,
}

/** Some of the folder that may be handed in: a broken one that can be read, and one whose letters have no names. */
const files = [...Object.keys(refusals), 'cid_cff.pdf', 'helloworld-bad.pdf']

/** A file on its way into the library. */
const entry = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true })

const choose = (page: Page, chosen: Parameters<Locator['setInputFiles']>[0]) =>
  page.getByRole('main').locator('input[type=file]').setInputFiles(chosen)

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** A document of which nobody else has the bytes. */
const sheetAbout = async (model: string) =>
  Buffer.from(
    await pagesPdf([
      `${model} 降压转换器\n德州仪器 Texas Instruments Incorporated\nwww.ti.com`,
      `Thermal shutdown of the zebrafish ${model}\nCopyright Texas Instruments Incorporated`,
    ]),
  )

describe('whoever uploads', () => {
  it.skipIf(!given)(
    'is told of hard documents what they are or why they cannot be, and the page lives on',
    async () => {
      await using person = await visit()
      const { page, faults } = person
      await comeBack(page)
      await open(page, '/upload')
      await choose(
        page,
        files.map((name) => join(folder, name)),
      )
      for (const name of files) {
        const reason = refusals[name]
        const row = entry(page, name)
        await row
          .getByText(reason ? '不能使用' : /^(?:待提交|库中已有)$/, { exact: true })
          .first()
          .waitFor({ timeout: 120_000 })
        if (reason) await row.getByRole('alert').getByText(reason).waitFor()
        else await row.getByText(/\d+ 页/).waitFor()
      }
      expect(faults).toEqual([])
    },
    240_000,
  )

  it('is told that a bomb is too much and that a page is no PDF, and goes on with the next', async () => {
    await using person = await visit()
    const { page } = person
    await comeBack(page)
    await open(page, '/upload')
    await choose(page, [pdf('炸弹.pdf', bomb(4e8, 'Fl')), pdf('网页.pdf', Buffer.from('<html>no</html>'.padEnd(2000)))])
    await page.getByText('请上传 PDF 文件').waitFor()
    await entry(page, '炸弹.pdf')
      .getByText(/过于复杂/)
      .waitFor({ timeout: 60_000 })
    await choose(page, [pdf('好的.pdf', await sheetAbout('XPQ4321'))])
    await entry(page, '好的.pdf').getByText('待提交').waitFor({ timeout: 60_000 })
    expect(await page.getByRole('button', { name: '提交 1 份' }).isEnabled()).toBe(true)
  }, 180_000)
})

it('a datasheet goes from the file to the library over a review and a dead server, and back with a reason', async () => {
  await using server = await ownServer()
  await using person = await visit({ baseURL: server.origin })
  await using desk = await visit({ baseURL: server.origin, bypassCSP: true })
  const { page } = person
  await comeAsReviewer(desk.page, server)

  // Brand and model come from the file.
  await comeBack(page, newMobile(), server.origin)
  const uploads = async () => {
    await page.goto('/upload')
    await alive(page)
  }
  await uploads()
  const [good, poor] = [await sheetAbout('TPS9990X'), await sheetAbout('TPS9991X')]
  await choose(page, [pdf('TPS9990X.pdf', good), pdf('TPS9991X.pdf', poor)])
  for (const model of ['TPS9990X', 'TPS9991X']) {
    const row = entry(page, `${model}.pdf`)
    await row.getByText('待提交').waitFor({ timeout: 60_000 })
    expect(await row.getByRole('textbox', { name: /^型号/ }).inputValue()).toBe(model)
    expect(await row.getByRole('combobox', { name: /品牌/ }).inputValue()).toMatch(/德州仪器|TI/)
  }
  await page.getByRole('button', { name: '提交 2 份' }).click()
  await page.getByText('2 份已提交审核').waitFor()
  await entry(page, 'TPS9990X.pdf').getByText('审核中').waitFor()

  await decide(desk.page, 'TPS9990X', { passes: true })
  // The text of its pages is read behind the scenes; the server dies before it can be sure to be through.
  await server.kill()
  await server.start()
  await decide(desk.page, 'TPS9991X', { passes: false })

  await uploads()
  await entry(page, 'TPS9990X.pdf').getByText('已通过').waitFor()
  await entry(page, 'TPS9991X.pdf')
    .getByText(/未通过：.*不是原厂的文件/)
    .waitFor()

  // Its second page is found by a word of it, once the job that the dead server had is taken up again.
  const found = async () => {
    const answer = await fetch(`${server.origin}/api/spec/fulltext?keywords=zebrafish`)
    const { data } = (await answer.json()) as { data: { data: { hits: { page: number }[] }[] } }
    return data.data.flatMap(({ hits }) => hits.map(({ page: number }) => number))
  }
  await expect.poll(found, { timeout: 240_000, interval: 1000 }).toEqual([2])

  // The same bytes under another name are known.
  await choose(page, [pdf('another name.pdf', good)])
  const row = entry(page, 'another name.pdf')
  await row.getByText('库中已有', { exact: true }).waitFor()
  await row.getByRole('button', { name: '仅收藏' }).click()
  await row.getByRole('button', { name: '已收藏' }).waitFor()
}, 600_000)

async function decide(page: Page, model: string, { passes }: { passes: boolean }) {
  await page.goto('/userCenter?type=99')
  await alive(page)
  await page.getByRole('link', { name: new RegExp(model) }).click()
  const checks = page.getByRole('checkbox', { name: /^已核对/ })
  await checks.first().waitFor()
  for (const check of await checks.all()) await check.check({ force: true })
  await page.getByRole('textbox', { name: '审核意见' }).fill(passes ? '' : '不是原厂的文件')
  await page.getByRole('button', { name: passes ? '通过' : '驳回', exact: true }).click()
  await page
    .getByText(passes ? /已通过.提交人会收到消息/ : /已驳回.原因已发给提交人/)
    .first()
    .waitFor()
}
