/**
 * How well lines of lists of parts find theirs: part of `npm run gold`. The seed alone is asked, because the parts that
 * answer are in it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCatalogue } from '../../packages/server/src/catalogue/seed-catalogue.ts'
import { openDatabase, type Db } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { readParts } from '../../packages/server/src/datasheet/part-queries.ts'
import { answerLines } from '../../packages/server/src/demand/bom-answer.ts'
import { findLines } from '../../packages/server/src/demand/bom-match.ts'
import {
  readGoldLines,
  verdictOn,
  type GoldLine,
  type LineKind,
  type Verdict,
} from '../../packages/server/src/demand/gold/lines.ts'
import type { PartSearch } from '../../packages/server/src/search/part-search.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'
import type { MatchLines } from './bom-files.ts'
import { writeSection } from './search-page.ts'

interface Judged {
  line: GoldLine
  verdict: Verdict
}

/** Measures, writes what was measured into the page, and tells whether it is good enough. */
export async function measureLines(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-bom-gold-'))
  const database = await openDatabase({ ...readSettings({ NODE_ENV: 'test' }), dataDir, databaseUrl: undefined })
  try {
    await seedCatalogue(database.db)
    const judged = await judge(database.db)
    await writeSection('lines', tableOf(judged), 'search-gold.md')
    return isGood(judged)
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Matches lines in a catalogue without sellers. */
export function matching(db: Db, search: PartSearch): MatchLines {
  const house = { db, search, parts: readParts(db), now: () => new Date(), brought: { offers: [] } }
  return async (rows) => answerLines(house as never, await findLines(house, rows), { boards: 1, attrition: 0 })
}

async function judge(db: Db): Promise<Judged[]> {
  const lines = await readGoldLines()
  const answers = await matching(db, sqlSearch(db))(lines.map(({ row }) => row))
  return lines.map((line, at) => {
    const answer = answers[at]!
    const verdict = verdictOn(line, answer)
    const models = [answer.best, ...answer.alternates].flatMap((one) => (one ? [one.model.model] : [])).slice(0, 3)
    const asked = Object.values(line.row).slice(2).filter(Boolean).join(' · ')
    if (!verdict.isAmong) console.log(`   ${line.kind}: ${asked} → ${models.join(' · ') || 'nothing'}`)
    if (verdict.isWronglyTaken) console.log(`!! taken: ${asked} → ${models[0]}`)
    return { line, verdict }
  })
}

const names: Record<LineKind, string> = {
  number: 'A whole part number',
  packing: 'The same device in another packing',
  unsure: 'Cut short, mistyped, or of another kind',
  value: 'A value with its package',
  misfit: 'A package that is not its own',
  none: 'Nothing that is made',
}

const share = (count: number, of: number) => Math.round((1000 * count) / of) / 10

function tableOf(judged: readonly Judged[]): string {
  const rows = (Object.keys(names) as LineKind[]).map((kind) => {
    const own = judged.filter(({ line }) => line.kind === kind).map(({ verdict }) => verdict)
    const of = (test: (verdict: Verdict) => boolean) => own.filter(test).length
    const [first, among] = [of(({ isRight }) => isRight), of(({ isAmong }) => isAmong)].map((n) => share(n, own.length))
    return `| ${names[kind]} | ${own.length} | ${first} % | ${among} % | ${of(({ isWronglyTaken }) => isWronglyTaken)} | ${of(({ takesConflict }) => takesConflict)} |`
  })
  const head = [
    '| Line | Lines | First | Among the first three | Wrongly taken | Package conflicts taken |',
    '|---|---|---|---|---|---|',
  ]
  const table = [
    `${judged.length} lines, asked of the seed. ${new Date().toISOString().slice(0, 10)}.`,
    '',
    ...head,
    ...rows,
  ].join('\n')
  console.log(`\n${table}`)
  return table
}

/** Exact numbers 98 %, values 90 % among the first three, and nothing wrong is taken. */
function isGood(judged: readonly Judged[]): boolean {
  const of = (kind: LineKind) => judged.filter(({ line }) => line.kind === kind)
  const numbers = of('number')
  const values = of('value')
  return (
    share(numbers.filter(({ verdict }) => verdict.isRight).length, numbers.length) >= 98 &&
    share(values.filter(({ verdict }) => verdict.isAmong).length, values.length) >= 90 &&
    judged.every(({ verdict }) => !verdict.isWronglyTaken && !verdict.takesConflict)
  )
}
