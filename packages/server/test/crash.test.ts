import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/core/database.ts'
import { freshDatabase } from './fresh-database.ts'

const rounds = 10

/** Lets a process write until it has told so many rows, kills it, and answers every row that it told. */
async function writeAndKill(dataDir: string, round: number): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    [
      '--conditions=@xinpu/source',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'crash-writer.ts'),
      dataDir,
      String(round),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const gone = once(writer, 'exit')
  const told: string[] = []
  for await (const name of createInterface({ input: writer.stdout })) {
    told.push(name)
    // Another row each round, so that the end comes in the middle of another statement.
    if (told.length === 3 + round * 7) writer.kill('SIGKILL')
  }
  await gone
  return told
}

/** PostgreSQL's own promise needs no proof of ours. */
test.skipIf(process.env['XINPU_TEST_DATABASE_URL'])(
  'whatever was acknowledged is there after a crash, and nothing is torn',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-crash-'))
    await (await freshDatabase(dataDir)).close()
    const told: string[] = []
    for (let round = 0; round < rounds; round += 1) told.push(...(await writeAndKill(dataDir, round)))
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    const rows = await database.db.selectFrom('hot_word').select('name').execute()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })

    const names = new Set(rows.map(({ name }) => name))
    const lost = told.filter((name) => !names.has(`${name}-one`) || !names.has(`${name}-two`))
    const torn = [...names].filter(
      (name) => !names.has(name.endsWith('-one') ? name.replace(/one$/, 'two') : name.replace(/two$/, 'one')),
    )
    expect(told.length).toBeGreaterThan(300)
    expect({ lost, torn }).toEqual({ lost: [], torn: [] })
  },
)
