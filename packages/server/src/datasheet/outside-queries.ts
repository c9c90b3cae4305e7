import type { outside } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { keyOf } from '../outside/outside-cache.ts'
import { parts } from './part-queries.ts'

/** A part that names a datasheet on another site, and what was seen there last. The datasheet has the part's number. */
export async function outsideSheet(db: Db, id: number) {
  const part = await parts(db).where('part.id', '=', id).where('datasheet_url', '<>', '').executeTakeFirst()
  if (!part || !URL.canParse(part.datasheet_url)) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
  const seen = await db
    .selectFrom('outside_source')
    .selectAll()
    .where('key', '=', keyOf(part.datasheet_url))
    .executeTakeFirst()
  return { part, seen }
}

type OutsideSheet = Awaited<ReturnType<typeof outsideSheet>>

/** The last part of its path is the best name a file on another site has. */
function filenameOf(url: URL, model: string): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  return /\.pdf$/i.test(last) && URL.canParse(`x:${last}`) ? decoded(last) : `${model}.pdf`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** What was wrong a week ago may have been mended: then it is worth another try. */
const week = 7 * 24 * 60 * 60_000

export function presentOutside({ part, seen }: OutsideSheet, isListed: boolean, now: Date): outside.OutsideSpec {
  const url = new URL(part.datasheet_url)
  const fault =
    seen && seen.state !== 'readable' && seen.checked_at.getTime() > now.getTime() - week ? seen.state : undefined
  return {
    id: part.id,
    brandId: part.brand_id,
    filename: filenameOf(url, part.model),
    title: `${part.model} 数据手册`,
    model: part.model,
    brandCn: part.name_cn,
    brandName: part.short_name,
    fullLogo: part.logo,
    categoryId: part.category_id,
    categoryName: part.category_name,
    language: 'en',
    revision: '',
    fileSize: seen?.bytes ?? 0,
    pageCount: 0,
    downloadCount: 0,
    createTime: part.updated_at.toISOString(),
    sourceUrl: part.datasheet_url,
    sourceHost: url.hostname,
    isReadable: isListed && fault === undefined,
    isGone: fault === 'gone',
    ...(seen && { checkTime: seen.checked_at.toISOString() }),
  }
}

/** Notes what was seen of a file on another site. */
export const noteSource = (
  db: Db,
  url: string,
  seen: { state: 'readable' | 'gone' | 'refused'; bytes: number; at: Date },
) => {
  const values = { url, state: seen.state, bytes: seen.bytes, checked_at: seen.at }
  return db
    .insertInto('outside_source')
    .values({ key: keyOf(url), ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
