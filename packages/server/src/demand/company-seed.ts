import { join } from 'node:path'
import { creditCodeCheck } from '@xinpu/sdk/format'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Db } from '../core/database.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'

const table = join(seedFolder, 'companies.tsv')

/** A company that the first run invents, with whoever posts for it. */
export interface SeedCompany {
  accountId: number
  enterpriseId: number
  region: string
  /** 1 wants parts, 0 offers them. */
  side: 0 | 1
}

/** Puts the invented companies of `seeds/companies.tsv` in. */
export const seedCompanies = (tx: Db): Promise<SeedCompany[]> => inventCompanies(tx, readSeedTable(table).rows, 0)

/**
 * Puts companies in that a table of `seeds/` invents, each with a person whom nobody can log in as.
 *
 * Those that are there already are answered as they are: several seeds lean on the same companies.
 *
 * @param from The number of the first, for its credit code: two tables do not share any.
 */
export async function inventCompanies(
  tx: Db,
  rows: readonly Record<string, string>[],
  from: number,
): Promise<SeedCompany[]> {
  const known = await knownCompanies(tx, rows, from)
  if (known) return known
  const accounts = await tx
    .insertInto('account')
    .values(rows.map(({ person = '' }) => ({ nick_name: person })))
    .returning('id')
    .execute()
  const companies = await tx
    .insertInto('enterprise')
    .values(rows.map((row, at) => enterpriseOf(row, from + at)))
    .returning('id')
    .execute()
  const made = rows.map((row, at) => seedCompanyOf(row, accounts[at]?.id ?? 0, companies[at]?.id ?? 0))
  await tx
    .insertInto('enterprise_member')
    .values(
      made.map(({ accountId, enterpriseId }) => ({
        account_id: accountId,
        enterprise_id: enterpriseId,
        role: 'creator' as const,
        status: 'joined' as const,
      })),
    )
    .execute()
  await tx
    .insertInto('contact')
    .values(made.map((company, at) => contactOf(rows[at] ?? {}, company, from + at)))
    .execute()
  return made
}

/** Who is called about posts of a company: nobody there is, under a number that rings nowhere. */
const contactOf = ({ person = '', region = '' }: Record<string, string>, { accountId }: SeedCompany, at: number) => ({
  account_id: accountId,
  enterprise_id: null,
  name: person.split(' ').at(-1) ?? person,
  job: '销售',
  mobile: `+86-1000001${String(at).padStart(4, '0')}`,
  email: `trade${at}@example.com`,
  region,
  position: 0,
})

const seedCompanyOf = (
  { region = '', side }: Record<string, string>,
  accountId: number,
  enterpriseId: number,
): SeedCompany => ({ accountId, enterpriseId, region, side: side === '1' ? 1 : 0 })

/** The same companies, where an earlier seed put them in. */
async function knownCompanies(tx: Db, rows: readonly Record<string, string>[], from: number) {
  const codes = rows.map((_, at) => inventedCode(from + at))
  const known = await tx
    .selectFrom('enterprise')
    .innerJoin('enterprise_member', 'enterprise_id', 'enterprise.id')
    .select(['enterprise.id', 'credit_code', 'account_id'])
    .where('credit_code', 'in', codes)
    .where('role', '=', 'creator')
    .execute()
  const byCode = new Map(known.map((row) => [row.credit_code, row]))
  const found = codes.map((code) => byCode.get(code))
  if (found.includes(undefined)) return
  return rows.map((row, at) => seedCompanyOf(row, found[at]?.account_id ?? 0, found[at]?.id ?? 0))
}

function enterpriseOf(
  { name = '', types = '', region = '', intro = '', person = '' }: Record<string, string>,
  at: number,
) {
  return {
    name,
    name_key: nameKey(name),
    credit_code: inventedCode(at),
    types: types.split(';'),
    status: 'certified' as const,
    licence_url: '',
    auth_name: person,
    auth_mobile: '',
    region,
    intro,
  }
}

/** A credit code of an office that there is none of, with a check that is right. */
export function inventedCode(at: number): string {
  const first = `91990000MA0000${String(at).padStart(3, '0')}`
  return `${first}${creditCodeCheck(first)}`
}
