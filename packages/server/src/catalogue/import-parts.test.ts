import { quantityWord } from '@xinpu/trade/words'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import type { Database } from '../core/database.ts'
import { importParts } from './import-parts.ts'
import { openKicad } from './kicad-source.ts'
import { startReport } from './refusal-report.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { openTsv } from './tsv-source.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-import-'))
  database = await freshDatabase(folder)
  await seedCatalogue(database.db)
})

beforeEach(async () => {
  await database.db.deleteFrom('part').where('source', '<>', 'seed').execute()
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const header = 'model\tbrand\tcategory\tsubcategory\tpackage\tstock\tdescription\tdatasheet'

async function importLines(lines: readonly string[], head = header) {
  const path = join(folder, 'parts.tsv.br')
  await writeFile(path, brotliCompressSync(`\uFEFF${[head, ...lines].join('\r\n')}`))
  const report = startReport(folder, new Date())
  const imported = await importParts(database.db, await openTsv(path), { report })
  return { ...imported, report: await report.close() }
}

const partsOf = (model: string) => database.db.selectFrom('part').selectAll().where('model', '=', model).execute()

test('rows that are no parts are told with their lines', async () => {
  const { read, refused, report } = await importLines([
    'TESTPART-1\tTI(德州仪器)\tCapacitors\tMLCC\t0402\t999\t100nF 16V\thttps://ti.com/a.pdf',
    '\tTI',
    'NOBRAND',
    'NOBRAND-2\t',
    'BRO\uFFFDKEN\tTI',
    '---\tTI',
    `${'X'.repeat(200)}\tTI`,
    `LONG\tTI\t${'y'.repeat(70_000)}`,
    '',
    'TESTPART-2\tTI\t\t\t-\tabc\t\tjavascript:alert(1)',
  ])
  expect(read).toBe(2)
  expect(Object.fromEntries(refused)).toEqual({
    'no model': 1,
    'too few columns': 1,
    'no brand': 1,
    'broken characters in the model': 1,
    'model without a letter or digit': 1,
    'model too long': 1,
    'line too long': 1,
  })
  expect(await readFile(report ?? '', 'utf8')).toContain('line 4\ttoo few columns\tNOBRAND')
  const [first] = await partsOf('TESTPART-1')
  expect(first).toMatchObject({ package: '0402', stock: 999, popularity: 120, datasheet_url: 'https://ti.com/a.pdf' })
  const [second] = await partsOf('TESTPART-2')
  expect(second).toMatchObject({ package: '', stock: null, popularity: 0, datasheet_url: '' })
})

test('the planner knows what was taken in', async () => {
  await importLines(['MEASURED-1\tTI', 'MEASURED-2\tTI', 'MEASURED-3\tTI'])
  const { rows } = await sql<{ planned: number; real: number }>`
    select reltuples::int as planned, (select count(*)::int from part) as real from pg_class where relname = 'part'
  `.execute(database.db)
  expect(rows[0]?.planned).toBe(rows[0]?.real)
})

test('the same file twice leaves what once left', async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, index) => `REPEAT-${index % 2900}\tMaker ${index % 7} Elec\tResistors\tResistors\t0402\t${index}\t10kΩ 1%\t`,
  )
  const first = await importLines(lines)
  const count = await database.db
    .selectFrom('part')
    .select(({ fn }) => fn.countAll<number>().as('parts'))
    .executeTakeFirstOrThrow()
  const again = await importLines(lines)
  expect(first.added).toBe(3000)
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3000, newBrands: 0 })
  expect(
    await database.db
      .selectFrom('part')
      .select(({ fn }) => fn.countAll<number>().as('parts'))
      .executeTakeFirstOrThrow(),
  ).toEqual(count)
})

test('doubles in a file become one part with what both tell', async () => {
  await importLines([
    'DOUBLE-1\tTI\t\t\tSOIC-8\t5\t\t',
    'double-1\tTexas Instruments\tAmplifiers\tComparators\t\t\ta comparator\t',
  ])
  const [part, ...rest] = await partsOf('double-1')
  expect(part).toMatchObject({ package: 'SOIC-8', stock: 5, description: 'a comparator' })
  expect([...rest, ...(await partsOf('DOUBLE-1'))]).toEqual([])
})

