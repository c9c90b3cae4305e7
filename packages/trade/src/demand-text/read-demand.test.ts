import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideContacts, readDemandLine, readDemandLines } from './index.ts'

const told = (text: string) => {
  const { text: _, words: __, ...line } = readDemandLine(text)
  return line
}

test('a line says what is wanted, in the words of the trade', () => {
  expect(told('求 STM32F103C8T6 2K 24+ 现货 含税 深圳 ¥3.2')).toEqual({
    type: 1,
    model: 'STM32F103C8T6',
    quantity: 2000,
    batchNo: '24+',
    delivery: '现货',
    taxIncluded: true,
    region: '深圳',
    price: 3.2,
    currency: 'CNY',
    rest: '',
    lacks: [],
  })
})

test.each([
  [
    '供应 LM358DR TI 5000PCS 未税 0.42元',
    { type: 0, model: 'LM358DR', brand: 'TI', quantity: 5000, price: 0.42, taxIncluded: false },
  ],
  [
    'GRM155R71C104KA88D 120万 编带 越快越好',
    { model: 'GRM155R71C104KA88D', quantity: 1_200_000, rest: '编带 越快越好' },
  ],
  ['0603WAF1002T5E 5KK 整盘 0.00295', { model: '0603WAF1002T5E', quantity: 5_000_000, price: 0.00295, rest: '整盘' }],
  ['DF40C-100DS-0.4V(51) 500 原装 4.2', { model: 'DF40C-100DS-0.4V(51)', quantity: 500, price: 4.2 }],
  ['求ＳＴＭ３２Ｆ１０３Ｃ８Ｔ６　２Ｋ　￥３．２', { type: 1, model: 'STM32F103C8T6', quantity: 2000, price: 3.2 }],
  [
    '求购：TPS5430DDAR，数量：3,000，批号：23年以上，交期 2周内',
    { model: 'TPS5430DDAR', quantity: 3000, batchNo: '23年以上', delivery: '2周内' },
  ],
  [
    'W25Q128JVSIQ SOIC-8 5000 pcs $0.81 香港交货',
    { package: 'SOIC-8', quantity: 5000, price: 0.81, currency: 'USD', region: '香港' },
  ],
  ['0603WAF1002T5E 100K 3.2/K', { quantity: 100_000, price: 0.0032, currency: 'CNY' }],
  ['0603WAF1002T5E 100K 3.2元/千颗', { quantity: 100_000, price: 0.0032, rest: '' }],
  ['0603WAF1002T5E 100K $0.45/kpcs', { price: 0.00045, currency: 'USD' }],
  ['0603WAF1002T5E 100K 3.2/pcs', { price: 3.2 }],
  ['0603WAF1002T5E 100K 0.0009/K', { rest: '0.0009/K' }],
  ['CL05B104KO5NNNC 0402 4000000 面议', { package: '0402', quantity: 4_000_000, rest: '' }],
  ['LM358 若干', { model: 'LM358', rest: '若干', lacks: ['quantity'] }],
  ['随便看看', { rest: '随便看看', lacks: ['model', 'quantity'] }],
  ['STM32F103C8T6 100 可用 GD32F103C8T6 替代', { model: 'STM32F103C8T6', rest: '可用 GD32F103C8T6 替代' }],
])('%s', (text, expected) => expect(told(text)).toMatchObject(expected))

test.each([
  ['要原装 13800138000', '要原装 [已隐藏联系方式]'],
  ['电话：0755-8888 6666', '[已隐藏联系方式]'],
  ['V信xinpu_01 详谈', '[已隐藏联系方式] 详谈'],
  ['ＱＱ：１２３４５６７８', '[已隐藏联系方式]'],
  ['邮件 buyer@example.com', '邮件 [已隐藏联系方式]'],
])('in public %s reads %s', (text, shown) => expect(hideContacts(text)).toBe(shown))

test.each([
  '0603WAF1002T5E 5000000',
  '10118194-0001LF 24+ 12000',
  'GRM155R71C104KA88D 1,200,000',
  '20241122 到货',
  'LTC6811HG-2#3ZZPBF',
])('%s is no way to reach anybody', (text) => expect(hideContacts(text)).toBe(text))

test('a number to call is said to be one, and stays out of the remark', () => {
  const line = readDemandLine('求 LM358DR 1K 13800138000')
  expect(line).toMatchObject({ quantity: 1000, rest: '' })
  expect(line.words.map(({ kind }) => kind)).toEqual(['type', 'model', 'quantity', 'contact'])
})

const word = fc.constantFrom('LM358DR', '2K', '24+', '含税', '深圳', '¥3.2', '现货', 'SOIC-8', 'TI', '求')

test('words may stand in any order', () => {
  const words = ['LM358DR', '2K', '24+', '含税', '深圳', '¥3.2', '现货', 'SOIC-8', 'TI', '求']
  const sorted = told(words.join(' '))
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (others) => {
      expect(told(others.join('，'))).toEqual(sorted)
    }),
  )
})

test('every word of any text is read once, in its place, or kept as a remark', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(word, { maxLength: 12 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      for (const line of readDemandLines(typed)) {
        let end = 0
        for (const one of line.words) {
          expect(one.start).toBeGreaterThanOrEqual(end)
          expect(one.end).toBeGreaterThan(one.start)
          end = one.end
        }
        expect(end).toBeLessThanOrEqual(line.text.length)
        const outside = line.words.reduceRight(
          (left, { start, end: to }) => left.slice(0, start) + left.slice(to),
          line.text,
        )
        // A separator may be written wide or small.
        expect(outside.normalize('NFKC')).toMatch(/^[\s,、;|:]*$/u)
      }
    }),
  )
})

test('nothing that is hidden can be hidden again, and a remark holds no number to call', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }),
      (text, number) => {
        const shown = hideContacts(`${text} ${number}`)
        expect(shown).not.toContain(String(number))
        expect(readDemandLine(`${text} ${number}`).rest).not.toContain(String(number))
      },
    ),
  )
})
