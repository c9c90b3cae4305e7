import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { refreshCounts } from '../src/catalogue/counts.ts'
import { seedCatalogue } from '../src/catalogue/seed-catalogue.ts'
import type { House } from '../src/core/context.ts'
import type { Db } from '../src/core/database.ts'
import { keepDatasheet, type NewRevision } from '../src/datasheet/keep-datasheet.ts'

const brands = [
  ['code', 'nameCn', 'nameEn', 'short', 'aliases', 'type', 'popularity'],
  ['ti', '德州仪器', 'Texas Instruments', 'TI', 'TI;德仪;德州仪器;Texas Instruments', '1', '1000'],
  ['st', '意法半导体', 'STMicroelectronics', 'ST', 'ST;意法', '1', '990'],
  ['murata', '村田', 'muRata', 'muRata', '村田;murata', '1', '900'],
  ['samsung', '三星电机', 'Samsung Electro-Mechanics', 'SEMCO', '三星', '1', '800'],
  ['gigadevice', '兆易创新', 'GigaDevice', 'GigaDevice', 'GD', '2', '700'],
  ['onsemi', '安森美', 'onsemi', 'onsemi', 'ON', '1', '600'],
]

const categories = [
  ['code', 'parent', 'name', 'nameEn', 'aliases', 'symbol'],
  ['capacitor', '', '电容', 'Capacitors', '电容器', 'capacitor'],
  ['mlcc', 'capacitor', '贴片电容 MLCC', 'Multilayer Ceramic Capacitors', '贴片电容;MLCC', ''],
  ['amplifier', '', '放大器', 'Amplifiers', '', 'opamp'],
  ['opamp', 'amplifier', '运算放大器', 'Operational Amplifiers', '运放', ''],
  ['processor', '', '处理器', 'Processors', '', 'mcu'],
  ['arm-mcu', 'processor', 'ARM 单片机', 'ARM Microcontrollers', '单片机', ''],
  ['timing', '', '时钟', 'Timing', '', 'crystal'],
  ['crystal', 'timing', '晶振', 'Crystals', '晶体', ''],
  ['other', '', '其他', 'Other', '', ''],
  ['other-part', 'other', '其他器件', 'Other Parts', '', ''],
]

const heading = ['model', 'brand', 'package', 'popularity', 'description']
const parts: Record<string, string[][]> = {
  mlcc: [
    [...heading, '容值[F]', '耐压[V]'],
    ['GRM155R71C104KA88D', 'murata', '0402', '900', '100nF 16V X7R 贴片电容', '100nF', '16V'],
    ['CL05B104KO5NNNC', 'samsung', '0402', '940', '贴片陶瓷电容 X7R', '0.1µF', '16V'],
    ['GRM188R71H104KA93D', 'murata', '0603', '300', '陶瓷电容 X7R', '100000pF', '50V'],
    ['GRM188R71H103KA01D', 'murata', '0603', '200', '10nF 50V X7R 陶瓷电容', '10nF', '50V'],
  ],
  opamp: [
    heading,
    ['LM358', 'ti', 'SOIC-8', '100', '双路运算放大器'],
    ['LM358DR', 'ti', 'SOIC-8', '950', '双路运算放大器'],
    ['LM-358', 'onsemi', 'DIP-8', '990', '双路运算放大器'],
    ['NE5532DR', 'ti', 'SOIC-8', '970', '低噪声运放,引脚兼容 LM358'],
  ],
  'arm-mcu': [
    heading,
    ['STM32F103C8T6', 'st', 'LQFP-48', '1000', 'ARM 单片机 64KB Flash'],
    ['STM32F103CBT6', 'st', 'LQFP-48', '980', 'ARM 单片机 128KB Flash'],
    ['GD32F103C8T6', 'gigadevice', 'LQFP-48', '850', 'ARM 单片机 64KB Flash'],
  ],
  crystal: [
    heading,
    ['HC49-1.8432', 'murata', 'HC-49', '20', '1.8432MHz 晶振'],
    ['HC49-18.432', 'murata', 'HC-49', '30', '18.432MHz 晶振'],
  ],
  'other-part': [heading, ['BSS84', 'onsemi', 'SOT-23', '10', ''], ['BSS84', 'samsung', 'SOT-23', '5', '']],
}

/** Models that the tests' catalogue has in stock. */
const stocked: Record<string, number> = { GRM155R71C104KA88D: 52_000, LM358DR: 900, LM358: 0 }

