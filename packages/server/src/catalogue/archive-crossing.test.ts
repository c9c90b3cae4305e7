import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { openDatabase } from '../core/database.ts'
import { fileStore } from '../storage/file-store.ts'
import { exportArchive, importArchive } from './archive.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const isOnPostgres = Boolean(process.env['XINPU_TEST_DATABASE_URL'])

test.skipIf(!isOnPostgres)('everything moves from PGlite to PostgreSQL and back, files included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-crossing-'))
  const small = await openDatabase({ dataDir: join(folder, 'small'), databaseUrl: undefined })
  const large = await freshDatabase(join(folder, 'large'))
  const home = await openDatabase({ dataDir: join(folder, 'home'), databaseUrl: undefined })
  const at = (name: string) => join(folder, name)
  try {
    expect([small.kind, large.kind, home.kind]).toEqual(['pglite', 'postgresql', 'pglite'])
    await seedCatalogue(small.db)
    const sha256 = await fileStore(at('files-small')).put(Buffer.from('%PDF-1.7 a small file'))
    await small.db.insertInto('file').values({ sha256, bytes: 21, type: 'application/pdf' }).execute()

    const taken = await exportArchive(small.db, at('files-small'), at('out.zip'))
    await importArchive(large.db, at('files-large'), at('out.zip'))
    const moved = await exportArchive(large.db, at('files-large'), at('back.zip'))
    await importArchive(home.db, at('files-home'), at('back.zip'))
    const returned = await exportArchive(home.db, at('files-home'), at('again.zip'))

    expect(moved).toEqual(taken)
    expect(returned).toEqual(taken)
    expect(await fileStore(at('files-home')).sizeOf(sha256)).toBe(21)
  } finally {
    for (const database of [small, large, home]) await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
