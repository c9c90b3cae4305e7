import type { agreement } from '@xinpu/contract/admin'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { versionsOf } from '../portal/agreement-version.ts'
import { beginOf, draftDetail, entriesOf, entryOf } from './agreement-entry.ts'
import { labelsOf } from './labels.ts'

const missing = () => new Refusal('没有找到这份草稿，它可能已经发布或删除', 'NOT_FOUND')
const overtaken = () => new Refusal('这份草稿刚被别人改过，请重新打开再改', 'CONFLICT')

export const agreementHandlers: HandlersOf<typeof agreement> = {
  async list({ kind, pageIndex, pageSize }, { db, now }) {
    const entries = await entriesOf(db, kind, now())
    const from = (pageIndex - 1) * pageSize
    return { data: entries.slice(from, from + pageSize), totalRecord: entries.length }
  },

  detail: ({ id }, { db, now }) => draftDetail(db, id, now()),

  async save({ id, kind, content, changes, revision }, { db, now, note }) {
    const clean = cleanHtml(content)
    if (clean === '') throw wrongField('content', '请输入正文')
    const words = { content: clean, changes }
    const kept = id === undefined ? await begin(db, kind, words, now()) : await rewrite(db, id, words, revision)
    note(`${labelsOf.agreement(kind)}：${id === undefined ? '新草稿' : '修改草稿'}`)
    return draftDetail(db, kept, now())
  },

  async publish({ id, revision, beginTime }, { db, now, note }) {
    const draft = await db.selectFrom('agreement_version').selectAll().where('id', '=', id).executeTakeFirst()
    if (!draft || draft.number !== null) throw missing()
    const last = Math.max(0, ...(await versionsOf(db, [draft.kind])).map(({ number }) => number ?? 0))
    if (last > 0 && draft.changes === '') throw wrongField('changes', '请先写明这一版改了什么')
    const number = last + 1
    const published = await db
      .updateTable('agreement_version')
      .set({ number, begin_at: beginOf(beginTime, now()) })
      .where('id', '=', id)
      .where('number', 'is', null)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst()
    if (!published) throw overtaken()
    note(`${labelsOf.agreement(draft.kind)}：第 ${number} 版${beginTime ? `，${beginTime} 起生效` : '，立即生效'}`)
    return { number }
  },

  async withdraw({ id }, { db, now, note }) {
    const { kind, number } = await entryOf(db, id, now())
    const withdrawn = await db
      .updateTable('agreement_version')
      .set({ number: null, begin_at: null })
      .where('id', '=', id)
      .where('begin_at', '>', now())
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) throw new Refusal('这一版已经生效，不能撤回；请起草下一版', 'NOT_FOUND')
    note(`${labelsOf.agreement(kind)}：撤回第 ${number} 版`)
    return null
  },

  async remove({ id }, { db, note }) {
    const gone = await db
      .deleteFrom('agreement_version')
      .where('id', '=', id)
      .where('number', 'is', null)
      .returning('kind')
      .executeTakeFirst()
    if (!gone) throw missing()
    note(`${labelsOf.agreement(gone.kind)}：删除草稿`)
    return null
  },
}

interface Words {
  content: string
  changes: string
}

/** One draft at a time, and none while a version waits for its time: the next number is taken. */
async function begin(db: Db, kind: agreement.AgreementEntry['kind'], words: Words, at: Date): Promise<number> {
  const [newest] = await entriesOf(db, kind, at)
  if (newest?.state === 'draft') throw new Refusal('已经有一份草稿，请接着改它', 'CONFLICT')
  if (newest?.state === 'waiting') throw new Refusal('有一版还没有生效，要改请先撤回它', 'CONFLICT')
  const { id } = await db
    .insertInto('agreement_version')
    .values({ kind, number: null, begin_at: null, ...words })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function rewrite(db: Db, id: number, words: Words, revision: number): Promise<number> {
  const kept = await db
    .updateTable('agreement_version')
    .set(({ eb }) => ({ ...words, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('number', 'is', null)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  if (kept) return kept.id
  const other = await db.selectFrom('agreement_version').select('number').where('id', '=', id).executeTakeFirst()
  throw other && other.number === null ? overtaken() : missing()
}
