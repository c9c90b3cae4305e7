import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { alive, comeBack, open, toastOf, visit } from './browser.ts'

const home = '/userCenter/cloudDisk/fileDisk'
/** Three parts: one is there before each break. */
const bytes = 20 * 1024 * 1024
const patience = 180_000
const name = '主板_gerber.zip'

/** Who does it: where they press, or by which keys. */
const people: { who: string; options: BrowserContextOptions; press: (target: Locator) => Promise<void> }[] = [
  { who: 'by mouse at 1440', options: {}, press: (target) => target.click() },
  {
    who: 'by finger at 375',
    options: { viewport: { width: 375, height: 812 }, hasTouch: true },
    press: (target) => target.tap(),
  },
  {
    who: 'by keyboard',
    options: {},
    async press(target) {
      await target.focus()
      await target.press('Enter')
    },
  },
]

it.each(people)(
  '$who: an upload that is cut off twice, by the network and by a reload, arrives; its folder comes back from the bin',
  async ({ options, press }) => {
    const folder = await mkdtemp(join(tmpdir(), 'xinpu-disk-'))
    const path = join(folder, name)
    await writeFile(path, randomBytes(bytes))
    try {
      await using someone = await visit({ ...options, bypassCSP: true })
      const { page } = someone
      const button = (called: string) => page.getByRole('button', { name: called, exact: true })
      const linkTo = (called: string) => page.getByRole('main').getByRole('link', { name: called }).first()
      await comeBack(page)
      await open(page, home)
      await nameFolder(page, '栖云网关')
      await press(button('新建'))
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await press(linkTo('栖云网关'))
      await page.waitForURL(/dir=\d+/)

      // The network goes after the first part, the page after the second.
      const sent: string[] = []
      let allowed = 1
      await page.route('**/api/oss/upload', (route) => {
        const part = /part:[\w-]+:(\d)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? ''
        if (allowed === 0) return route.abort('connectionfailed')
        allowed -= 1
        sent.push(part)
        return route.continue()
      })
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button('上传'))])
      await chooser.setFiles(path)
      await page.getByText(/^断网，剩 .*连上接着传$/).waitFor()
      allowed = 1
      await press(page.getByRole('button', { name: `继续 ${name}` }))
      await expect.poll(() => sent.length).toBe(2)
      await page.getByText(/^断网/).waitFor()
      allowed = 9
      await page.reload()
      await alive(page)
      await page.getByText('已存到 栖云网关').waitFor()
      expect(sent.toSorted()).toEqual(['0', '1', '2'])
      await linkTo(name).waitFor()
      expect(await violationsOf(page)).toEqual([])

      await open(page, home)
      await press(page.getByRole('button', { name: '管理 栖云网关' }))
      await press(page.getByRole('menuitem', { name: '删除' }))
      await toastOf(page, '1 个文件已进回收站').waitFor()
      await open(page, '/userCenter/cloudDisk/recycle')
      await press(page.getByRole('button', { name: `恢复 ${name}` }))
      await toastOf(page, '已恢复到 /栖云网关').waitFor()
      await open(page, home)
      await press(linkTo('栖云网关'))
      await linkTo(name).waitFor()
      expect(await violationsOf(page)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  patience,
)

/** The room comes a moment after the page is alive: the button is pressed until it answers. */
async function nameFolder(page: Page, called: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '文件夹名称' })
  const opener = page.getByRole('button', { name: '新建文件夹' })
  const asked = async () => {
    // Under a dialog that is on its way there is no button to press.
    if (!(await field.isVisible())) await opener.click({ timeout: 1000 }).catch(() => {})
    return field.isVisible()
  }
  await expect.poll(asked).toBe(true)
  await field.fill(called)
}
