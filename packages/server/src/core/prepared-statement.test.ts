import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { eachOf, kept, nthOf, oneOf, preparedStatement } from './prepared-statement.ts'

test('a kept question is asked with other numbers each time, by many at once and inside a transaction', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-kept-'))
  const { db, close } = await freshDatabase(dataDir)
  try {
    await seedCatalogue(db)
    const models = preparedStatement<{ id: number; model: string }>('models_of_some', (house, ids) =>
      house
        .selectFrom('part')
        .select(['id', 'model'])
        .where('id', '=', oneOf(ids))
        .where('model', '<>', '')
        .orderBy('id'),
    )
    const parts = await db.selectFrom('part').select(['id', 'model']).orderBy('id').limit(60).execute()
    const runs = parts.map((_, from) => parts.slice(from, from + (from % 7)))
    const asked = (some: typeof parts) => some.map(({ id }) => id)
    expect(await Promise.all(runs.map((run) => models(db, asked(run))))).toEqual(runs)
    expect(await db.transaction().execute((tx) => models(tx, asked(parts)))).toEqual(parts)

    const after = preparedStatement<{ id: number }>('ids_after_one', (house, ids) =>
      house
        .selectFrom('part')
        .select('id')
        .where('id', '>', nthOf(ids, 1))
        .where('id', '=', eachOf(ids, 2))
        .orderBy('id'),
    )
    const [first = 0, ...later] = asked(parts)
    expect(await after(db, [first, first, ...later])).toEqual(later.map((id) => ({ id })))
    expect(await after(db, [first])).toEqual([])
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a kept text is asked with other values each time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-kept-'))
  const { db, close } = await freshDatabase(dataDir)
  try {
    for (const word of ['一', '二', '三']) {
      const { rows } = await sql<{ said: string }>`${kept('said_again')} select ${word}::text || '遍' as said`.execute(
        db,
      )
      expect(rows).toEqual([{ said: `${word}遍` }])
    }
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
