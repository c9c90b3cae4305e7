import { ApiError } from '@xinpu/sdk'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const datasheet = () => house.as().datasheet
const search = (keywords: string, rest: object = {}) => datasheet().part.search({ keywords, ...rest })
const modelsFor = async (keywords: string, rest: object = {}) =>
  (await search(keywords, rest)).data.map(({ model }) => model)
const capacitors = ['CL05B104KO5NNNC', 'GRM155R71C104KA88D', 'GRM188R71H104KA93D']

test('the very model comes first, then longer ones, then other spellings, then mentions', async () => {
  const { data } = await search('LM358')
  expect(data.map(({ model, match }) => [model, match])).toEqual([
    ['LM358', 'exact'],
    ['LM358DR', 'prefix'],
    ['LM-358', 'alike'],
    ['NE5532DR', 'words'],
  ])
})

test('case, width and outer space do not matter to a model', async () => {
  for (const spelling of ['lm358', ' LM358 ', 'ＬＭ３５８']) expect((await modelsFor(spelling))[0]).toBe('LM358')
})

test('the same letters and digits with other punctuation are alike, never exact', async () => {
  const { data } = await search('HC49-18.432')
  expect(data.map(({ model, match }) => [model, match])).toEqual([
    ['HC49-18.432', 'exact'],
    ['HC49-1.8432', 'alike'],
  ])
  expect(await modelsFor('18.432MHz')).toEqual(['HC49-18.432'])
  expect(await modelsFor('1.8432MHz')).toEqual(['HC49-1.8432'])
})

test('a packing that the catalogue lacks leads to the device in the packing it has', async () => {
  const found = async (keywords: string) => (await search(keywords)).data.map(({ model, match }) => `${model} ${match}`)
  expect(await found('STM32F103C8T6TR')).toEqual(['STM32F103C8T6 suffix'])
  expect(await found('LM358DT')).toEqual(['LM358DR suffix'])
  expect((await found('LM358DR'))[0]).toBe('LM358DR exact')
  expect(await found('CL05B104KO5NNND')).toContain('CL05B104KO5NNNC suffix')
})

test('greater than a value leaves it out, from it on does not', async () => {
  expect((await modelsFor('>16V 电容')).sort()).toEqual(['GRM188R71H103KA01D', 'GRM188R71H104KA93D'])
  expect(await modelsFor('≥16V 电容')).toHaveLength(4)
  expect((await modelsFor('小于50V 电容')).sort()).toEqual(['CL05B104KO5NNNC', 'GRM155R71C104KA88D'])
})

test('facets are those of what is shown where a word was left out', async () => {
  const { dropped, totalRecord } = await search('LM358 火星')
  const { facets } = await datasheet().part.facets({ keywords: 'LM358 火星' })
  const stocked = facets.find(({ name }) => name === 'brandId')?.values ?? []
  expect(dropped).toEqual(['火星'])
  expect(stocked.reduce((sum, { count }) => sum + count, 0)).toBe(totalRecord)
})

test('where nothing is found the words that could go are told, with what the rest finds', async () => {
  const { totalRecord, without, near } = await search('静电圈 0402')
  expect({ totalRecord, without, near }).toEqual({
    totalRecord: 0,
    without: [{ word: '静电圈', text: '0402', total: 2 }],
    near: [],
  })
})

test('where no number comes near, those that begin as it does are told beside', async () => {
  const { totalRecord, near } = await search('STM32F103ZZQ99')
  expect(totalRecord).toBe(0)
  expect(near.map(({ model }) => model)).toEqual(['STM32F103C8T6', 'STM32F103CBT6'])
})

test('while typing, a piece of a number and the sound of a brand are offered', async () => {
  const offered = async (keywords: string) =>
    (await datasheet().search.suggest({ keywords })).data.map(({ name }) => name)
  expect(await offered('f103c8')).toEqual(['STM32F103C8T6', 'GD32F103C8T6'])
  expect(await offered('cuntian')).toEqual(['村田'])
  expect(await offered('ct')).toContain('村田')
})