test('an import fills the gaps of a seeded part and overwrites nothing', async () => {
  const [before] = await partsOf('STM32F103C8T6')
  await importLines(['stm32f103c8t6\tST(意法半导体)\tResistors\tChip Resistor\tWRONG\t12\twrong\thttps://st.com/a.pdf'])
  const [after] = await partsOf('STM32F103C8T6')
  expect(after).toMatchObject({
    ...before,
    stock: 12,
    datasheet_url: 'https://st.com/a.pdf',
    updated_at: expect.any(Date),
  })
  await database.db
    .updateTable('part')
    .set({ stock: null, datasheet_url: '' })
    .where('model', '=', 'STM32F103C8T6')
    .execute()
})

test('an empty cell does not empty a part, and its words follow its category', async () => {
  await importLines(['MOVES-1\tTI\tResistors\tChip Resistor\t0402\t5\t10kΩ\t'])
  await importLines(['MOVES-1\tTI\tDiodes\tZener Diodes\t\t6\t\t'])
  const [part] = await partsOf('MOVES-1')
  const codes = await database.db
    .selectFrom('category')
    .select(['id', 'code'])
    .where('code', 'in', ['chip-resistor', 'zener-diode', 'diode'])
    .execute()
  const idOf = (code: string) => codes.find((category) => category.code === code)?.id ?? 0
  expect(part).toMatchObject({ package: '0402', stock: 6, description: '10kΩ', category_id: idOf('zener-diode') })
  expect(part?.words).toContain(`'@c${idOf('zener-diode')}'`)
  expect(part?.words).toContain(`'@c${idOf('diode')}'`)
  expect(part?.words).not.toContain(`'@c${idOf('chip-resistor')}'`)
  expect(part?.words).toContain(`'${quantityWord(10_000, 'Ω')}'`)
})

const numbersOf = async (model: string) => {
  const part = database.db.selectFrom('part').select('id').where('model', '=', model)
  const rows = await database.db.selectFrom('part_lcsc').select('number').where('part_id', 'in', part).execute()
  return rows.map(({ number }) => number).sort()
}

test('a part has the numbers of 立创商城 that the table tells, whenever it tells them', async () => {
  const lcsc = ['LCSC-1\tTI\t\t\t\t5\t\t\tC14663', 'lcsc-1\tTI\t\t\t\t5\t\t\tc7950', 'LCSC-2\tTI\t\t\t\t5\t\t\tDK-1']
  await importLines(['LCSC-1\tTI\t\t\t\t5\t\t'])
  expect(await numbersOf('LCSC-1')).toEqual([])
  await importLines(lcsc, `${header}\tlcsc`)
  expect([await numbersOf('lcsc-1'), await numbersOf('LCSC-2')]).toEqual([['C14663', 'C7950'], []])
  // A number that moved belongs to the part that was told last.
  expect(await importLines(['LCSC-2\tTI\t\t\t\t5\t\t\tC7950'], `${header}\tlcsc`)).toMatchObject({ unchanged: 1 })
  expect([await numbersOf('lcsc-1'), await numbersOf('LCSC-2')]).toEqual([['C14663'], ['C7950']])
})

const toldOf = async (model: string) => {
  const [part] = await partsOf(model)
  return (part?.params ?? []).map(({ name, value, origin }) => `${name} ${value} ${origin ?? 'table'}`)
}

test('a part tells what its description says, and is found by it', async () => {
  await importLines(['READ-1\tTI\tCapacitors\tMLCC\t0402\t5\t1uF 25V X5R ±10%\t'])
  expect(await toldOf('READ-1')).toEqual([
    '容值 1uF description',
    '耐压 25V description',
    '精度 ±10% description',
    '介质 X5R description',
  ])
  const { rows } = await sql<{ count: number; read: number }>`
    select count(*)::int as count, (array_agg(read_count))[1] as read
    from category_parameter join category on category.id = category_id where code = 'mlcc' and category_parameter.name = '介质'
  `.execute(database.db)
  expect(rows).toEqual([{ count: 1, read: 1 }])
})

