import type { productLine } from '@xinpu/contract/agent'
import { handIn } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { draftOf } from './line-matter.ts'
import { saidLine } from './line-queries.ts'
import { claimFile } from './own-file.ts'

/** Who looks after the lines of a seller. */
export type Owner = Context & { user: User }

/** Refuses categories that are not there. */
export async function refuseUnknownCategories(tx: Db, ids: readonly number[]): Promise<void> {
  const known = await tx.selectFrom('category').select('id').where('id', '=', oneOf(ids)).execute()
  if (known.length < new Set(ids).size) throw wrong('categoryIds', '所选分类不存在，请重新选择')
}

/** Takes the proof that a person uploaded. */
export const claimProof = async (owner: Owner, url: string | undefined) =>
  url && claimFile(owner, { field: 'certUrl', label: '证书', url, purposes: ['certificate', 'document', 'image'] })

/** Hands a line in as it was said last. */
export async function review({ db, user, now }: Owner, id: number): Promise<void> {
  const line = await saidLine(db, id)
  await handIn(db, { kind: 'productLine', targetId: id, accountId: user.id, ...(await draftOf(db, line)), at: now() })
}

type Said = Pick<productLine.ProductLine, 'categoryIds'> & {
  certUrl?: string | undefined
  certExpire?: string | undefined
}

/** What the review looks at, as columns. */
export const reviewedColumns = ({ categoryIds, certUrl, certExpire }: Said) => ({
  category_ids: [...new Set(categoryIds)],
  cert_url: certUrl ?? null,
  cert_expire: certExpire ?? null,
})
