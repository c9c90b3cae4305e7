import { certification } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { labelOf } from '@xinpu/contract/read'
import { sql } from 'kysely'
import type { Matter } from '../admin/audit-matter.ts'
import type { Db } from '../core/database.ts'
import { orTaken } from '../core/taken.ts'
import { notify } from '../message/notify.ts'
import { profileColumns, reviewedColumns, type Draft } from './application-draft.ts'
import { ownPage } from './joining.ts'

const papers = { businessLicense: '营业执照', proxyUrl: '授权委托书' } as const
const fields = Object.entries(certification.CertificationDraft.shape).map(
  ([name, schema]) => [name, labelOf(schema) ?? name] as const,
)

/** 企业认证 at the review desk. */
export const certificationMatter: Matter = {
  fields: new Map(fields),

  evidence: (draft) =>
    Object.entries(papers).flatMap(([name, label]) => {
      const url = (draft as unknown as Draft)[name as keyof typeof papers]
      return url ? [{ name: label, url }] : []
    }),

  async pass(tx, { draft, target_id, account_id, title }, { at, remark }) {
    await certify(tx, { id: target_id, draft: draft as unknown as Draft, at })
    await tell(tx, account_id, `企业「${title}」已通过认证`, remark || '现在可以发布供求、管理库存和企业资料了。')
  },

  async reject(tx, { target_id, account_id, title }, { at, remark, rejects }) {
    await tx
      .updateTable('enterprise')
      .set({
        // A certified or blocked company stays what it is when its new licence is refused.
        status: sql`case when status in ('certified', 'blocked') then status else 'rejected' end`,
        reject_reason: remark,
        rejects: JSON.stringify(rejects),
        audited_at: at,
      })
      .where('id', '=', target_id)
      .execute()
    await tell(tx, account_id, `企业「${title}」未通过认证`, `${remark}。请修改后重新提交。`)
  },
}

/** One company is certified for a code and for a name: the table decides who was first. */
async function certify(tx: Db, { id, draft, at }: { id: number; draft: Draft; at: Date }): Promise<void> {
  const before = await tx.selectFrom('enterprise').select('status').where('id', '=', id).executeTakeFirst()
  if (before?.status === 'blocked') throw new Refusal('企业已停用，请先在“企业”里恢复', 'CONFLICT')
  const told = Object.entries(profileColumns(draft)).filter(([, value]) => value !== null)
  const columns = {
    ...reviewedColumns(draft),
    ...Object.fromEntries(told),
    status: 'certified' as const,
    reject_reason: null,
    rejects: '[]',
    audited_at: at,
  }
  await orTaken(
    tx.updateTable('enterprise').set(columns).where('id', '=', id).execute(),
    '该统一社会信用代码或企业名称已由其他企业认证，请驳回并说明',
  )
}

const tell = (tx: Db, to: number, title: string, content: string) =>
  notify(tx, { to, kind: 'notification', title, content, url: ownPage })