test('spellings of one value find the same parts', async () => {
  for (const spelling of ['100nF', '0.1µF', '0.1uF', '100000pF', '100NF'])
    expect((await modelsFor(spelling)).sort()).toEqual(capacitors)
  expect(await modelsFor('10nF')).toEqual(['GRM188R71H103KA01D'])
  expect(await modelsFor('1.0432MHz')).toEqual([])
})

test('a word is found inside a longer one', async () => {
  expect((await modelsFor('电容')).sort()).toEqual([...capacitors, 'GRM188R71H103KA01D'].sort())
  expect(await modelsFor('噪声')).toEqual(['NE5532DR'])
  expect(await modelsFor('stm32')).toEqual(['STM32F103C8T6', 'STM32F103CBT6'])
})

test('all names of a brand find the same parts', async () => {
  const found = await modelsFor('TI')
  expect(found).toEqual(['NE5532DR', 'LM358DR', 'LM358'])
  for (const name of ['德州仪器', 'Texas Instruments', 'texas instruments', '德仪', 'ti'])
    expect(await modelsFor(name)).toEqual(found)
})

test('Chinese and Latin are understood in one box', async () => {
  const { data, chips } = await search('村田 100nF 0402 贴片电容')
  expect(data.map(({ model }) => model)).toEqual(['GRM155R71C104KA88D'])
  expect(chips.map(({ kind, value }) => [kind, value])).toEqual([
    ['brand', '村田 muRata'],
    ['quantity', '100 nF'],
    ['package', '0402'],
    ['category', '贴片电容 MLCC'],
  ])
  expect(await modelsFor('16V贴片电容')).toEqual(['CL05B104KO5NNNC', 'GRM155R71C104KA88D'])
  expect(await modelsFor('村田贴片电容0402')).toEqual(['GRM155R71C104KA88D'])
})

test('ranges and bounds narrow by what a part is measured at', async () => {
  expect((await modelsFor('50n..1u 贴片电容')).sort()).toEqual(capacitors)
  expect(await modelsFor('≤10nF 电容')).toEqual(['GRM188R71H103KA01D'])
  expect((await modelsFor('50V以上 电容')).sort()).toEqual(['GRM188R71H103KA01D', 'GRM188R71H104KA93D'])
  expect(await modelsFor('104 0402 电容')).toEqual(['CL05B104KO5NNNC', 'GRM155R71C104KA88D'])
})

test('a part number is found in pieces, without its letters, and beside other words', async () => {
  for (const pieces of ['STM32 F103 c8', 'stm32 f103c8 LQFP48', 'F103C8 意法'])
    expect((await modelsFor(pieces))[0]).toBe('STM32F103C8T6')
  expect((await modelsFor('358 运放'))[0]).toBe('LM-358')
  const beside = async (keywords: string) => (await search(keywords)).data.map(({ model, match }) => [model, match])[0]
  expect(await beside('LM358 规格书')).toEqual(['LM358', 'exact'])
  expect(await beside('LM358 SO8 TI')).toEqual(['LM358', 'exact'])
  expect(await beside('LM358 DIP-8')).toEqual(['LM-358', 'alike'])
})

test('brands are found by how they sound, and nothing else is', async () => {
  expect(await modelsFor('cuntian')).toEqual(await modelsFor('村田'))
  expect(await modelsFor('dzyq')).toEqual(await modelsFor('TI'))
  expect(await modelsFor('dianrong')).toEqual([])
})

test('a value is not a part number that begins so', async () => {
  const chips = (await search('10k')).chips
  expect(chips).toMatchObject([{ kind: 'quantity', label: '阻值', value: '10 kΩ' }])
  expect((await modelsFor('100nF 0402')).sort()).toEqual(['CL05B104KO5NNNC', 'GRM155R71C104KA88D'])
})

test('the end of a query that is too long is said to be left out', async () => {
  const { chips, dropped } = await search(`LM358 ${'火星，'.repeat(30)}完`)
  expect(chips).toHaveLength(16)
  expect(dropped.at(-1)).toMatch(/完$/)
})

