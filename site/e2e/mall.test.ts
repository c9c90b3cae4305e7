import { expect, it } from 'vitest'
import { logInBySms, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'

const phone = { viewport: { width: 375, height: 900 }, colorScheme: 'dark' } as const

for (const [name, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const)
  it(`a visitor finds goods ${name} at a quantity, adds them after a login, and sets the cart right`, async () => {
    await using visitor = await visit({ bypassCSP: true, ...options })
    const { page } = visitor

    // The quantity is a part of the search, and goes along to the goods.
    await open(page, '/mall/index/1')
    await good(page)
    await page.getByRole('textbox', { name: '数量' }).fill('200')
    await page.getByRole('textbox', { name: '型号、品牌或参数' }).fill('STM32')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keywords=STM32/)
    expect(new URL(page.url()).searchParams.get('qty')).toBe('200')
    await page
      .getByRole('link', { name: /^STM32/ })
      .first()
      .waitFor()
    await page.getByRole('combobox', { name: '排序' }).selectOption('price')
    await page.waitForURL(/sort=price/)
    const first = page.getByRole('button', { name: /^加购 200 片 / }).first()
    const model = (await first.getAttribute('aria-label'))?.replace('加购 200 片 ', '') ?? ''
    await good(page)

    // In the list one press adds it, after the login that is due.
    await first.click()
    await logInBySms(page, newMobile())
    await toastOf(page, '已加购 200 片，购物车 1 行').waitFor()

    // On its page the price follows the quantity, and the same goods are put on top.
    await page.getByRole('link', { name: model, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await page.getByText('购物车里已有 200 片').waitFor()
    await good(page)
    await page.getByRole('button', { name: '买 100 片', exact: true }).click()
    await page.waitForURL(/qty=100/)
    await page.getByRole('button', { name: '加入购物车' }).click()
    await page.getByText('购物车里已有 300 片').waitFor()
    const price = await page.getByRole('row', { name: /当前/ }).getByText(/^¥/).textContent()

    // The cart tells the same price; a quantity that cannot be bought stays in the field, one that can is kept.
    await open(page, '/mall/cart')
    const quantity = page.getByRole('textbox', { name: `${model} 数量` })
    await expect.poll(() => quantity.inputValue()).toBe('300')
    await page
      .getByText(price ?? '', { exact: true })
      .first()
      .waitFor()
    await good(page)
    await quantity.fill('99999999')
    await page.keyboard.press('Enter')
    await page.getByText(/^库存只有 /).waitFor()
    await good(page)
    await quantity.fill('120')
    await page.keyboard.press('Enter')
    await page
      .getByText(/^120 片|商品 120 片/)
      .first()
      .waitFor()
    await page.reload()
    await expect.poll(() => quantity.inputValue()).toBe('120')

    // What is taken out keeps its place until it is put back, once however often that is pressed.
    await page.getByRole('button', { name: `删除 ${model}` }).click()
    await page.getByRole('button', { name: `撤销删除 ${model}` }).dblclick()
    await expect.poll(() => quantity.inputValue()).toBe('120')
    await page.getByRole('checkbox', { name: `选中 ${model}` }).click()
    await page.getByText('0 家店铺，0 行').waitFor()
    await page.getByRole('button', { name: `移入收藏 ${model}` }).click()
    await page.getByText('购物车是空的').waitFor()
    await good(page)
  })

it('goods, shops and their lists are read without scripts, and their prices are told to search engines', async () => {
  await using guest = await visit({ javaScriptEnabled: false })
  const { page } = guest
  await page.goto('/mall/index/1')
  await page.getByRole('link', { name: '店铺目录' }).first().click()
  await page.getByRole('link', { name: '芯澜现货' }).click()
  await page.getByRole('heading', { level: 1, name: '芯澜现货' }).waitFor()
  await page.locator('main a[href*="/mall/productDetails/"]').first().click()
  await page.getByRole('row', { name: /当前/ }).waitFor()
  expect(await page.title()).toMatch(/价格 库存 - 芯谱$/)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.some((text) => text.includes('eligibleQuantity'))).toBe(true)
  expect((await page.goto('/mall/productDetails/999999'))?.status()).toBe(404)
  expect((await page.goto('/mall/businessmen/999999'))?.status()).toBe(404)
})
