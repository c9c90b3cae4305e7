import type { agreement } from '@xinpu/contract/portal'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { PortalTables } from './tables.ts'

/** Texts that people agree to when they come in; the others are only there to be read. */
export const agreedKinds = ['service', 'privacy'] as const satisfies readonly agreement.AgreementKind[]

type Row = Selectable<PortalTables['agreement_version']>

/** A version with when the next one takes its place. */
export type VersionRow = Omit<Row, 'content'> & { end_at: Date | null }

/** Every version of some texts, drafts too, the newest first; without their words. */
export const versionsOf = (db: Db, kinds: readonly agreement.AgreementKind[]): Promise<VersionRow[]> =>
  db
    .selectFrom('agreement_version')
    .select(['id', 'kind', 'number', 'changes', 'begin_at', 'revision'])
    .select(sql<Date | null>`lead(begin_at) over (partition by kind order by number)`.as('end_at'))
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .orderBy(sql`number desc nulls first`)
    .execute()

/** The words of a version, as they are kept. */
export async function contentOf(db: Db, id: number): Promise<string> {
  const version = db.selectFrom('agreement_version').select('content').where('id', '=', id)
  return (await version.executeTakeFirstOrThrow()).content
}

/** Where a version stands at a moment. */
export function stateOf({ begin_at: begin, end_at: end }: VersionRow, at: Date): agreement.AgreementState {
  if (!begin) return 'draft'
  if (begin > at) return 'waiting'
  return end && end <= at ? 'past' : 'inForce'
}

/** Published versions, as everybody may see them. */
export const publishedIn = (rows: readonly VersionRow[], at: Date): agreement.AgreementVersion[] =>
  rows.flatMap((row) => {
    const { id, kind, number, changes, begin_at: begin, end_at: end } = row
    if (!begin || number === null) return []
    const times = { beginTime: begin.toISOString(), ...(end && { endTime: end.toISOString() }) }
    return [{ id, kind, number, changes, state: stateOf(row, at), ...times }]
  })

/** The versions of what people agree to that hold at a moment. */
export async function agreementsInForce(db: Db, at: Date): Promise<agreement.AgreementVersion[]> {
  const versions = publishedIn(await versionsOf(db, agreedKinds), at).filter(({ state }) => state === 'inForce')
  return agreedKinds.flatMap((kind) => versions.filter((version) => version.kind === kind))
}