test('filters narrow by brand, leaf, parent, package and stock', async () => {
  const { brand, category } = catalogue
  expect(await modelsFor('', { brandId: [brand('st'), brand('gigadevice')] })).toEqual([
    'STM32F103C8T6',
    'STM32F103CBT6',
    'GD32F103C8T6',
  ])
  expect(await modelsFor('LM358', { brandId: [brand('onsemi')] })).toEqual(['LM-358'])
  expect(await modelsFor('', { categoryId: category('mlcc') })).toEqual(
    await modelsFor('', { categoryId: category('capacitor') }),
  )
  expect(await modelsFor('100nF', { categoryId: category('opamp') })).toEqual([])
  expect(await modelsFor('', { package: ['0603', 'HC-49'] })).toEqual([
    'GRM188R71H104KA93D',
    'GRM188R71H103KA01D',
    'HC49-18.432',
    'HC49-1.8432',
  ])
  expect((await modelsFor('', { stock: true })).sort()).toEqual(['GRM155R71C104KA88D', 'LM358DR'])
})

test('a list can be sorted by stock', async () => {
  expect((await modelsFor('LM358', { sort: 'stock' })).slice(0, 2)).toEqual(['LM358DR', 'LM358'])
})

test('pages follow on one another, and beyond the end there is nothing but the total', async () => {
  const all = await modelsFor('', { pageSize: 100 })
  const pages = await Promise.all([1, 2, 3].map((pageIndex) => modelsFor('', { pageIndex, pageSize: 6 })))
  expect(pages.flat()).toEqual(all)
  await expect(search('LM358', { pageIndex: 9, pageSize: 2 })).resolves.toMatchObject({ data: [], totalRecord: 4 })
  await expect(search('', { pageIndex: 100_000, pageSize: 100 })).resolves.toMatchObject({
    data: [],
    totalRecord: all.length,
  })
})

test('a word that nothing has is left out, and said so', async () => {
  const { data, dropped } = await search('LM358DR 火星')
  expect(dropped).toEqual(['火星'])
  expect(data[0]?.model).toBe('LM358DR')
  await expect(search('火星')).resolves.toMatchObject({ data: [], totalRecord: 0, dropped: [] })
  await expect(search('LM358')).resolves.toMatchObject({ dropped: [] })
})

test('how a query is understood can be asked by itself', async () => {
  await expect(datasheet().search.parse({ q: 'TI LM358 0.1µF' })).resolves.toMatchObject({
    text: 'LM358',
    chips: [
      { kind: 'brand', start: 0 },
      { kind: 'text', start: 3 },
      { kind: 'quantity', value: '100 nF' },
    ],
  })
  await expect(datasheet().search.parse({ q: '' })).resolves.toEqual({ chips: [], dropped: [], text: '', total: 0 })
})

