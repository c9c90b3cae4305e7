import { fullDay } from '@xinpu/sdk/format'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { isPerson } from '../core/is-person.ts'

declare module '../core/context.ts' {
  interface House {
    /** Counts a search that found nothing, where a person made it; written to the database itself, whoever reads a replica. */
    missed: (text: string, device: string) => Promise<void>
  }
}

/** Longer texts are no word that somebody gives an alias to. */
const longest = 60
/** Words of one day: past them only what is there already is counted on. */
const mostOfDay = 5000
const keptDays = 90

/** @param db The database that is written to. */
export const missedSearches =
  (db: Db, now: () => Date) =>
  async (text: string, device: string): Promise<void> => {
    const word = missedWord(text)
    if (word === undefined || !isPerson(device)) return
    const [day, plain] = [fullDay(now()), plainOf(word)]
    await sql`
      insert into missed_search (day, plain, word)
      select ${day}::date, ${plain}, ${word}
      where exists (select from missed_search where day = ${day}::date and plain = ${plain})
        or (select count(*) from missed_search where day = ${day}::date) < ${mostOfDay}
      on conflict (day, plain) do update set count = missed_search.count + 1`.execute(db)
  }

/** How a text is counted: in capitals, with single blanks. What may tell of a person is not: addresses of mail, long numbers. */
export function missedWord(text: string): string | undefined {
  const word = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase()
  const tells = word.includes('@') || /\d(?:[ -]?\d){9,}/.test(word)
  return plainOf(word) === '' || word.length > longest || tells ? undefined : word
}

/** Lets go of words that nobody looks at any more. */
export const forgetMissed = (db: Db, now: Date) =>
  sql`delete from missed_search where day < ${fullDay(now)}::date - ${keptDays}::int`.execute(db)
