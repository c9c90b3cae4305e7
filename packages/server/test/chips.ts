import { sql } from 'kysely'
import { refreshCounts } from '../src/catalogue/counts.ts'
import { parameterColumn, parameterOf } from '../src/catalogue/seed-parameters.ts'
import type { Db } from '../src/core/database.ts'
import type { Catalogue } from './catalogue.ts'

const columns = ['容值[F]', '精度[%]', '介质', '工作电压[V]', '输出电压[V]'].map(parameterColumn)

/** Cells of five columns, in spellings and with gaps as catalogues have them. */
const cells = [
  ['100nF', '0.1µF', '100000pF', '10nF', '1uF', '220n', '4.7µF', '', '多种'],
  ['±5%', '±10%', '±20%', '±1%', ''],
  ['X7R', 'X5R', 'C0G', 'x7r', ''],
  ['2.7~5.5V', '1.8V~3.6V', '5V', '3.3V', '≤6V', '', '5V;9V'],
  ['3.3V', '5V', '可调', '1.2~37V', '', ''],
] as const
const brands = ['murata', 'samsung', 'ti'] as const
const packages = ['0402', '0603', '0805', ''] as const

/** Puts parts into the leaf `mlcc` that differ in everything a table narrows by; the same ones every time. */
export async function stockChips(db: Db, { brand, category }: Catalogue, count = 120): Promise<void> {
  const draw = drawer(20_261_121)
  const rows = Array.from({ length: count }, (_, index) => ({
    brand_id: brand(draw(brands)),
    category_id: category('mlcc'),
    model: `CHIP-${index}`,
    model_key: `CHIP-${index}`,
    model_plain: `chip${index}`,
    package: draw(packages),
    stock: draw([null, 0, 5, 700]),
    popularity: draw([0, 1, 2, 3]),
    source: 'tsv',
    words: sql<string>`array_to_tsvector(array['chip'])`,
    params: JSON.stringify(
      columns
        .map((column, at) => ({ column, cell: draw(cells[at] ?? ['']) }))
        .filter(({ cell }) => cell !== '')
        .map(({ column, cell }) => parameterOf(column, cell)),
    ),
  }))
  await db.insertInto('part').values(rows).execute()
  await refreshCounts(db)
}

/** Draws from lists by a linear congruence. */
function drawer(seed: number): <T>(list: readonly T[]) => T {
  let state = seed
  return <T>(list: readonly T[]) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
}
