import type { mine } from '@xinpu/contract/datasheet'
import { throttle } from '../core/throttle.ts'
import { brands, presentHint } from '../brand/brand-queries.ts'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { presentDatasheet } from './datasheet-queries.ts'
import { handInSpec } from './mine-hand-in.ts'
import { datasheetOfFile, datasheetOfPart, ownFile, presentUpload, says, specUploads } from './mine-queries.ts'
import { removeUploads } from './mine-remove.ts'
import { reportSpec } from './report.ts'
import { checkedSpec } from './spec-check-queries.ts'
import { languageOf } from './spec-clues.ts'
import { suggestionFor } from './spec-suggest-queries.ts'

/** A shelf of an evening; a flood is none. */
const pace = { most: 300, minutes: 24 * 60 }
const checkPace = { most: 300, minutes: 60 }

export const mineHandlers: HandlersOf<typeof mine> = {
  async check({ fileUrl }, context) {
    await throttle(context, `spec check ${context.user.id}`, checkPace)
    return checkOf(context, fileUrl)
  },

  async add(draft, context) {
    const { db, user } = context
    await throttle(context, `spec ${user.id}`, pace)
    const id = await handInSpec(context, draft)
    return presentUpload(await specUploads(db, user.id).where('spec_upload.id', '=', id).executeTakeFirstOrThrow())
  },

  async list({ keywords = '', status, ...page }, { db, user }) {
    const query = specUploads(db, user.id)
      .$if(keywords !== '', (found) => found.where(says(keywords)))
      .$if(status !== undefined, (found) => found.where('spec_upload.status', '=', status ?? 'pending'))
      .orderBy('spec_upload.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentUpload), totalRecord: total }
  },

  async remove({ ids }, { db, user }) {
    await removeUploads(db, user.id, ids)
    return null
  },

  async report(asked, context) {
    await reportSpec(context, asked)
    return null
  },
}

async function checkOf(context: Context & { user: User }, fileUrl: string): Promise<mine.SpecCheck> {
  const { db } = context
  const file = await ownFile(context, fileUrl)
  const known = await datasheetOfFile(db, file.sha256)
  const checked = await checkedSpec(context, file.sha256)
  const clues = { filename: file.name, title: checked.title, text: checked.text }
  const { brandId, model, categoryId } = await suggestionFor(db, clues)
  const brand = brandId && (await brands(db).where('brand.id', '=', brandId).executeTakeFirst())
  const revises = known || brandId === undefined || !model ? undefined : await datasheetOfPart(db, brandId, model)
  return {
    pageCount: checked.page_count,
    outlineCount: checked.outline.length,
    title: checked.title,
    language: languageOf(clues),
    ...(brand && { brand: presentHint(brand) }),
    ...(model && { model }),
    ...(categoryId !== undefined && { categoryId }),
    ...(known && { known: presentDatasheet(known) }),
    ...(revises && { revises: presentDatasheet(revises) }),
  }
}
