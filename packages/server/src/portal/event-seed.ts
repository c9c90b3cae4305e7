import { join } from 'node:path'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Seed } from '../seed/first-run.ts'

const table = join(seedFolder, 'events.tsv')
const [hour, day] = [3_600_000, 24 * 3_600_000]
/** China's clock is eight hours ahead. */
const offset = 8 * hour

/** Announces the events of `seeds/events.tsv`, each so many days from the first run. */
export const seedEvents: Seed = async ({ db, now }) => {
  const known = await db.selectFrom('event').select('id').limit(1).executeTakeFirst()
  if (known) return ''
  const today = Math.floor((now().getTime() + offset) / day) * day - offset
  const events = readSeedTable(table).rows.map((row) => {
    const begins = today + Number(row['days']) * day + Number(row['hour']) * hour
    return {
      title: row['title'] ?? '',
      summary: row['summary'] ?? '',
      address: row['address'] ?? '',
      content: programmeOf(row['programme'] ?? '', row['bring'] ?? ''),
      seats: row['seats'] ? Number(row['seats']) : null,
      begin_at: new Date(begins),
      end_at: new Date(begins + Number(row['hours']) * hour),
    }
  })
  await db.insertInto('event').values(events).execute()
  return `${events.length} 场活动`
}

const items = (text: string) =>
  text
    .split(';')
    .filter(Boolean)
    .map((each) => `<li>${each}</li>`)
    .join('')

const programmeOf = (programme: string, bring: string): string =>
  `<h2>内容安排</h2><ol>${items(programme)}</ol>${bring && `<h2>请准备</h2><ul>${items(bring)}</ul>`}`
