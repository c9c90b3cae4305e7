import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { logInBySms, newMobile, open, visit } from './browser.ts'
import { sidewaysOf } from './stillness.ts'

const phone = { viewport: { width: 375, height: 900 }, colorScheme: 'dark' } as const

/** Eight lines: a part, its value, one whose number is half written, one nobody makes, one left off, two without a part or a count, and the part again. */
const pasted = [
  '位号\t型号\t封装\t品牌\t数量',
  'U1\tSTM32F103C8T6\tLQFP-48\tST\t1',
  'C1-C8\t0.1uF/50V X7R 0603\t0603\t\t8',
  'U4\tW25Q128\tSOIC-8\t\t1',
  'U7\tXC7788-A0\tQFN-24\t\t1',
  'R9\t0R DNP\t0603\t\t1',
  'U8\t\t\t\t1',
  'U9\tLM358P\tDIP-8\tTI\t很多',
  'U2\tSTM32F103C8T6\tLQFP-48\tST\t1',
].join('\n')

for (const [name, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const)
  it(`a visitor pastes a list ${name}, mends two lines, splits it, logs in at the end, and finds its list kept`, async () => {
    await using visitor = await visit({ bypassCSP: true, ...options })
    const { page } = visitor
    await open(page, '/inquiry/batchSearch?boards=10')
    await page.getByRole('textbox', { name: '粘贴表格' }).fill(pasted)
    await good(page)
    await press(page, /^匹配 8 行$/)
    await balance(page, /读入 8 = .*有误 2 \+ 跳过 1/)
    await good(page)

    // What is written wrong is mended in its own row.
    await mend(page, 7, '型号或参数', 'AMS1117-3.3')
    await mend(page, 8, '每套用量', '2')
    await balance(page, /读入 8 = (?!.*有误)/)

    // The part that stands twice is asked for once, for both.
    await press(page, '合并重复')
    await balance(page, /读入 8 = .*已并入 1/)

    // Half of a number is looked at: one of the parts is taken, and a line is put aside.
    await press(page, '第 4 行：核对')
    await page
      .getByRole('group', { name: '核对第 4 行' })
      .getByRole('button', { name: /^用它 / })
      .first()
      .press('Enter')
    await page.getByRole('combobox', { name: /第 5 行/ }).selectOption('review')
    await page.getByRole('combobox', { name: /第 2 行/ }).selectOption('demand')
    await balance(page, /待核对 [1-9]/)
    const split = await told(page)

    // The list outlives the login, which comes last, and is handed over by itself.
    await page
      .getByText(/已保存|恢复/)
      .first()
      .waitFor()
    await press(page, /^提交 \d+ 行$/)
    await logInBySms(page, newMobile())
    await page.getByRole('heading', { name: /已发布 \d+ 条求购$/ }).waitFor()
    await good(page)
    const posts = /求购 (\d+)/.exec(split)?.[1]
    await page.getByRole('heading', { name: new RegExp(`已发布 ${posts} 条求购$`) }).waitFor()
    await press(page, '打开保存的清单')
    await balance(page, /读入 6 = /)
    expect(cutOf(await told(page))).toBe(cutOf(split))
    expect(visitor.faults).toEqual([])
  }, 120_000)

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).press('Enter')

/** Corrects one field of a line, by the keyboard. */
async function mend(page: Page, rowNo: number, field: string, text: string) {
  await press(page, `第 ${rowNo} 行：核对`)
  const group = page.getByRole('group', { name: `核对第 ${rowNo} 行` })
  const box = group.getByRole('textbox', { name: field })
  await box.fill(text)
  await box.blur()
  await group.getByRole('button', { name: '改好，重新匹配' }).press('Enter')
}

/** The equation at the foot of the page. */
const told = (page: Page): Promise<string> => page.getByText(/^读入/).innerText()

/** The three ways that lines go. */
const cutOf = (equation: string): string => equation.replace(/.*(购物车 \d+ \+ 求购 \d+ \+ 待核对 \d+)[^]*/, '$1')

async function balance(page: Page, equation: RegExp) {
  await expect.poll(() => told(page)).toMatch(equation)
  await expect.poll(() => page.getByLabel('正在匹配').count()).toBe(0)
  const [read, ...parts] = [...(await told(page)).matchAll(/(?:读入|[+=]) *\S*? *(\d+)/g)].map(([, count]) =>
    Number(count),
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(read)
}

/** Open to all, and no wider than its window. In a window that holds the whole page, where no bar covers a line. */
async function good(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width, height: 5000 })
  expect(await violationsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toEqual([])
  await page.setViewportSize({ width, height })
}
