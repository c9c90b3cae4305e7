import type { news } from '@xinpu/contract/article'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { authorPage, followedPage, hottest, mentionPage, newestArticles } from './article-list.ts'
import { searchArticles } from './article-search.ts'
import { popularAuthors } from './author.ts'

export const newsHandlers: HandlersOf<typeof news> = {
  home: (_, context) => home(context),
  /** No picture leads anywhere yet: the first page leads with its articles. */
  banners: () => Promise.resolve([]),
  newest: ({ size }, { db }) => newestArticles(db, size),
  search: (asked, { db, now }) => searchArticles(db, now(), asked),
  ofAuthor: (asked, { db }) => authorPage(db, asked),
  followed: (page, { db, user }) => followedPage(db, user.id, page),
  mentions: (asked, { db }) => mentionPage(db, asked),
}

/** The channels in their order, with how many articles each has. */
export const channels = (db: Db) =>
  db
    .selectFrom('article_channel')
    .select(['id', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('article')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('channel_id', '=', 'article_channel.id')
        .where('status', '=', 'PUBLISHED')
        .as('count'),
    )
    .orderBy('position')
    .execute()

async function home({ db, user }: Context) {
  const hotKeywords = db
    .selectFrom('hot_word')
    .select(['id', 'name', 'count'])
    .where('scene', '=', 'news')
    .orderBy('count', 'desc')
    .orderBy('id')
    .limit(24)
  return {
    banners: [],
    channels: (await channels(db)).map((row) => ({ ...row, count: Number(row.count ?? 0) })),
    hotArticles: await hottest(db, { size: 10 }),
    newestArticles: await newestArticles(db, 10),
    popularAuthors: await popularAuthors(db, user?.id, 6),
    jobs: [],
    hotKeywords: await hotKeywords.execute(),
  }
}