test('a table is better than a description, and what was read goes with the words it was read in', async () => {
  const cells = (description: string) => [`READ-2\tTI\tCapacitors\tMLCC\t0402\t5\t${description}\t`]
  await importLines(cells(''))
  expect(await toldOf('READ-2')).toEqual([])
  await importLines(cells('1uF 25V'))
  expect(await toldOf('READ-2')).toEqual(['容值 1uF description', '耐压 25V description'])
  await importLines(cells(''))
  expect(await toldOf('READ-2')).toEqual(['容值 1uF description', '耐压 25V description'])
  await importLines(cells('2.2uF'))
  expect(await toldOf('READ-2')).toEqual(['容值 2.2uF description'])
  const table = JSON.stringify([{ name: '容值', value: '3.3uF', unit: 'F', low: 3.3e-6, high: 3.3e-6 }])
  await database.db.updateTable('part').set({ params: table }).where('model', '=', 'READ-2').execute()
  await importLines(cells('4.7uF 50V'))
  expect(await toldOf('READ-2')).toEqual(['容值 3.3uF table'])
})

test('a seeded part keeps its table whatever a description says', async () => {
  const before = await toldOf('GRM155R71C104KA88D')
  await importLines(['GRM155R71C104KA88D\tmuRata(村田)\tCapacitors\tMLCC\t0402\t5\t1uF 50V X5R\t'])
  expect(before).toContain('容值 100nF table')
  expect(await toldOf('GRM155R71C104KA88D')).toEqual(before)
})

test('kinds that only share a word are kept apart', async () => {
  const kinds = [
    ['capacitor', 'Capacitors', 'Disc Ceramic Capacitors'],
    ['capacitor', 'Capacitors', 'MLCC - Leaded'],
    ['mlcc', 'Capacitors', 'Multilayer Ceramic - SMD'],
    ['pin-header', 'Connectors', 'Shunts & Jumpers'],
    ['current-sense-resistor', 'Resistors', 'Shunt Resistors'],
    ['memory', 'Memory', 'NAND Flash'],
    ['memory', 'Memory', 'eMMC'],
    ['nor-flash', 'Memory', 'NOR Flash'],
    ['inductor', 'Inductors', 'Through Hole Inductors'],
    ['opto', 'Optoelectronics', 'Phototransistors'],
    ['optocoupler', 'Optoelectronics', 'Optocouplers'],
    ['switch', 'Switches', 'Push Switches'],
    ['tactile-switch', 'Switches', 'Tactile Switches'],
    ['ldo', 'Power', 'Shunt Regulators'],
  ]
  await importLines(kinds.map(([, category, kind], at) => `KIND-${10 + at}\tTI\t${category}\t${kind}\t\t\t\t`))
  const parts = await database.db
    .selectFrom('part')
    .innerJoin('category', 'category.id', 'part.category_id')
    .select(['model', 'code'])
    .where('model', 'like', 'KIND-%')
    .orderBy('model')
    .execute()
  expect(parts.map(({ code }, at) => `${code} ${kinds[at]?.[2]}`)).toEqual(
    kinds.map(([code, , kind]) => `${code} ${kind}`),
  )
})

test('a part of which nothing is told is found by its kind', async () => {
  await importLines(['MUTE-1\tTI\tAudio Products\tBuzzers\t\t5\t\t'])
  const [part] = await partsOf('MUTE-1')
  expect(part).toMatchObject({ description: '' })
  expect(part?.words).toContain(`'buzzers'`)
})

