import { describe, expect, it } from 'vitest'
import { alive, open, origin, visit } from './browser.ts'
import { partOf, partPath, resultsPath } from './catalogue.ts'

const model = 'STM32F103C8T6'

describe('someone who looks through results', () => {
  it('puts parts aside in the list, finds them in the tray on every page, and compares them', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, resultsPath('收发器'))
    const toggles = page.getByRole('grid').getByRole('button', { name: /^对比 / })
    await toggles.nth(0).click()
    await toggles.nth(1).click()
    const tray = page.getByRole('group', { name: '对比栏' })
    await tray.getByText('2/6').waitFor()
    expect(await toggles.nth(1).getAttribute('aria-pressed')).toBe('true')
    await open(page, resultsPath('TPS5430'))
    await tray.getByText('2/6').waitFor()
    await tray.getByRole('link', { name: '开始对比' }).click()
    await page.waitForURL(/electronicComponentList\/compare\?/)
    await page.getByRole('table').first().waitFor()
    expect(faults).toEqual([])
  })

  it('has room for six', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, resultsPath('收发器'))
    const toggles = page.getByRole('grid').getByRole('button', { name: /^对比 / })
    for (let at = 0; at < 7; at += 1) await toggles.nth(at).click()
    await page.getByRole('group', { name: '对比栏' }).getByText('6/6').waitFor()
    await page.getByText('最多同时对比 6 个型号').first().waitFor()
    expect(await toggles.nth(6).getAttribute('aria-pressed')).toBe('false')
  })

  it('sees them as cards from then on', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, resultsPath('收发器'))
    await page.getByRole('button', { name: '卡片' }).click()
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await page.reload()
    await alive(page)
    await page.getByRole('grid').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: '卡片' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: '表格' }).click()
    await page.getByRole('grid').waitFor()
  })

  it('is told how many datasheets have the words inside, and is led to their pages', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, resultsPath(model))
    const inside = page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: /^全文/ })
    await expect.poll(() => inside.innerText()).toMatch(/[1-9]/)
    const total = Number(/\d+/.exec(await inside.innerText())?.[0])
    await inside.click()
    await page.waitForURL(/\/specification\/STM32F103C8T6/)
    await page
      .getByRole('link', { name: /^第 \d+ 页/ })
      .first()
      .waitFor()
    await expect.poll(() => inside.innerText()).toMatch(new RegExp(String(total)))
  })

  it('goes from a row of datasheets to what it says of itself and its revisions', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, `${await partPath(model)}?tab=spec`)
    await page
      .getByRole('link', { name: /的信息与版本$/ })
      .first()
      .click()
    await page.waitForURL(/specification_info\/\d+$/)
    await page.getByRole('navigation', { name: '资料信息' }).getByRole('link', { name: '版本' }).waitFor()
  })
})

describe('a part', () => {
  it('has its blocks at addresses of their own, one canonical one, and all of them without scripts', async () => {
    const { id } = await partOf(model)
    const html = async (search: string) => (await fetch(`${origin()}${await partPath(model)}${search}`)).text()
    const whole = await html('')
    const params = await html('?tab=params')
    expect(whole).toContain('数据手册</h2>')
    expect(params).toContain(`${model} 的参数`)
    expect(params).not.toContain('数据手册</h2>')
    for (const one of [whole, params])
      expect(one).toContain(`<link rel="canonical" href="${origin()}/datasheet/datasheetDetail/${id}/stm32f103c8t6"`)
  })

  it('keeps the block when its slug is put right', async () => {
    const { id } = await partOf(model)
    const answer = await fetch(`${origin()}/datasheet/datasheetDetail/${id}/wrong?tab=offers`, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toMatch(/\/stm32f103c8t6\?tab=offers$/)
  })

  it('shows one block after another', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, await partPath(model))
    const tabs = page.getByRole('navigation', { name: '型号的内容' })
    await tabs.getByRole('link', { name: '替代' }).click()
    await page.waitForURL(/\?tab=alternates$/)
    await page.getByRole('heading', { level: 2, name: '替代' }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: '参数' }).count()).toBe(0)
    await tabs.getByRole('link', { name: '概览' }).click()
    await page.getByRole('heading', { level: 2, name: '参数' }).waitFor()
    expect(faults).toEqual([])
  })
})
