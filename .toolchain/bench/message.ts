import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../packages/server/src/app.ts'
import { buildHouse } from '../../packages/server/src/build-house.ts'
import { openDatabase } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { fillTalks, ownTalks } from '../../packages/server/test/full-talks.ts'
import { apiOf, codeFor, type Person } from '../../packages/server/test/house.ts'
import { startPostgres } from '../postgres.ts'
import { measureTalks, talkTable, tellTalks } from './message-measure.ts'
import { writeSection } from './search-page.ts'

/** Talks among so many lines made by rule, on two servers of one database; with `isKept` the docs are written too. */
export async function benchMessage(lines: number, isKept: boolean): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-message-'))
  try {
    const filled = await fill(postgres.url, dataDir, lines)
    const costs = await measureTalks(postgres.url, dataDir, filled)
    const text = talkTable(costs, lines)
    console.log(`\n${text}`)
    tellTalks(costs)
    if (isKept) await writeSection('message', text, 'message-bench.md')
  } finally {
    postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export interface Filled {
  reader: Known
  writer: Known
  /** Talks of the reader. */
  talks: number[]
  /** The talk of the two. */
  shared: number
}

export type Known = Person & { uid: number; token: string }

async function fill(databaseUrl: string, dataDir: string, lines: number): Promise<Filled> {
  const database = await openDatabase({ databaseUrl, dataDir })
  const settings = { ...readSettings({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }), dataDir }
  const app = await createApp(buildHouse(settings, database))
  const logIn = async (mobile: string): Promise<Known> => {
    const { session } = apiOf(app, {}).account
    await session.sendNotice({ mobile })
    const { id, token } = await session.loginByCode({ mobile, code: await codeFor(app, mobile) })
    return { uid: id, token }
  }
  const writer = await logIn('+86-13900000001')
  const reader = await logIn('+86-13900000002')
  await fillTalks(database.db, reader.uid, lines)
  const { id: shared } = await apiOf(app, writer).message.session.open({ peerId: reader.uid })
  const rows = await database.db
    .selectFrom('im_member')
    .select('session_id')
    .where('account_id', '=', reader.uid)
    .limit(ownTalks)
    .execute()
  await app.close()
  await database.close()
  return { reader, writer, talks: rows.map(({ session_id }) => session_id), shared }
}
