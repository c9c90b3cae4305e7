import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { tellCode } from './account-steps.ts'
import { violationsOf } from './axe.ts'
import { alive, newMobile, open, origin, toastOf, visit } from './browser.ts'

const home = '/userCenter/cloudDisk/fileDisk'
/** Three parts: one is there before each break. */
const bytes = 20 * 1024 * 1024
const patience = 180_000

it(
  'an upload that is cut off twice, by the network and by a reload, arrives; its folder comes back from the bin',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xinpu-disk-'))
    const path = join(folder, '主板_gerber.zip')
    await writeFile(path, randomBytes(bytes))
    try {
      await using someone = await visit({ bypassCSP: true })
      const { page } = someone
      await tellCode(page, origin(), newMobile())
      await open(page, home)
      await nameFolder(page, '栖云网关')
      await page.getByRole('button', { name: '新建', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('table').or(page.getByRole('grid')).getByRole('link', { name: '栖云网关' }).click()

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
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: '上传', exact: true }).click(),
      ])
      await chooser.setFiles(path)
      await page.getByText(/^断网，剩 .*连上接着传$/).waitFor()
      allowed = 1
      await page.getByRole('button', { name: '继续 主板_gerber.zip' }).click()
      await expect.poll(() => sent.length).toBe(2)
      await page.getByText(/^断网/).waitFor()
      allowed = 9
      await page.reload()
      await alive(page)
      await page.getByText('已存到 栖云网关').waitFor()
      expect(sent.toSorted()).toEqual(['0', '1', '2'])
      await page.getByRole('link', { name: '主板_gerber.zip' }).waitFor()
      expect(await violationsOf(page)).toEqual([])

      await open(page, home)
      await page.getByRole('button', { name: '管理 栖云网关' }).click()
      await page.getByRole('menuitem', { name: '删除' }).click()
      await toastOf(page, '1 个文件已进回收站').waitFor()
      await open(page, '/userCenter/cloudDisk/recycle')
      await page.getByRole('button', { name: '恢复 主板_gerber.zip' }).click()
      await toastOf(page, '已恢复到 /栖云网关').waitFor()
      await open(page, home)
      await page.getByRole('grid').getByRole('link', { name: '栖云网关' }).click()
      await page.getByRole('link', { name: '主板_gerber.zip' }).waitFor()
      expect(await violationsOf(page)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  patience,
)

/** The room comes a moment after the page is alive: the button is pressed until it answers. */
async function nameFolder(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '文件夹名称' })
  const asked = async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: '新建文件夹' }).click()
    return field.isVisible()
  }
  await expect.poll(asked).toBe(true)
  await field.fill(name)
}
