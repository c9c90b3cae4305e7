import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, type QueryName } from './index.ts'

const brand = (label: string): QueryName => ({ kind: 'brand', label })
const category = (label: string): QueryName => ({ kind: 'category', label })
const names = new Map<string, QueryName>([
  ['村田', brand('村田 muRata')],
  ['ti', brand('德州仪器 TI')],
  ['ad', brand('亚德诺 ADI')],
  ['texasinstruments', brand('德州仪器 TI')],
  ['贴片电容', category('贴片电容 MLCC')],
  ['电容', category('电容')],
  ['电阻', category('电阻')],
  ['电感', category('电感与磁性')],
  ['晶振', category('晶振')],
  ['稳压器', category('线性稳压器')],
  ['stm32', category('ARM 单片机')],
])

const read = (text: string) => readQuery(text, (plain) => names.get(plain))
const chips = (text: string) => read(text).readings.map(({ label, value }) => `${label} ${value}`)

test.each([
  ['0.1uF 0402 贴片电容 村田', ['容值 100 nF', '封装 0402', '类别 贴片电容 MLCC', '品牌 村田 muRata']],
  ['稳压器 3.3V SOT-223', ['类别 线性稳压器', '电压 3.3 V', '封装 SOT-223']],
  ['16V贴片电容10µF', ['耐压 16 V', '类别 贴片电容 MLCC', '容值 10 µF']],
  ['村田贴片电容0402', ['品牌 村田 muRata', '类别 贴片电容 MLCC', '封装 0402']],
  ['10uF/16V/0805', ['容值 10 µF', '电压 16 V', '封装 0805']],
  ['0603-10K-1%', ['封装 0603', '阻值 10 kΩ', '精度 1%']],
  ['10K±1% 0603', ['阻值 10 kΩ', '精度 ±1%', '封装 0603']],
  ['４k７ ０６０３', ['阻值 4.7 kΩ', '封装 0603']],
  ['100 nF 50 V', ['容值 100 nF', '电压 50 V']],
  ['1/10W 4R7', ['功率 100 mW', '阻值 4.7 Ω']],
  ['NE555(SOP-8)', ['文字 NE555', '封装 SOP-8']],
  ['7805', ['文字 7805']],
  ['C0603X104K', ['文字 C0603X104K']],
])('%s is read word by word', (text, expected) => expect(chips(text)).toEqual(expected))

test.each([
  ['蜂鸣器', ['类型 蜂鸣器']],
  ['有源蜂鸣器 5V', ['驱动 有源', '类型 蜂鸣器', '电压 5 V']],
  ['共模电感 0805', ['类型 共模电感', '封装 0805']],
  ['步进电机驱动', ['类型 步进电机驱动']],
  ['升压芯片', ['类型 升压']],
  ['拨码开关', ['类型 拨码开关']],
  ['Rotary Encoder', ['类型 旋转编码器']],
])('%s is a kind of part, though no category is called so', (text, expected) => expect(chips(text)).toEqual(expected))

test('a few letters alone may be the beginning of a part number', () => expect(chips('SCR')).toEqual(['文字 SCR']))

test.each([
  ['330欧 0603', ['阻值 330 Ω', '封装 0603']],
  ['470千欧 0402', ['阻值 470 kΩ', '封装 0402']],
  ['100微法 电容', ['容值 100 µF', '类别 电容']],
])('%s is a number with its unit, and no code', (text, expected) => expect(chips(text)).toEqual(expected))

test.each([
  ['≥10k', '阻值 ≥ 10 kΩ'],
  ['<=5%', '精度 ≤ 5%'],
  ['±5%', '精度 ±5%'],
  ['100n..1u', '容值 100 nF ~ 1 µF'],
  ['100n ~ 1u 电感', '电感量 100 nH ~ 1 µH'],
  ['2.7-5.5V', '电压 2.7 V ~ 5.5 V'],
  ['50V以上', '电压 ≥ 50 V'],
  ['不超过 10mA', '电流 ≤ 10 mA'],
  ['大于10V', '电压 > 10 V'],
  ['-40~125℃', '温度 -40 °C ~ 125 °C'],
])('%s is a range or a bound', (text, expected) => expect(chips(text)[0]).toBe(expected))

test.each([
  ['100n', '容值 100 nF'],
  ['4u7', '容值 4.7 µF'],
  ['4u7 电感', '电感量 4.7 µH'],
  ['4R7 电感', '电感量 4.7 µH'],
  ['8M 晶振', '频率 8 MHz'],
  ['32.768K 晶振', '频率 32.768 kHz'],
  ['1M 0402', '阻值 1 MΩ'],
  ['64M flash', '容量 64 Mbit'],
  ['3.3 稳压器', '电压 3.3 V'],
  ['4.7千欧', '阻值 4.7 kΩ'],
  ['10微法', '容值 10 µF'],
  ['49.9K', '阻值 49.9 kΩ'],
])('the part that is spoken of tells the unit of %s', (text, expected) => expect(chips(text)[0]).toBe(expected))

test.each([
  ['104 电容', ['容值 100 nF', '类别 电容']],
  ['104K 50V 0603', ['容值 100 nF', '精度 ±10%', '电压 50 V', '封装 0603']],
  ['103J 电阻', ['阻值 10 kΩ', '精度 ±5%', '类别 电阻']],
  ['1002 电阻', ['阻值 10 kΩ', '类别 电阻']],
  ['470 电阻', ['阻值 470 Ω', '类别 电阻']],
  ['100K 电阻', ['阻值 100 kΩ', '类别 电阻']],
  ['R010 电阻', ['阻值 10 mΩ', '类别 电阻']],
])('a printed code is a value beside its kind of part: %s', (text, expected) => expect(chips(text)).toEqual(expected))

