import type { Db } from '../core/database.ts'
import { certifiedEnterprises } from './enterprise-queries.ts'

export const certifiedCompany = async (db: Db, id: number): Promise<number | undefined> =>
  (await certifiedEnterprises(db).where('enterprise.id', '=', id).executeTakeFirst())?.id

const companyOfSeller = (kind: 'agent' | 'trader') => async (db: Db, id: number) =>
  (
    await db
      .selectFrom('shown_seller')
      .select('enterprise_id')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.enterprise_id

type SupplierKind = 'agent' | 'enterprise' | 'merchant' | 'trader'

/** The company behind whoever supplies, by the number of each kind; undefined where there is nobody. */
export const companyBehind: Record<SupplierKind, (db: Db, id: number) => Promise<number | undefined>> = {
  enterprise: certifiedCompany,
  agent: companyOfSeller('agent'),
  trader: companyOfSeller('trader'),
  merchant: async (db, id) =>
    (
      await db
        .selectFrom('merchant')
        .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
        .select('enterprise_id')
        .where('merchant.id', '=', id)
        .where('merchant.status', '=', 'open')
        .where('enterprise.status', '<>', 'blocked')
        .executeTakeFirst()
    )?.enterprise_id,
}
