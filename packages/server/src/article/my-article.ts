import type { myArticle } from '@xinpu/contract/article'
import type { HandlersOf } from '../core/handlers.ts'
import { moveArticle } from './article-status.ts'
import type { Unbuilt } from './index.ts'
import { countMine, myArticleDetail, myArticlePage } from './my-article-queries.ts'
import { addArticle, updateArticle } from './save-draft.ts'

export const myArticleHandlers: HandlersOf<typeof myArticle, Unbuilt['myArticle']> = {
  add: (sent, context) => addArticle(context, sent),
  update: (sent, context) => updateArticle(context, sent),
  list: (asked, context) => myArticlePage(context, asked),
  count: (_, context) => countMine(context),
  detail: ({ id }, context) => myArticleDetail(context, id),

  async setStatus(asked, context) {
    await moveArticle(context, asked)
    return null
  },
}