test('without such a part a code and a letter are words', () => {
  expect(chips('104')).toEqual(['文字 104'])
  expect(chips('LM358 J')).toEqual(['型号 LM358J'])
  expect(chips('K')).toEqual(['文字 K'])
})

test('a part number in pieces is one chip', () => {
  expect(chips('STM32 F103 c8')).toEqual(['型号 STM32F103C8'])
  expect(chips('74HC 595 SOP16')).toEqual(['型号 74HC595', '封装 SOP16'])
  expect(chips('LM358 火星')).toEqual(['文字 LM358', '文字 火星'])
  expect(read('AD 620').readings[1]).toMatchObject({ kind: 'text', word: '620', after: 'AD' })
})

test('what is printed on a part is asked for as such', () => {
  expect(read('丝印 A1t SOT23').readings).toMatchObject([
    { kind: 'marking', value: 'A1t', start: 0, word: '丝印 A1t' },
    { kind: 'package', key: 'sot23' },
  ])
  expect(chips('丝印：J3Y')).toEqual(['丝印 J3Y'])
})

test('a property has one chip however it is said', () => {
  for (const spelling of ['N沟道', 'N-Channel', 'n channel', 'NMOS']) expect(chips(spelling)).toEqual(['类型 N 沟道'])
  for (const spelling of ['C0G', 'NP0', 'npo']) expect(chips(spelling)).toEqual(['介质 C0G'])
})

test.each(['LL4148', 'HC595', 'SC189', 'GBU808', 'TL431', 'SO', 'TOP244'])('%s is a part, not a package', (text) =>
  expect(chips(text)).toEqual([`文字 ${text}`]),
)

test('a number of pins is one beside a connector only', () => {
  expect(chips('16P 排针')[0]).toBe('针数 16P')
  expect(chips('16P')).toEqual(['文字 16P'])
})

test('words about papers set no condition', () => {
  expect(read('LM358 规格书 pdf').readings.map(({ kind }) => kind)).toEqual(['text', 'filler', 'filler'])
})

test('the end of a long query is told as unread', () => {
  const { readings, unread } = read(Array.from({ length: 30 }, (_, at) => `火${at}星`).join(','))
  expect(readings).toHaveLength(16)
  expect(unread).toContain('火29星')
})

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789.kKMnuµpFVΩ%±≥~- /电容阻村田TI丝印（ＬＭ'.split('')),
    maxLength: 220,
  }),
)

test('chips stand where their words are, in order, and leave out nothing but marks', () => {
  fc.assert(
    fc.property(anyQuery, (text) => {
      const { readings, unread } = read(text)
      let end = 0
      for (const { word, start } of readings) {
        expect(text.slice(start, start + word.length)).toBe(word)
        expect(word).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(end)
        expect(text.slice(end, start)).not.toMatch(/[\p{L}\p{N}]/u)
        end = start + word.length
      }
      const rest = text.slice(end)
      expect(rest.replaceAll(/[^\p{L}\p{N}]/gu, '')).toBe(unread.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    }),
    { numRuns: 2000 },
  )
})

test('a word taken out and put back is read the same', () => {
  const words = ['100nF', '0402', '贴片电容', '村田', '≥1kΩ', '±10%', 'X7R']
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: 1 }), (some) => {
      const apart = some.flatMap((word) => chips(word))
      expect(chips(some.join(' ')).toSorted()).toEqual(apart.toSorted())
    }),
  )
})

test.each(['1', '1.', '1/', '-1', '1~', '10k-', '电', '电容', '村田1', 'A', 'a ', '(', '丝印 ', 'sot-', '1..', '±'])(
  'two hundred characters of %s are read at once',
  (piece) => {
    const text = piece.repeat(200).slice(0, 200)
    read(text)
    const started = performance.now()
    for (let round = 0; round < 10; round += 1) read(text)
    expect((performance.now() - started) / 10).toBeLessThan(60)
  },
)

test('greater and less leave out their end, on the chip too', () => {
  const told = (text: string) => read(text).readings.map(({ value }) => value)
  expect(told('>25V')).toEqual(['> 25 V'])
  expect(told('大于25V')).toEqual(['> 25 V'])
  expect(told('＜10k')).toEqual(['< 10 kΩ'])
  expect(told('>=25V')).toEqual(['≥ 25 V'])
  expect(told('25V以上')).toEqual(['≥ 25 V'])
  expect(told('不超过25V')).toEqual(['≤ 25 V'])
})

test.each([
  ['2.7V LDO', '输出电压'],
  ['30V MOS管', '漏源电压'],
  ['MOS管驱动 12V', '电压'],
  ['稳压二极管 5.1V', '稳压值'],
  ['TVS 24V', '反向截止电压'],
  ['>25V 电容', '耐压'],
  ['肖特基二极管 40V', '反向耐压'],
  ['继电器 5V', '线圈电压'],
  ['LDO 2.5~5.5V', '电压'],
  ['3.3V', '电压'],
])('the voltage of %s is its %s', (text, label) => {
  const labels = readQuery(text, () => undefined).readings.map((reading) => reading.label)
  expect(labels).toContain(label)
})

test('four figures and a letter are a piece of a number, not a value', () => {
  const kindsOf = (text: string) => readQuery(text, () => undefined).readings.map(({ kind }) => kind)
  expect(kindsOf('2112k')).toEqual(['text'])
  expect(kindsOf('4k7')).toEqual(['quantity'])
  expect(kindsOf('1000u')).toEqual(['quantity'])
})
