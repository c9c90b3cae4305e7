import type { Db } from '../core/database.ts'
import { answerOfThread } from '../storage/thread-answer.ts'
import { readUrl } from '../storage/upload-store.ts'
import { turnstile } from '../storage/upload-turn.ts'
import { readLicenceText, type LicenceReading } from './licence-text.ts'
import type { LicenceFile } from './licence-worker.ts'

const limits = { patience: 10_000, longest: 10_000, memory: 512 * 1024 * 1024, heap: 256 }
const worker = new URL('licence-worker.ts', import.meta.url)
const inTurn = turnstile(1)

/** What can be read off a licence: nothing, where it cannot be read in time. Nobody is refused for that. */
export const readLicence = (who: string, file: LicenceFile): Promise<LicenceReading> =>
  inTurn(who, async () => {
    const text = await answerOfThread<string>(worker, file, limits)
    return text === 'heavy' ? {} : readLicenceText(text)
  })

/** Keeps what was read off a licence beside its file, for the review. */
export async function keepReading(db: Db, key: string, found: LicenceReading): Promise<void> {
  await db
    .insertInto('licence_reading')
    .values({ key, found: JSON.stringify(found) })
    .execute()
}

/** What was read off the licence at an address. */
export async function readingAt(db: Db, url: string): Promise<LicenceReading> {
  const row = await db
    .selectFrom('licence_reading')
    .select('found')
    .where('key', '=', readUrl(url)?.key ?? '')
    .executeTakeFirst()
  return row?.found ?? {}
}
