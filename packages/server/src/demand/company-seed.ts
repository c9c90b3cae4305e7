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

/** Puts the invented companies of `seeds/companies.tsv` in, each with a person whom nobody can log in as. */
export async function seedCompanies(tx: Db): Promise<SeedCompany[]> {
  const { rows } = readSeedTable(table)
  const accounts = await tx
    .insertInto('account')
    .values(rows.map(({ person = '' }) => ({ nick_name: person })))
    .returning('id')
    .execute()
  const companies = await tx.insertInto('enterprise').values(rows.map(enterpriseOf)).returning('id').execute()
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
    credit_code: codeOf(at),
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
function codeOf(at: number): string {
  const first = `91990000MA0000${String(at).padStart(3, '0')}`
  return `${first}${creditCodeCheck(first)}`
}
