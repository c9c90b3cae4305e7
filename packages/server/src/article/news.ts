import type { news } from '@xinpu/contract/article'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { bannersAt, isShown } from '../portal/shown.ts'
import { authorPage, followedPage, hottest, mentionPage, newestArticles } from './article-list.ts'
import { searchArticles } from './article-search.ts'
import { popularAuthors } from './author.ts'

export const newsHandlers: HandlersOf<typeof news> = {
  home: (_, context) => home(context),
  banners: ({ position }, context) => bannersAt(context, position),
  newest: ({ size }, { db }) => newestArticles(db, size),
  search: (asked, { db, now }) => searchArticles(db, now(), asked),
  ofAuthor: (asked, { db }) => authorPage(db, asked),
  followed: (page, { db, user }) => followedPage(db, user.id, page),
  mentions: (asked, { db }) => mentionPage(db, asked),
}

/** The channels in their order, with how many articles each has. */
export const channels = (db: Db, at: Date) =>
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
    .where(isShown(at))
    .orderBy('position')
    .orderBy('id')
    .execute()

async function home({ db, user, now }: Context) {
  const hotKeywords = db
    .selectFrom('hot_word')
    .select(['id', 'name', 'count'])
    .where('scene', '=', 'news')
    .where(isShown(now()))
    .orderBy('position')
    .orderBy('count', 'desc')
    .orderBy('id')
    .limit(24)
  return {
    banners: await bannersAt({ db, now }, 'home'),
    channels: (await channels(db, now())).map((row) => ({ ...row, count: Number(row.count ?? 0) })),
    hotArticles: await hottest(db, { size: 10 }),
    newestArticles: await newestArticles(db, 10),
    popularAuthors: await popularAuthors(db, user?.id, 6),
    jobs: [],
    hotKeywords: await hotKeywords.execute(),
  }
}
