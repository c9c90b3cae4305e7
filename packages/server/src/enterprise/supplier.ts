import type { Db } from '../core/database.ts'
import { certifiedEnterprises } from './enterprise-queries.ts'

export const certifiedCompany = async (db: Db, id: number): Promise<number | undefined> =>
  (await certifiedEnterprises(db).where('enterprise.id', '=', id).executeTakeFirst())?.id

const companyOfSeller = (kind: 'agent' | 'trader') => async (db: Db, id: number) =>
  (
    await db
      .selectFrom('seller')
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
        .select('enterprise_id')
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
    )?.enterprise_id,
}