test('suggestions come as parts, brands, categories', async () => {
  const { data } = await datasheet().search.suggest({ keywords: 'm' })
  const types = data.map(({ type }) => type)
  expect(types).toEqual([...types].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(data).toEqual(
    expect.arrayContaining([
      { name: '村田', detail: 'muRata', type: 'brand', id: catalogue.brand('murata'), count: 5 },
      { name: '贴片电容 MLCC', detail: '电容', type: 'category', id: catalogue.category('mlcc'), count: 4 },
    ]),
  )
  const models = (await datasheet().search.suggest({ keywords: 'lm358' })).data
  expect(models.map(({ name, detail, type }) => [name, detail, type])).toEqual([
    ['LM358', 'TI', 'model'],
    ['LM358DR', 'TI', 'model'],
    ['LM-358', 'onsemi', 'model'],
  ])
  expect((await datasheet().search.suggest({ keywords: '电容' })).data.map(({ name }) => name)).toEqual([
    '电容',
    '贴片电容 MLCC',
  ])
})

const order = ['model', 'brand', 'category']

test('facets count what the search finds', async () => {
  const { facets } = await datasheet().part.facets({ keywords: '100nF' })
  const counts = Object.fromEntries(
    facets.map(({ name, values }) => [name, values.map(({ label, count }) => [label, count])]),
  )
  expect(counts).toEqual({
    stock: [['现货', 1]],
    categoryId: [['贴片电容 MLCC', 3]],
    brandId: [
      ['村田 muRata', 2],
      ['三星电机 SEMCO', 1],
    ],
    package: [
      ['0402', 2],
      ['0603', 1],
    ],
  })
  const { facets: whole } = await datasheet().part.facets({})
  const { totalRecord } = await search('')
  for (const name of ['categoryId', 'brandId'])
    expect(whole.find((facet) => facet.name === name)?.values.reduce((sum, { count }) => sum + count, 0)).toBe(
      totalRecord,
    )
})

test('a category counts its parts and those below it, once', async () => {
  const tree = await datasheet().category.tree()
  expect(tree.find(({ name }) => name === '电容')).toMatchObject({
    count: 4,
    symbol: 'capacitor',
    children: [{ name: '贴片电容 MLCC', count: 4 }],
  })
  expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe((await search('')).totalRecord)
})

test('a part is opened by its number or its model; two brands with one model need a choice', async () => {
  const { detail } = datasheet().part
  const part = await detail({ model: 'lm358dr' })
  expect(part).toMatchObject({
    id: catalogue.part('LM358DR'),
    parentCategoryName: '放大器',
    stock: 900,
    specId: catalogue.doubleSheet,
  })
  await expect(detail({ id: part.id })).resolves.toEqual(part)
  await expect(detail({ model: 'bss84' })).rejects.toMatchObject({
    code: 409,
    data: { brands: [{ brandCn: expect.any(String) }, { brandCn: expect.any(String) }] },
  })
  await expect(detail({ model: 'BSS84', brandId: catalogue.brand('onsemi') })).resolves.toMatchObject({
    brandCn: '安森美',
  })
  await expect(detail({ model: 'NOSUCH' })).rejects.toMatchObject({ code: 404 })
  await expect(detail()).rejects.toMatchObject({ code: 400, message: '请给出型号' })
})

test('one search over everything has the best of each kind with its total', async () => {
  const { models, specs, brands, totals } = await datasheet().search.all({ keywords: 'LM358' })
  expect(models[0]?.model).toBe('LM358')
  expect(specs.map(({ id }) => id).sort()).toEqual([catalogue.opampSheet, catalogue.doubleSheet].sort())
  expect(brands).toEqual([])
  expect(totals).toEqual([
    { type: 'model', totalRecord: 4 },
    { type: 'spec', totalRecord: 2 },
    { type: 'brand', totalRecord: 0 },
  ])
  expect((await datasheet().search.all({ keywords: '德州' })).brands.map(({ name }) => name)).toEqual(['TI'])
})

test('datasheets are found by title, part and brand', async () => {
  const found = async (keywords: string) => (await datasheet().search.datasheets({ keywords })).data.map(({ id }) => id)
  expect(await found('STM32F103C8T6')).toEqual([catalogue.mcuSheet])
  expect(await found('数据手册')).toEqual([catalogue.mcuSheet])
  expect(await found('stm32')).toEqual([catalogue.mcuSheet])
  expect(await found('!?')).toEqual([])
})

/** Everything a box can be asked. */
const boxes = (text: string): Record<string, () => Promise<unknown>> => {
  const { brand } = house.as()
  const { search: box, part, ofBrand, keywordsOfBrand } = datasheet()
  const brandId = catalogue.brand('ti')
  return {
    search: () => part.search({ keywords: text }),
    package: () => part.search({ package: [text] }),
    facets: () => part.facets({ keywords: text }),
    models: () => part.models({ keywords: text, brandId: [brandId] }),
    model: () => part.detail({ model: text }),
    suggest: () => box.suggest({ keywords: text }),
    parse: () => box.parse({ q: text }),
    datasheets: () => box.datasheets({ keywords: text }),
    all: () => box.all({ keywords: text, types: [text] }),
    ofBrand: () => ofBrand({ brandId, keywords: text }),
    keywordsOfBrand: () => keywordsOfBrand({ brandId, keywords: text }),
    brands: () => brand.keywords({ keywords: text }),
    brandList: () => brand.list({ keywords: text, letter: text }),
  }
}

/** What the envelope says; anything but an envelope throws. */
async function codeOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 1
  } catch (error) {
    if (error instanceof ApiError && (error.status ?? 500) < 500) return error.code
    throw error
  }
}

