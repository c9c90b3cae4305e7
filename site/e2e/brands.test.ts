import type { SpecBrand } from '@xinpu/sdk/types'
import { describe, expect, it } from 'vitest'
import { loginDialog, open, visit } from './browser.ts'
import { api } from './catalogue.ts'

const plain = { javaScriptEnabled: false } as const

async function brandOf(name: string): Promise<SpecBrand> {
  const { data } = await api().brand.directory.list({ keywords: name })
  const brand = data.find((found) => found.name === name)
  if (!brand) throw new Error(`The samples have no ${name}.`)
  return brand
}

describe('the directory of brands', () => {
  it('is searched by sound and by the name of a maker that went into another', async () => {
    await using guest = await visit()
    const { page } = guest
    for (const [typed, name] of [
      ['dezhouyiqi', /TI 德州仪器/],
      ['Linear', /ADI 亚德诺/],
    ] as const) {
      await open(page, '/brandList/0')
      const box = page.getByRole('main').getByRole('textbox', { name: '品牌名称' })
      await box.fill(typed)
      await box.press('Enter')
      await page.waitForURL(/keywords=/)
      await page.getByRole('main').getByRole('link', { name }).first().waitFor()
    }
    await page.getByText(/Linear Technology.* → ADI/).waitFor()
  })

  it('is read without scripts, by halves and letters; another half is no page', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto('/brandList/2')
    await page.getByRole('toolbar', { name: '品牌首字母' }).getByRole('link', { name: /^G/ }).click()
    await page.waitForURL(/letter=G/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /GigaDevice/ })
      .waitFor()
    expect(await page.title()).toBe('国产品牌大全 G - 芯谱')
    expect((await page.goto('/brandList/3'))?.status()).toBe(404)
  })
})

describe('the pages of a brand', () => {
  it('lead from its home to its documents, of which several are ticked', async () => {
    await using guest = await visit()
    const { page } = guest
    const { id } = await brandOf('TI')
    await page.goto(`/brandDetail/${id}`)
    await page.getByRole('heading', { level: 1, name: '德州仪器' }).waitFor()
    await page.getByRole('navigation', { name: '品牌', exact: true }).getByRole('link', { name: /^资料/ }).click()
    await page.waitForURL(`**/brandDetail/specification/${id}`)
    // The login opens by itself over what can be read around it.
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    const ticks = page.getByRole('main').getByRole('checkbox')
    await ticks.nth(0).check({ force: true })
    await ticks.nth(1).check({ force: true })
    await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '打包下载' }).waitFor()
  })

  it('are listed by search engines only where they hold something', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    const { id } = await brandOf('ADI')
    const robots = page.locator('meta[name="robots"]')
    for (const [path, listed] of [
      [`/brandDetail/${id}`, true],
      [`/brandDetail/companyInfo/${id}`, true],
      [`/brandDetail/contactInfo/${id}`, false],
      [`/brandDetail/agentList/${id}`, true],
      [`/brandDetail/trader/${id}`, true],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200)
      expect(await robots.count()).toBe(listed ? 0 : 1)
      expect(await page.getByRole('heading', { level: 1, name: '亚德诺' }).count()).toBe(1)
    }
  })

  it('that are not there have status 404 and name brands that may have been meant', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    expect((await page.goto('/brandDetail/村田'))?.status()).toBe(404)
    await page
      .getByRole('main')
      .getByRole('link', { name: /muRata/ })
      .waitFor()
    for (const path of ['/brandDetail/999999', '/brandDetail/companyInfo/999999', '/brandDetail/agentList/x/y/z'])
      expect((await page.goto(path))?.status()).toBe(404)
  })
})