/** The numbers behind the tests' catalogue. */
export interface Catalogue {
  brand: (code: string) => number
  category: (code: string) => number
  part: (model: string) => number
  /** LM358, in two revisions. */
  opampSheet: number
  /** STM32F103C8T6, in one. */
  mcuSheet: number
  /** LM358DR, under the same title as the first. */
  doubleSheet: number
}

/** Puts a few brands, categories, parts and datasheets into a house, the way the product's own come in. */
export async function stockHouse(house: House): Promise<Catalogue> {
  await seedParts(house.db)
  const numbers = await numbersOf(house.db)
  const keep = (model: string, title: string, revisions: NewRevision[], place: [brand: string, category: string]) =>
    keepDatasheet(
      house,
      {
        brandId: numbers.brand(place[0]),
        categoryId: numbers.category(place[1]),
        title,
        language: 'en',
        parts: [{ id: numbers.part(model), model }],
        downloadCount: 3,
      },
      revisions,
    )
  const opampSheet = await keep(
    'LM358',
    'LM358 Datasheet',
    [await revisionOf('A', 'LM358 old', 4), await revisionOf('B', 'LM358 Dual Operational Amplifier', 5)],
    ['ti', 'opamp'],
  )
  const mcuSheet = await keep(
    'STM32F103C8T6',
    'STM32F103 数据手册',
    [await revisionOf('A', 'STM32F103 Medium-density', 2)],
    ['st', 'arm-mcu'],
  )
  const doubleSheet = await keep('LM358DR', 'lm358 datasheet', [await revisionOf('B', 'LM358DR', 2)], ['ti', 'opamp'])
  await refreshCounts(house.db)
  return { ...numbers, opampSheet, mcuSheet, doubleSheet }
}

/** The catalogue with a fuse of Schurter's that reads as a mobile: `like` is its number. */
export async function dialledPart(house: House): Promise<{ like: string }> {
  const { db } = house
  const known = await db.selectFrom('part').select('id').limit(1).executeTakeFirst()
  if (!known) await stockHouse(house)
  const like = '178.6165.0001'
  await db
    .updateTable('part')
    .set({ model: like, model_key: like, model_plain: '17861650001' })
    .where('model', '=', 'LM358DR')
    .execute()
  return { like }
}

async function seedParts(db: Db) {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-seeds-'))
  try {
    await mkdir(join(folder, 'parts'))
    await writeTable(join(folder, 'brands.tsv'), brands)
    await writeTable(join(folder, 'categories.tsv'), categories)
    for (const name of ['category-rules.tsv', 'brand-rules.tsv'])
      await writeTable(join(folder, name), [['field', 'pattern', 'code']])
    for (const [code, rows] of Object.entries(parts)) await writeTable(join(folder, 'parts', `${code}.tsv`), rows)
    await seedCatalogue(db, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
  for (const [model, stock] of Object.entries(stocked))
    await db.updateTable('part').set({ stock }).where('model', '=', model).execute()
}

const writeTable = (path: string, rows: readonly string[][]) =>
  writeFile(path, rows.map((row) => row.join('\t')).join('\n'))

async function numbersOf(db: Db) {
  const rows = {
    brand: await db.selectFrom('brand').select(['code as name', 'id']).execute(),
    category: await db.selectFrom('category').select(['code as name', 'id']).execute(),
    part: await db.selectFrom('part').select(['model as name', 'id']).execute(),
  }
  const reader = (kind: keyof typeof rows) => (name: string) => {
    const found = rows[kind].find((row) => row.name === name)
    if (!found) throw new Error(`The tests' catalogue has no ${kind} ${name}.`)
    return found.id
  }
  return { brand: reader('brand'), category: reader('category'), part: reader('part') }
}

const days: Record<string, number> = { A: Date.UTC(2024, 0, 1), B: Date.UTC(2025, 0, 1) }

async function revisionOf(revision: string, text: string, pageCount: number): Promise<NewRevision> {
  const outline = [
    { title: 'Features', page: 1, level: 1 },
    { title: 'Package', page: pageCount, level: 1 },
  ]
  return {
    revision,
    bytes: await pdfOf(text, pageCount),
    pageCount,
    outline,
    publishedAt: new Date(days[revision] ?? 0),
  }
}

/** A PDF with a line of text on every page. */
export async function pdfOf(text: string, pageCount = 2): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let number = 1; number <= pageCount; number += 1)
    document.addPage([300, 200]).drawText(`${text} page ${number}`, { x: 20, y: 100, size: 12 })
  return document.save()
}
