import type { myArticle } from '@xinpu/contract/article'
import type { HandlersOf } from '../core/handlers.ts'
import { moveArticle } from './article-status.ts'
import { importWx } from './import-wx.ts'
import { countMine, myArticleDetail, myArticlePage } from './my-article-queries.ts'
import { addArticle, updateArticle } from './save-draft.ts'

export const myArticleHandlers: HandlersOf<typeof myArticle> = {
  add: (sent, context) => addArticle(context, sent),
  update: (sent, context) => updateArticle(context, sent),
  importWx: (asked, context) => importWx(context, asked),
  list: (asked, context) => myArticlePage(context, asked),
  count: (_, context) => countMine(context),
  detail: ({ id }, context) => myArticleDetail(context, id),

  async setStatus(asked, context) {
    await moveArticle(context, asked)
    return null
  },
}
