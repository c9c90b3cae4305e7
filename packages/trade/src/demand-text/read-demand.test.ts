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
  ['1、LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['1.LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['1. LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['2) LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['（1） LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['(1).LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['①LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['①. LM358DR 5K', { model: 'LM358DR', quantity: 5000, rest: '' }],
  ['1.74HC595D 5K', { model: '74HC595D', quantity: 5000, rest: '' }],
  ['1.5K LM358DR', { model: 'LM358DR', quantity: 1500, rest: '' }],
])('%s begins with its number in a list', (text, expected) => expect(told(text)).toMatchObject(expected))

test.each([
  ['74LVC1G08GW,125 3K', { model: '74LVC1G08GW,125', quantity: 3000 }],
  ['BC847C,215 3K', { model: 'BC847C,215', quantity: 3000 }],
  ['PMBT3904,215', { model: 'PMBT3904,215', lacks: ['quantity'] }],
  ['LM358DR,500', { model: 'LM358DR', quantity: 500 }],
  ['MT41K256M16TW-107:P 500', { model: 'MT41K256M16TW-107:P', quantity: 500 }],
  ['TLP785(GB,F) 3K', { model: 'TLP785(GB,F)', quantity: 3000 }],
  ['DFE252012P-2R2M=P2 3K', { model: 'DFE252012P-2R2M=P2', quantity: 3000 }],
  ['DS18B20Z+T&R 3K', { model: 'DS18B20Z+T&R', quantity: 3000 }],
  ['π121M31 3K', { model: 'π121M31', quantity: 3000 }],
  ['TP4056 3K', { model: 'TP4056', quantity: 3000 }],
  ['DAC7512N/3K 500', { model: 'DAC7512N/3K', quantity: 500 }],
  ['PIC16F1825-I/ST 2K', { model: 'PIC16F1825-I/ST', quantity: 2000 }],
  ['LM2596S-5.0/NOPB 2K', { model: 'LM2596S-5.0/NOPB', quantity: 2000 }],
  ['292303-1 3K', { model: '292303-1', quantity: 3000 }],
  ['7805 1K', { model: '7805', quantity: 1000 }],
  ['8050 3K SOT-23', { model: '8050', quantity: 3000, package: 'SOT-23' }],
  ['555 200', { model: '555', quantity: 200 }],
  ['1757019 300', { model: '1757019', quantity: 300 }],
  ['436500200 300', { model: '436500200', quantity: 300 }],
  ['STM32F103C8T6x2000pcs', { model: 'STM32F103C8T6', quantity: 2000 }],
  ['STM32F103C8T6-2000PCS', { model: 'STM32F103C8T6', quantity: 2000 }],
  ['LM358DR--5000', { model: 'LM358DR', quantity: 5000 }],
  ['LM358DR*2000', { model: 'LM358DR', quantity: 2000 }],
  ['LM358DR×2000', { model: 'LM358DR', quantity: 2000 }],
  ['LM358DR=5000', { model: 'LM358DR', quantity: 5000 }],
  ['LM358DR：5000', { model: 'LM358DR', quantity: 5000 }],
  ['TI/LM358DR/5000/24+', { brand: 'TI', model: 'LM358DR', quantity: 5000, batchNo: '24+' }],
  ['TI/LM4040AIM3-2.5/NOPB/5000/24+', { brand: 'TI', model: 'LM4040AIM3-2.5/NOPB', quantity: 5000, batchNo: '24+' }],
  ['求LM358DR/2K/24+/含税', { type: 1, model: 'LM358DR', quantity: 2000, batchNo: '24+', taxIncluded: true }],
  ['LM358DR（TI）5000', { model: 'LM358DR', brand: 'TI', quantity: 5000 }],
  ['LM358DR(TI) 5000', { model: 'LM358DR', brand: 'TI', quantity: 5000 }],
  ['G5V-1 DC5 100', { model: 'G5V-1', quantity: 100, rest: 'DC5' }],
])('%s names its part and its pieces', (text, expected) => expect(told(text)).toMatchObject(expected))

test.each([
  ['LM358DR 5 000', 5000],
  ['LM358DR 5000.0', 5000],
  ['LM358DR 500.0 5K', 5000],
  ['LM358DR 3 5000pcs', 5000],
  ['LM358DR 2K5', 2500],
  ['LM358DR 1万2', 12_000],
  ['LM358DR 两万', 20_000],
  ['LM358DR 一万颗', 10_000],
  ['LM358DR 一万五', 15_000],
  ['LM358DR 一万零五百', 10_500],
  ['LM358DR 三千', 3000],
  ['LM358DR 三千五百个', 3500],
  ['LM358DR 要5000', 5000],
  ['LM358DR 库存5000', 5000],
])('%s counts %i', (text, quantity) => expect(told(text)).toMatchObject({ model: 'LM358DR', quantity, lacks: [] }))

test.each([
  ['LM358DR 2-3K', 2000, '2-3K'],
  ['LM358DR 500-2K', 500, '500-2K'],
  ['LM358DR 约2K', 2000, '约2K'],
  ['LM358DR 2K左右', 2000, '2K左右'],
  ['LM358DR 2K/月', 2000, '2K/月'],
  ['LM358DR 5000+', 5000, '5000+'],
])('%s counts %i at least, and the rest is said', (text, quantity, rest) =>
  expect(told(text)).toMatchObject({ quantity, rest, lacks: [] }),
)

test.each([
  ['LM358DR 3 5K', '3 5K'],
  ['1 LM358DR 5K', '1 5K'],
  ['LM358DR 2,5K', '2,5K'],
  ['LM358DR 10盘', '10盘'],
  ['LM358DR 20241122', '20241122'],
])('how many %s wants is asked, not guessed', (text, rest) =>
  expect(told(text)).toEqual({ model: 'LM358DR', rest, lacks: ['quantity'] }),
)

test.each([
  ['100nF 0402 50V X7R 100K', { package: '0402', quantity: 100_000, rest: '100nF 50V X7R' }],
  ['100R 0402 10K', { package: '0402', quantity: 10_000, rest: '100R' }],
  ['10k 0402 1% 5000', { package: '0402', quantity: 5000, rest: '10k 1%' }],
  ['0603 10K 1% 5K', { package: '0603', quantity: 5000, rest: '10K 1%' }],
  ['10uF/25V/0805 3K', { package: '0805', quantity: 3000, rest: '10uF 25V' }],
])('the value in %s is no part', (text, expected) => expect(told(text)).toEqual({ ...expected, lacks: ['model'] }))

test.each([
  ['0402 10K', ['model', 'quantity']],
  ['2324', ['model', 'quantity']],
])('%s may be a value, a part or pieces: all is asked', (text, lacks) => expect(told(text)).toMatchObject({ lacks }))

test.each([
  ['LM358DR 5K USD 0.42', { quantity: 5000, price: 0.42, currency: 'USD' }],
  ['LM358DR 5000 USD 0.42', { quantity: 5000, price: 0.42, currency: 'USD' }],
  ['LM358DR 0.42 USD 5000', { quantity: 5000, price: 0.42, currency: 'USD' }],
  ['LM358DR 5K 含税0.48', { price: 0.48, taxIncluded: true }],
  ['LM358DR 5K 0.48含税', { price: 0.48, taxIncluded: true }],
  ['LM358DR 5K 含税¥0.48', { price: 0.48, taxIncluded: true }],
  ['LM358DR 5K ¥0.40（含税）', { price: 0.4, taxIncluded: true }],
  ['LM358DR 5K 0.40(未税)', { price: 0.4, taxIncluded: false }],
  ['LM358DR 5K 不含税¥0.40', { price: 0.4, taxIncluded: false }],
  ['LM358DR 5K 含税13%', { taxIncluded: true }],
  ['LM358DR 5K 含13点', { taxIncluded: true }],
  ['LM358DR 5K @0.42', { price: 0.42, currency: 'CNY' }],
  ['LM358DR 5K TP0.42', { price: 0.42 }],
  ['LM358DR 5K TP 0.42', { price: 0.42 }],
  ['LM358DR 5K 3毛2', { price: 0.32 }],
  ['LM358DR 5K 3块5', { price: 3.5 }],
  ['LM358DR 5K 未税0.42 含税0.48', { price: 0.42, taxIncluded: false, rest: '含税 0.48' }],
])('%s tells its price', (text, expected) => expect(told(text)).toMatchObject({ lacks: [], rest: '', ...expected }))

test.each(['HKD 3.2', '3.2港币', 'EUR3.2'])('%s is money that a post cannot tell', (price) =>
  expect(told(`LM358DR 5000 ${price}`)).toEqual({ model: 'LM358DR', quantity: 5000, rest: price, lacks: [] }),
)

test.each([
  ['23+/24+', { batchNo: '23+/24+' }],
  ['24年+', { batchNo: '24年+' }],
  ['22+以上', { batchNo: '22+以上' }],
  ['23+24+', { batchNo: '23+24+' }],
  ['2年内', { batchNo: '2年内' }],
  ['批号2023年后', { batchNo: '2023年后' }],
  ['2023年后', { rest: '2023年后' }],
  ['2024年', { rest: '2024年' }],
  ['三天', { delivery: '三天' }],
  ['深圳/香港', { region: '深圳/香港' }],
  ['8-SOIC', { package: '8-SOIC' }],
  ['YAGEO/国巨', { brand: 'YAGEO' }],
  ['TI/德州', { brand: 'TI' }],
  ['TI/ADI', { rest: 'TI/ADI' }],
])('%s is told of a part', (word, expected) =>
  expect(told(`LM358DR 5K ${word}`)).toEqual({ model: 'LM358DR', quantity: 5000, rest: '', lacks: [], ...expected }),
)

test.each([
  ['急购LM358DR', 1],
  ['高价求购LM358DR', 1],
  ['【求购】LM358DR', 1],
  ['谁有LM358DR', 1],
  ['需要LM358DR', 1],
  ['有LM358DR吗', 1],
  ['求TI的LM358DR', 1],
  ['急需 LM358DR', 1],
  ['大量收购 LM358DR', 1],
  ['LM358DR 要5000', 1],
  ['现货LM358DR', 0],
  ['现货 LM358DR', 0],
  ['特价LM358DR', 0],
  ['优势供应 LM358DR', 0],
  ['库存 LM358DR', 0],
  ['出 LM358DR', 0],
  ['LM358DR 现货', undefined],
  ['求 LM358DR 现货', 1],
])('the kind of %s is %s', (text, type) => {
  const line = told(text)
  expect(line).toMatchObject({ model: 'LM358DR', rest: '' })
  expect(line.type).toBe(type)
})

const posts = (text: string) => readDemandLines(text).map(({ type, model, quantity }) => [type, model, quantity])

test.each([
  '老板,求购 STM32F103C8T6 2K, LM358 5K',
  '老板,在吗,求购STM32F103C8T6 2K,LM358 5K',
  '你好,求 STM32F103C8T6 2K,LM358 5K吗？',
  '您好，求购 STM32F103C8T6 2K,LM358 5K有没有',
])('in %s the greeting is no part, and both parts are posts', (text) => {
  expect(posts(text)).toEqual([
    [1, 'STM32F103C8T6', 2000],
    [1, 'LM358', 5000],
  ])
})

test.each([';', '；', '、', '，', ',', '\n'])('parts between %s are posts of their own', (mark) => {
  expect(posts(`求 LM358DR 5K${mark}LM324DR 2K`)).toEqual([
    [1, 'LM358DR', 5000],
    [mark === '\n' ? undefined : 1, 'LM324DR', 2000],
  ])
})

test.each(['LM358DR;5000;TI;24+', 'LM358DR，5000，原装', 'LM358DR,SOIC-8,5,000', 'LM358DR 5K，可用 LM358DT 5K 替代'])(
  '%s is one post',
  (text) => expect(readDemandLines(text)).toHaveLength(1),
)

test.each([
  ['求购以下物料：', 1],
  ['【求购】', 1],
  ['供应如下', 0],
  ['现货清单：', 0],
])('%s is no post, and says of those below what they are', (heading, type) => {
  expect(posts(`${heading}\n1、LM358DR 5K\n2、LM324DR 2K`)).toEqual([
    [type, 'LM358DR', 5000],
    [type, 'LM324DR', 2000],
  ])
  expect(posts(`${heading}\n求 LM358DR 5K`)).toEqual([[1, 'LM358DR', 5000]])
})

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
        // A separator may be written wide or small; a line may have a number in a list.
        expect(outside.normalize('NFKC')).toMatch(/^[\s(\d).、:]{0,12}[\s,、;|:()/=*x×[\]【】「」的有-]*$/u)
      }
    }),
  )
})

const pieces = ['1', '(', '()', 'a1/', '1-', ' 1', '(TI)', '1,', '一', '求', '有', 'A1,111', 'x1', '含税1', 'LM358DR;']

test.each(pieces)('a long run of %s takes linear time', (piece) => {
  const started = performance.now()
  readDemandLines(piece.repeat(1000 / piece.length))
  readDemandLines(`${piece.repeat(1000 / piece.length)}\n`.repeat(4))
  expect(performance.now() - started).toBeLessThan(1000)
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
