import type { company } from '@xinpu/contract/company'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { presentEnterprises } from '../enterprise/enterprise-page.ts'
import { certifiedEnterprises } from '../enterprise/enterprise-queries.ts'
import type { CompanyRow } from './company-store.ts'
import type { Entry } from './source.ts'

type Viewing = Pick<Context, 'db' | 'now' | 'user'>

/** Of a company that was only named, no more than that. */
const bare = (row: CompanyRow): Entry => ({
  name: row.name,
  regStatus: row.reg_status,
  legalPersonName: row.legal_person,
  regCapital: row.capital,
  estiblishTime: row.founded_at?.toISOString() ?? '',
  creditCode: row.credit_code ?? '',
  companyOrgType: '',
  industry: row.industry,
  regLocation: '',
  businessScope: '',
  tags: [],
})

export const presentCompany = (row: CompanyRow): company.TycCompany => ({
  ...(row.base ?? bare(row)),
  id: row.id,
  source: row.source,
  updateTime: row.told_at.toISOString(),
})

/** Companies with what they do on this site, and whether whoever asks follows them. */
export async function presentCompanies(viewing: Viewing, rows: readonly CompanyRow[]) {
  const [here, followed] = await Promise.all([hereOf(viewing, rows), followedAmong(viewing, rows)])
  return rows.map((row) => {
    const enterprise = here.get(row.credit_code ?? '')
    return {
      ...presentCompany(row),
      isFollow: followed.has(row.id),
      ...(enterprise && { enterpriseId: enterprise.enterpriseId, here: enterprise }),
    }
  })
}

/** The page of a company asks its enterprise itself. */
export function withoutHere<Company extends { here?: unknown }>(company: Company): Omit<Company, 'here'> {
  const { here: _asked, ...rest } = company
  return rest
}

async function hereOf(viewing: Viewing, rows: readonly CompanyRow[]): Promise<Map<string, company.CompanyHere>> {
  const codes = rows.flatMap(({ credit_code }) => credit_code ?? [])
  if (codes.length === 0) return new Map()
  const found = await certifiedEnterprises(viewing.db)
    .where('credit_code', '=', sql<string>`any (${codes}::text[])`)
    .execute()
  if (found.length === 0) return new Map()
  const shown = await presentEnterprises(viewing, found)
  return new Map(
    shown.map(({ id, creditCode, merchantId, demandCount, stockCount, goodsCount }) => [
      creditCode ?? '',
      { enterpriseId: id, demandCount, stockCount, goodsCount, ...(merchantId && { merchantId }) },
    ]),
  )
}

async function followedAmong({ db, user }: Viewing, rows: readonly CompanyRow[]): Promise<ReadonlySet<number>> {
  if (!user || rows.length === 0) return new Set()
  const found = await db
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', user.id)
    .where('type', '=', 'company')
    .where('target_id', '=', oneOf(rows.map(({ id }) => id)))
    .execute()
  return new Set(found.map(({ target_id }) => target_id))
}
