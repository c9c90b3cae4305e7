import type * as contract from '@xinpu/contract/article'
import type { HandlersOf } from '../core/handlers.ts'
import { channelPage, hottest } from './article-list.ts'
import { reportArticle } from './comment-report.ts'
import { articleDetail, publicArticle } from './detail.ts'
import type { Unbuilt } from './index.ts'
import { channels } from './news.ts'
import { countRead } from './reading.ts'
import { relatedTo } from './related.ts'

type Calls = Pick<
  HandlersOf<typeof contract, Unbuilt>,
  'channel' | 'detail' | 'detailV1' | 'read' | 'recommend' | 'report'
>

export const articleHandlers: Calls = {
  detail: ({ id }, context) => articleDetail(context, id),
  detailV1: ({ id }, context) => articleDetail(context, id),

  async read({ id }, context) {
    await countRead(context, await publicArticle(context.db, id))
    return null
  },

  async recommend({ id, size }, { db }) {
    return relatedTo(db, (await publicArticle(db, id)).id, size)
  },

  async report(told, context) {
    await reportArticle(context, told)
    return null
  },

  channel: {
    async list(_, { db, now }) {
      return (await channels(db, now())).map((row) => ({ ...row, count: Number(row.count ?? 0) }))
    },
    articles: (asked, { db }) => channelPage(db, asked),
    hot: (asked, { db }) => hottest(db, asked),
  },
}
