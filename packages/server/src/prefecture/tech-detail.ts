import type { techArticle } from '@xinpu/contract/prefecture'
import { Refusal } from '@xinpu/contract/refusal'
import { articlesNumbered } from '../article/article-queries.ts'
import { articleDetail } from '../article/detail.ts'
import type { Context } from '../core/context.ts'
import { besidesOf, presentBesides } from './tech-queries.ts'
import { previewOf } from './zone-file.ts'

/** An article of the zone with its text; one of a column leads to its neighbours there. */
export async function techDetail(context: Context, id: number): Promise<techArticle.TechArticleDetail> {
  const { db, user } = context
  const row = (await besidesOf(db, [id])).get(id)
  if (!row || (row.zone === null && row.series_id === null)) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
  const { prev: _prev, next: _next, ...article } = await articleDetail(context, id)
  const isShown = article.status === 'PUBLISHED'
  return {
    ...article,
    ...(await neighboursIn(context, article)),
    ...presentBesides(isShown ? row : { ...row, file_id: null }, user !== null),
    previewUrl: isShown ? previewOf(row) : '',
  }
}

async function neighboursIn({ db }: Context, { id, series }: Pick<techArticle.TechArticleDetail, 'id' | 'series'>) {
  const ids = series?.articles.map((each) => each.id) ?? []
  const at = ids.indexOf(id)
  const beside = [ids[at - 1], ids[at + 1]].filter((each) => each !== undefined)
  const found = new Map((await articlesNumbered(db, beside)).map((each) => [each.id, each]))
  const [prev, next] = [found.get(ids[at - 1] ?? 0), found.get(ids[at + 1] ?? 0)]
  return { ...(prev && { prev }), ...(next && { next }) }
}
