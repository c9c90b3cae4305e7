import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts'
import type { Db } from '../../core/database.ts'
import { searchPlanOf } from '../search-plan.ts'
import { sqlSearch } from '../sql-search.ts'
import { openPartIndex, type PartIndex } from './part-index.ts'
import { randomOf } from './oracle-questions.ts'
import { allRows } from './outbox.ts'

async function indexOf(db: Db): Promise<PartIndex> {
  const index = openPartIndex()
  for await (const rows of allRows(db)) index.take(rows)
  index.build()
  return index
}

test('counting no further than is wanted leaves the hits and their order as they are', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-counting-'))
  const { db, close } = await freshDatabase(dataDir)
  try {
    await seedCatalogue(db)
    const index = await indexOf(db)
    const { understand } = sqlSearch(db)
    const parts = await db.selectFrom('part').select(['model', 'brand_id']).orderBy('id').execute()
    const random = randomOf(1)
    const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
    let stopped = 0
    for (let asked = 0; asked < 600; asked += 1) {
      const { model, brand_id } = one(parts)
      const from = one([0, 0, 0, 1, 2])
      const text = model.slice(from, from + 1 + Math.floor(random() * 4))
      const { terms } = await understand(text)
      const wanted = {
        plan: searchPlanOf(text, terms),
        sort: 'relevance',
        limit: one([0, 1, 6, 20]),
        offset: one([0, 0, 3]),
      } as const
      const question = {
        ...wanted,
        ...(random() < 0.2 && { brandIds: [brand_id] }),
        ...(random() < 0.2 && { inStock: true }),
      }
      const all = index.find({ ...question, counted: Number.POSITIVE_INFINITY })
      const counted = one([0, 5, 50])
      const some = index.find({ ...question, counted })
      expect({ text, question, hits: some.hits }).toEqual({ text, question, hits: all.hits })
      expect(some.total).toBeGreaterThanOrEqual(Math.min(counted, all.total))
      expect(some.total).toBeLessThanOrEqual(all.total)
      if (some.total < all.total) stopped += 1
    }
    expect(stopped).toBeGreaterThan(100)
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
