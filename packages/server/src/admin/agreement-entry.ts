import type { agreement } from '@xinpu/contract/admin'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { sectionsOf } from '../portal/agreement-sections.ts'
import { contentOf, stateOf, versionsOf, type VersionRow } from '../portal/agreement-version.ts'

const missing = () => new Refusal('没有找到这一版协议', 'NOT_FOUND')

/** The versions of a text with how many agreed to each, the draft first. */
export async function entriesOf(db: Db, kind: agreement.AgreementEntry['kind'], at: Date) {
  const rows = await versionsOf(db, [kind])
  const counts = await db
    .selectFrom('agreement_consent')
    .innerJoin('agreement_version', 'agreement_version.id', 'version_id')
    .select(['version_id', ({ fn }) => fn.countAll<number>().as('agreed')])
    .where('kind', '=', kind)
    .groupBy('version_id')
    .execute()
  const agreedTo = new Map(counts.map(({ version_id: version, agreed }) => [version, Number(agreed)]))
  return rows.map((row) => present(row, agreedTo.get(row.id) ?? 0, at))
}

function present(row: VersionRow, agreed: number, at: Date): agreement.AgreementEntry {
  const { id, kind, number, changes, revision, begin_at: begin, end_at: end } = row
  return {
    id,
    kind,
    changes,
    revision,
    agreed,
    state: stateOf(row, at),
    ...(number !== null && { number }),
    ...(begin && { beginTime: begin.toISOString() }),
    ...(end && { endTime: end.toISOString() }),
  }
}

export async function entryOf(db: Db, id: number, at: Date): Promise<agreement.AgreementEntry> {
  const row = await db.selectFrom('agreement_version').select('kind').where('id', '=', id).executeTakeFirst()
  const entry = row && (await entriesOf(db, row.kind, at)).find((each) => each.id === id)
  if (!entry) throw missing()
  return entry
}

/** A version with its words, as they are written and as people see them. */
export async function draftDetail(db: Db, id: number, at: Date): Promise<agreement.AgreementDetail> {
  const entry = await entryOf(db, id, at)
  const content = await contentOf(db, id)
  return { ...entry, content, sections: sectionsOf(content) }
}

/** Milliseconds: nobody sets a text for later than a year ahead. */
const farthest = 366 * 86_400_000

/** When a version begins: now, or at a moment to come. */
export function beginOf(given: string | undefined, now: Date): Date {
  if (given === undefined) return now
  const begin = new Date(given)
  if (begin <= now) throw wrongField('beginTime', '生效时间须晚于现在')
  if (begin.getTime() - now.getTime() > farthest) throw wrongField('beginTime', '生效时间最晚为一年之后')
  return begin
}