test('brands and categories know how many parts they have', async () => {
  await importLines([
    'COUNTED-1\tCounted Maker\tResistors\tChip Resistor\t\t\t\t',
    'COUNTED-2\tCounted Maker\tCapacitors\tMLCC\t\t\t\t',
  ])
  const brand = await database.db
    .selectFrom('brand')
    .select('part_count')
    .where('short_name', '=', 'Counted Maker')
    .executeTakeFirst()
  expect(brand).toEqual({ part_count: 2 })
  const { rows } = await sql<{ ok: boolean }>`
    select parent.part_count = sum(child.part_count) + (select count(*) from part where category_id = parent.id) as ok
    from category parent join category child on child.parent_id = parent.id group by parent.id
  `.execute(database.db)
  expect(rows.every(({ ok }) => ok)).toBe(true)
})

test('a long description is cut without harm', async () => {
  const { read } = await importLines([`EMOJI-1\tTI\t\t\t\t\t${'x'.repeat(999)}😀\t`])
  expect(read).toBe(1)
  expect((await partsOf('EMOJI-1'))[0]?.description).toHaveLength(1000)
})

test('a file without its columns is refused by name', async () => {
  const path = join(folder, 'wrong.tsv')
  await writeFile(path, 'a\tb\n1\t2\n')
  await expect(
    importParts(database.db, await openTsv(path), { report: startReport(folder, new Date()) }),
  ).rejects.toThrow('`model` and `brand` are needed')
})

test('a KiCad library becomes parts of the brands their links name', async () => {
  const library = `(kicad_symbol_lib (symbol "LMX1" (property "Value" "LMX1") (property "LCSC Part" "C7950") (property "Datasheet" "http://www.ti.com/lit/lmx1.pdf")
    (property "Footprint" "Package_SO:SOIC-8_3.9x4.9mm") (property "ki_description" "Dual operational amplifier"))
    (symbol "ODD7" (property "Value" "ODD7")))`
  await writeFile(join(folder, 'Amplifier_Operational.kicad_sym'), library)
  await writeFile(join(folder, 'Device.kicad_sym'), '(kicad_symbol_lib (symbol "R" (property "Value" "R")))')
  await writeFile(join(folder, 'Bad.kicad_sym'), '('.repeat(1000))
  const report = startReport(folder, new Date())
  const imported = await importParts(database.db, await openKicad(folder), { report })
  await report.close()
  expect(imported).toMatchObject({ read: 2, added: 2 })
  expect(Object.fromEntries(imported.refused)).toEqual({ 'a drawing, not a part': 1, 'unreadable library': 1 })
  const parts = await database.db
    .selectFrom('part')
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .innerJoin('category', 'category.id', 'part.category_id')
    .select(['model', 'package', 'brand.code as brand', 'category.code as category'])
    .where('source', '=', 'kicad')
    .orderBy('model')
    .execute()
  expect(parts).toEqual([
    { model: 'LMX1', package: 'SOIC-8', brand: 'ti', category: 'opamp' },
    { model: 'ODD7', package: '', brand: 'generic', category: 'opamp' },
  ])
  expect(await numbersOf('LMX1')).toEqual(['C7950'])
})

const shared = process.env.XINPU_TEST_DATA

/** Of the imported parts of a category whose description says something, how many tell a parameter. */
async function shareTelling(code: string, parameter: string, says: string): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select avg((params @> ${JSON.stringify([{ name: parameter }])}::jsonb)::int)::float8 as share
    from part join category on category.id = category_id
    where code = ${code} and source = 'tsv' and description ~ ${says}
  `.execute(database.db)
  return rows[0]?.share ?? 0
}

test.skipIf(!shared)(
  'of a large catalogue nine of ten parts find their category, and most tell what their words say',
  async () => {
    const imported = await importParts(database.db, await openTsv(join(shared ?? '', 'parts/jlc-60k.tsv.br')), {
      report: startReport(folder, new Date()),
    })
    expect(imported.read).toBeGreaterThan(59_000)
    expect(imported.uncategorised / imported.read).toBeLessThan(0.1)
    expect(await shareTelling('mlcc', '介质', 'X[5-8][RST]|C0G|NP0')).toBeGreaterThan(0.95)
    expect(await shareTelling('ldo', '输出电压', 'Fixed.*LDO')).toBeGreaterThan(0.85)
  },
  120_000,
)
