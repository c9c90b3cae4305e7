import type { evidence } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { evidenceItems } from './evidence-items.ts'
import { companyBehind } from './supplier.ts'

export const evidenceHandlers: HandlersOf<typeof evidence> = {
  async card({ ownerType, ownerId }, { db, now, brought }) {
    const id = await companyBehind[ownerType](db, ownerId)
    const company = id && (await certified(db, id))
    if (!company) throw new Refusal('没有找到这家供应商', 'NOT_FOUND')
    const clock = { db, now }
    const { authorisation, freshness, answers, honesty } = brought.records
    const [held, stock, replies, kept] = await Promise.all([
      authorisation(clock, company.id),
      freshness(clock, company.id),
      answers(clock, company.id),
      honesty(clock, company.id),
    ])
    const record = { authorisation: held, freshness: stock, answers: replies, honesty: kept }
    const items = evidenceItems({ auditedAt: company.audited_at, validTo: company.valid_to }, record)
    return { score: items.reduce((sum, { points }) => sum + points, 0), items }
  },
}

const certified = (db: Db, id: number) =>
  db
    .selectFrom('enterprise')
    .select(['id', 'audited_at', sql<string | null>`valid_to::text`.as('valid_to')])
    .where('status', '=', 'certified')
    .where('id', '=', id)
    .executeTakeFirst()
