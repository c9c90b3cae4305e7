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
 * @param from The number of the first, for its credit code: two tables do not share any.
 */
export async function inventCompanies(
  tx: Db,
  rows: readonly Record<string, string>[],
  from: number,
): Promise<SeedCompany[]> {
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
  const made = rows.map(({ region = '', side }, at) => ({
    accountId: accounts[at]?.id ?? 0,
    enterpriseId: companies[at]?.id ?? 0,
    region,
    side: side === '1' ? (1 as const) : (0 as const),
  }))
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
  return made
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
