import { openDatabase } from './src/core/database.ts'
import { sqlSearch } from './src/search/sql-search.ts'
import { partsOf } from './src/datasheet/part-queries.ts'
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '/tmp/bn/pl60' })
const { c } = await db.selectFrom('part').select(({ fn }) => fn.countAll().as('c')).executeTakeFirstOrThrow()
console.log('parts', c, JSON.stringify(await db.selectFrom('part').select(['source', ({ fn }) => fn.countAll().as('n')]).groupBy('source').execute()))
const s = sqlSearch(db)
for (const text of ['STM32F103C8T6', '0.1uF 0402 贴片电容', '稳压器', 'NE555', 'TI']) {
  const found = await s.find({ text, sort: 'relevance', limit: 5, offset: 0 })
  console.log(`\n${text}  total ${found.total}  ${found.understanding.terms.map((t) => t.chip.kind + ':' + t.chip.value).join(', ')}`)
  for (const p of await partsOf(db, found.hits)) console.log('  ', p.match, '|', p.model, '|', p.brandName, '|', p.categoryName, '|', p.package, '|', p.stock, '|', p.description.slice(0, 70))
}
await close()
