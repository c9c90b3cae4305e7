import type { mine } from '@xinpu/contract/datasheet'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Insertable } from 'kysely'
import { handIn } from '../admin/audit-queue.ts'
import { brands } from '../brand/brand-queries.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { datasheetOfFile, datasheetOfPart, ownFile } from './mine-queries.ts'
import { subjectOf, type Subject } from './mine-subject.ts'
import { checkedSpec, type CheckedSpec } from './spec-check-queries.ts'
import { languageOf } from './spec-clues.ts'
import { suggestionFor } from './spec-suggest-queries.ts'
import type { Suggestion } from './spec-suggest.ts'

type Draft = ParsedOf<typeof mine.add>
type Needs = Context & { user: User }

/** Puts an uploaded file into the queue of the reviewers; answers its number. */
export async function handInSpec(context: Needs, draft: Draft): Promise<number> {
  const { db } = context
  const file = await ownFile(context, draft.fileUrl)
  const known = await datasheetOfFile(db, file.sha256)
  if (known) throw new Refusal('库中已有同一文件', 'CONFLICT', { specId: known.id })
  const checked = await checkedSpec(context, file.sha256)
  const clues = { filename: draft.filename, title: checked.title, text: checked.text }
  const found = await suggestionFor(db, clues)
  const subject = await subjectOf(db, draft, found)
  const { brand_id, brand_name, model, category_id } = subject
  await refuseForeignFolder(context, draft.dirId)
  return db.transaction().execute(async (tx) => {
    const { id } = await insertUpload(tx, {
      brand_id,
      brand_name,
      model,
      category_id,
      account_id: context.user.id,
      upload_key: file.key,
      sha256: file.sha256,
      filename: draft.filename,
      folder_id: draft.dirId ?? null,
      description: draft.description ?? '',
      language: languageOf(clues),
      created_at: context.now(),
    })
    await queue(tx, { id, context, draft, subject, checked, found })
    return id
  })
}

async function refuseForeignFolder({ db, user }: Needs, id: number | undefined) {
  if (id === undefined) return
  const row = await db
    .selectFrom('disk_folder')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .where('kind', '=', 'spec')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个文件夹', 'NOT_FOUND')
}

/** Of two that hand in the same bytes the table lets one through. */
async function insertUpload(tx: Db, upload: Insertable<Tables['spec_upload']>) {
  const row = await tx
    .insertInto('spec_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('sha256').where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('同一文件已提交，正在审核', 'CONFLICT')
  return row
}

interface Queued {
  id: number
  context: Needs
  draft: Draft
  subject: Subject
  checked: CheckedSpec
  found: Suggestion
}

async function queue(tx: Db, { id, context, draft, subject, checked, found }: Queued) {
  const { brand_id, brandLabel, model, category_id } = subject
  const category = await tx.selectFrom('category').select('name').where('id', '=', category_id).executeTakeFirst()
  const read =
    found.brandId === undefined ? undefined : await brands(tx).where('brand.id', '=', found.brandId).executeTakeFirst()
  const revised = brand_id === null ? undefined : await datasheetOfPart(tx, brand_id, model)
  await handIn(tx, {
    kind: 'spec',
    targetId: id,
    accountId: context.user.id,
    title: `${model} ${brandLabel}`,
    draft: {
      filename: draft.filename,
      fileUrl: draft.fileUrl,
      brand: brand_id === null ? `${brandLabel}（新品牌）` : brandLabel,
      model,
      category: category?.name ?? '',
      pages: checked.page_count,
      title: checked.title,
      ...(revised && { revises: `${revised.title} ${revised.revision} 版` }),
      ...(draft.description && { description: draft.description }),
    },
    found: {
      ...(read && { brand: read.name_cn || read.short_name }),
      ...(found.model && { model: found.model }),
    },
    at: context.now(),
  })
}
