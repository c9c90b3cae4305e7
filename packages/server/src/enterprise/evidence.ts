import type { evidence } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { evidenceItems, scoreOf, type EvidenceName } from './evidence-items.ts'
import { companyBehind } from './supplier.ts'
import type { SupplierRecord } from './supplier-record.ts'

export const evidenceHandlers: HandlersOf<typeof evidence> = {
  async card({ ownerType, ownerId }, context) {
    const id = await companyBehind[ownerType](context.db, ownerId)
    const items = id && (await evidenceOf(context, [id])).get(id)
    if (!items) throw new Refusal('没有找到这家供应商', 'NOT_FOUND')
    return { score: scoreOf(items), items }
  },
}

const nothing: SupplierRecord = {
  authorisation: { held: 0, ended: 0, nextEnd: null },
  freshness: { shown: 0, fresh: 0, confirmedAt: null },
  answers: { asked: 0, answered: 0, hours: null },
  honesty: { asked: 0, kept: 0 },
}

type Asking = Pick<Context, 'brought' | 'db' | 'now'>

/** What the records say about certified companies, by their numbers: a list asks once for all of its rows. */
export async function evidenceOf({ db, now, brought }: Asking, ids: readonly number[]) {
  const clock = { db, now }
  const { authorisation, freshness, answers, honesty } = brought.records
  const [companies, held, stock, replies, kept] = await Promise.all([
    certified(db, ids),
    authorisation(clock, ids),
    freshness(clock, ids),
    answers(clock, ids),
    honesty(clock, ids),
  ])
  const recordsOf = (id: number): SupplierRecord => ({
    authorisation: held.get(id) ?? nothing.authorisation,
    freshness: stock.get(id) ?? nothing.freshness,
    answers: replies.get(id) ?? nothing.answers,
    honesty: kept.get(id) ?? nothing.honesty,
  })
  const today = fullDay(now())
  return new Map(companies.map((company) => [company.id, itemsOf(company, recordsOf(company.id), today)]))
}

function itemsOf(company: Supplier, record: SupplierRecord, today: string): evidence.EvidenceItem[] {
  const told = { auditedAt: company.audited_at, validTo: company.valid_to, founded: company.founded }
  return evidenceItems(told, record, today).map((item) => ({ ...item, url: recordOf(company, item.name) }))
}

type Supplier = Awaited<ReturnType<typeof certified>>[number]

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

const certified = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('enterprise')
    .leftJoin('company', 'company.credit_code', 'enterprise.credit_code')
    .select(['enterprise.id', 'enterprise.credit_code', 'audited_at', 'company.id as company_id'])
    .select(sql<string | null>`valid_to::text`.as('valid_to'))
    .select(sql<number | null>`extract(year from founded_at at time zone 'Asia/Shanghai')::int`.as('founded'))
    .select(
      sql<number | null>`(select id from seller where enterprise_id = enterprise.id and kind = 'agent')`.as('agent_id'),
    )
    .where('enterprise.status', '=', 'certified')
    .where('enterprise.id', '=', oneOf(ids))
    .execute()
