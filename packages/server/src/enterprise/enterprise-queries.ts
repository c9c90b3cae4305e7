import type { OutputOf } from '@xinpu/contract/endpoint'
import type { directory } from '@xinpu/contract/enterprise'
import type { Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'

const shown = [
  'enterprise.id',
  'enterprise.name',
  'enterprise.logo',
  'enterprise.credit_code',
  'enterprise.legal_person',
  'enterprise.types',
  'enterprise.region',
  'enterprise.address',
  'enterprise.website',
  'enterprise.intro',
  'enterprise.status',
] as const

/** Companies with what everybody may see of them. */
export const enterprises = (db: Db) => db.selectFrom('enterprise').select(shown)

/** Those that everybody may see. */
export const certifiedEnterprises = (db: Db) => enterprises(db).where('enterprise.status', '=', 'certified')

type Column = (typeof shown)[number] extends `enterprise.${infer Name extends keyof Tables['enterprise']}`
  ? Name
  : never
export type EnterpriseRow = Pick<Selectable<Tables['enterprise']>, Column>

/** What stands beside the row of a company: what it offers, whom to call, and whether the person who asks follows it. */
export type Beside = Pick<
  OutputOf<typeof directory.detail>,
  'contacts' | 'demandCount' | 'goodsCount' | 'isFollow' | 'merchantId' | 'stockCount'
>

/** The bridge from the row to the wire. */
export const presentEnterprise = (row: EnterpriseRow, beside: Beside): OutputOf<typeof directory.detail> => ({
  id: row.id,
  name: row.name,
  creditCode: row.credit_code,
  type: row.types,
  status: row.status,
  ...beside,
  ...told({
    logo: row.logo,
    legalPerson: row.legal_person,
    region: row.region,
    address: row.address,
    website: row.website,
    intro: row.intro,
  }),
})

/** What is known of several things; the rest is left out. */
export const told = <Name extends string>(values: Record<Name, string | null | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<Record<Name, string>>

/** A name as it is compared: one width, no spaces, one case. */
export const nameKey = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Whether no certified company has a name. */
export async function isEnterpriseNameFree(db: Db, name: string): Promise<boolean> {
  const holder = await certifiedEnterprises(db).where('name_key', '=', nameKey(name)).executeTakeFirst()
  return holder === undefined
}