const hostile = [
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001f\u007f',
  '%',
  '100%',
  '%00',
  '_',
  "'",
  "';drop table part;--",
  '\\',
  "\\'",
  ':*',
  "a':*",
  '&|!()',
  '<->',
  'a & !b',
  '((((',
  '""',
  '😀',
  '👩‍👩‍👧',
  '\ud800',
  'a\udfff',
  'ＳＴＭ３２',
  '\u202eLM358',
  '\u200f',
  '\u200b',
  '\ufeff',
  '！？。，、',
  '...',
  '-',
  '@b1',
  '=1e-7f',
  'ﷺ'.repeat(200),
  '𠮷'.repeat(99),
  '½¾',
  '1e99F',
  '-0F',
  '9'.repeat(200),
  `${'9'.repeat(150)}pF`,
  'İ',
  'ß',
  '__proto__',
  'constructor',
  '[]',
  '{"a":1}',
  'null',
]

test.each(hostile.map((text) => [JSON.stringify(text).slice(0, 40), text]))('%s breaks nothing', async (_, text) => {
  const broken: string[] = []
  for (const [name, ask] of Object.entries(boxes(text)))
    if (![1, 400, 404].includes(await codeOf(ask()))) broken.push(name)
  expect(broken).toEqual([])
})

test('ten thousand letters are too many, and the box says so', async () => {
  const refusals = Object.entries(boxes('a'.repeat(10_000))).map(
    async ([name, ask]) =>
      `${name} ${String(await ask().catch(({ code, message }: ApiError) => `${code} ${message}`))}`,
  )
  for (const refusal of await Promise.all(refusals)) expect(refusal).toMatch(/^\w+ 400 .*\p{Script=Han}/u)
  await expect(search('a'.repeat(10_000))).rejects.toMatchObject({ code: 400, message: '搜索内容最多 200 个字符' })
})

test('bytes that are no text break nothing', async () => {
  for (const bytes of ['%ED%A0%80', '%FF%FE', '%C3%28', '%', '%zz', '%00', '+', '&&&', 'a&keywords=b', '[]=1']) {
    const answer = await house.app.inject({ url: `/api/spec/v2/keywords?keywords=${bytes}` })
    expect([1, 400]).toContain(answer.json<{ code: number }>().code)
  }
})

test('any text at all is answered or refused, never broken on', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(..."'\\:*&|!()<->%_@=\u0000 \ud83d\ude00 100nF电容TI0402".split('')),
      maxLength: 40,
    }),
  )
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      for (const ask of [
        search(text),
        datasheet().search.suggest({ keywords: text }),
        datasheet().search.datasheets({ keywords: text }),
      ])
        expect([1, 400]).toContain(await codeOf(ask))
    }),
    { numRuns: 60 },
  )
})

/** Parts whose models begin so, and as many that mention it: each alone is past the ceiling. */
const multitude = sql`
  insert into part (brand_id, category_id, model, model_key, model_plain, words, source, popularity)
  select (select min(id) from brand), (select max(id) from category), name || n, name || n, lower(name) || n, array_to_tsvector(array[word || n]), 'tsv', 0
  from (values ('BULK', 'none'), ('OTHER', 'bulk')) as kind (name, word), generate_series(1, 10050) as n
`

test('totals stop at 10001, however many ways there are to be found', async () => {
  await multitude.execute(house.house.db)
  for (const keywords of ['bulk', 'other', '']) {
    const first = await search(keywords)
    expect(first.totalRecord).toBe(10_001)
    expect(first.data).toHaveLength(20)
    expect((await search(keywords, { pageIndex: 100_000 })).totalRecord).toBe(10_001)
  }
})

test('a model that begins like a brand by chance stands behind the parts of the brand', async () => {
  const { db } = house.house
  const chance = { model: 'TIP122', model_key: 'TIP122', model_plain: 'tip122', source: 'tsv', popularity: 1_000_000 }
  await db
    .insertInto('part')
    .values({
      ...chance,
      brand_id: catalogue.brand('onsemi'),
      category_id: catalogue.category('opamp'),
      words: sql`array_to_tsvector(array['tip122'])`,
    })
    .execute()
  expect(await modelsFor('TI')).toEqual(['NE5532DR', 'LM358DR', 'LM358', 'TIP122'])
  expect((await modelsFor('TIP'))[0]).toBe('TIP122')
})
