import type { evidence } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { evidenceItems, type EvidenceName } from './evidence-items.ts'
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
    const told = { auditedAt: company.audited_at, validTo: company.valid_to }
    const items = evidenceItems(told, record).map((item) => ({ ...item, url: recordOf(company, item.name) }))
    return { score: items.reduce((sum, { points }) => sum + points, 0), items }
  },
}

type Supplier = NonNullable<Awaited<ReturnType<typeof certified>>>

/** The page on which whoever reads a reason sees the record that it was taken from. */
function recordOf({ id, credit_code, agent_id, company_id }: Supplier, name: EvidenceName): string {
  const home = `/inquiry/corporateHome/${id}`
  const places: Record<EvidenceName, string> = {
    企业认证: registerOf(company_id, credit_code) ?? home,
    授权证书: agent_id === null ? home : `/agentList/agentDetail/${agent_id}/lines`,
    库存更新: `${home}?tab=stock`,
    报价响应: `${home}?tab=demand`,
    现货属实率: `${home}?tab=supply`,
  }
  return places[name]
}

/** The company in the register; where nobody asked for it yet, its code is looked for there. */
function registerOf(companyId: number | null, creditCode: string | null): string | undefined {
  if (companyId !== null) return `/checkEnterprise/companyDetail/${companyId}`
  return creditCode === null ? undefined : `/checkEnterprise/searchList?keywords=${creditCode}`
}

const certified = (db: Db, id: number) =>
  db
    .selectFrom('enterprise')
    .select(['id', 'credit_code', 'audited_at', sql<string | null>`valid_to::text`.as('valid_to')])
    .select(
      sql<number | null>`(select id from seller where enterprise_id = enterprise.id and kind = 'agent')`.as('agent_id'),
    )
    .select(
      sql<number | null>`(select id from company where company.credit_code = enterprise.credit_code)`.as('company_id'),
    )
    .where('status', '=', 'certified')
    .where('id', '=', id)
    .executeTakeFirst()
