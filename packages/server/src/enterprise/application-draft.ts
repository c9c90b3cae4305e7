import type { certification } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { creditCodeFault } from '@xinpu/sdk/format'
import type * as z from 'zod'
import type { Db } from '../core/database.ts'
import { nameKey } from './enterprise-queries.ts'

/** What is handed in for a certification. */
export type Draft = z.output<typeof certification.CertificationDraft>

/** The refusal of one field. */
export const wrong = (field: string, message: string) =>
  new Refusal(message, 'INVALID', { errors: [{ field, message }] })

/** What no schema can tell of an application: the sum of its code, the list of types, and who is certified already. */
export async function checkDraft(db: Db, draft: Draft, own?: number): Promise<void> {
  const fault = creditCodeFault(draft.creditCode)
  if (fault) throw wrong('creditCode', fault)
  const known = await db.selectFrom('enterprise_type').select('label').where('label', 'in', draft.type).execute()
  if (new Set(draft.type).size > known.length) throw wrong('type', '请从列表中选择企业类型')
  await refuseHeld(db, draft, own)
}

/** Who finds their company here already is shown the way in. */
async function refuseHeld(db: Db, { creditCode, name }: Draft, own = 0): Promise<void> {
  const holder = await db
    .selectFrom('enterprise')
    .select(['id', 'name', 'credit_code', 'status'])
    .where('status', 'in', ['certified', 'blocked'])
    .where('id', '<>', own)
    .where(({ or, eb }) => or([eb('credit_code', '=', creditCode), eb('name_key', '=', nameKey(name))]))
    .limit(1)
    .executeTakeFirst()
  if (!holder) return
  const field = holder.credit_code === creditCode ? 'creditCode' : 'name'
  const what = field === 'name' ? '该企业名称' : '该统一社会信用代码'
  if (holder.status === 'blocked') throw wrong(field, `${what}属于已停用的企业，请联系客服`)
  const message = `${what}已由「${holder.name}」认证，您可以申请加入该企业`
  throw new Refusal(message, 'CONFLICT', {
    errors: [{ field, message }],
    enterprise: { id: holder.id, name: holder.name },
  })
}

/** The columns that the review compares with the licence. */
export const reviewedColumns = (draft: Draft) => ({
  name: draft.name,
  name_key: nameKey(draft.name),
  credit_code: draft.creditCode,
  types: [...new Set(draft.type)],
  licence_url: draft.businessLicense,
  legal_person: draft.legalPerson || null,
  valid_to: draft.validTo ?? null,
  auth_name: draft.authName,
  auth_mobile: draft.authMobile,
  position: draft.position || null,
  proxy_url: draft.proxyUrl ?? null,
})

interface Profile {
  region?: string | undefined
  address?: string | undefined
  website?: string | undefined
  intro?: string | undefined
}

/** The columns that need no review; what is left out is emptied. */
export const profileColumns = ({ region, address, website, intro }: Profile) => ({
  region: region || null,
  address: address || null,
  website: website || null,
  intro: intro || null,
})
