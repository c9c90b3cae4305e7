import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { openDatabase } from '../core/database.ts'
import { folderStore } from '../storage/folder-store.ts'
import { exportArchive, importArchive } from './archive.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const isOnPostgres = Boolean(process.env['XINPU_TEST_DATABASE_URL'])

test.skipIf(!isOnPostgres)('everything moves from PGlite to PostgreSQL and back, files included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-crossing-'))
  const small = await openDatabase({ dataDir: join(folder, 'small'), databaseUrl: undefined })
  const large = await freshDatabase(join(folder, 'large'))
  const home = await openDatabase({ dataDir: join(folder, 'home'), databaseUrl: undefined })
  const at = (name: string) => join(folder, name)
  const storeOf = (name: string) => folderStore(at(`files-${name}`))
  try {
    expect([small.kind, large.kind, home.kind]).toEqual(['pglite', 'postgresql', 'pglite'])
    await seedCatalogue(small.db)
    const sha256 = await storeOf('small').put(Buffer.from('%PDF-1.7 a small file'))
    await small.db.insertInto('file').values({ sha256, bytes: 21, type: 'application/pdf' }).execute()

    const taken = await exportArchive(small.db, storeOf('small'), at('out.zip'))
    await importArchive(large.db, { files: storeOf('large'), dataDir: folder }, at('out.zip'))
    const moved = await exportArchive(large.db, storeOf('large'), at('back.zip'))
    await importArchive(home.db, { files: storeOf('home'), dataDir: folder }, at('back.zip'))
    const returned = await exportArchive(home.db, storeOf('home'), at('again.zip'))

    expect(moved).toEqual(taken)
    expect(returned).toEqual(taken)
    expect(await storeOf('home').sizeOf(sha256)).toBe(21)
  } finally {
    for (const database of [small, large, home]) await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
