import type * as contract from '@xinpu/contract/article'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { articleHandlers } from './article.ts'
import { articleMatter } from './article-matter.ts'
import { seedArticles } from './article-seed.ts'
import { seesAttachment } from './attachment.ts'
import { suggestedArticles } from './article-search.ts'
import { authorHandlers } from './author.ts'
import { authorMatter } from './author-matter.ts'
import { commentHandlers } from './comment.ts'
import { commentMatter } from './comment-matter.ts'
import { commentedArticles } from './commented.ts'
import { articleSitemaps, feedRoutes } from './feed.ts'
import { financialReportHandlers } from './financial-report.ts'
import { seedReports } from './financial-seed.ts'
import { followHandlers } from './follow.ts'
import { favouredArticles, viewedArticles } from './kept.ts'
import { likeHandlers } from './like.ts'
import { likedArticles, likedComments, likedTrendComments } from './liked.ts'
import { findParts } from './mention-job.ts'
import { myArticleHandlers } from './my-article.ts'
import { newsHandlers } from './news.ts'
import { publishDue } from './publish.ts'
import { coolArticles } from './reading.ts'
import { textReportMatter } from './report-matter.ts'
import type { ArticleTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends ArticleTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Articles and their authors, what is said below things, and what people follow and like. */
export const article = {
  unbuilt,
  refers: {
    'article.brand_ids': { to: 'brand', label: '文章', isList: true },
    'article_mention.part_id': { to: 'part', label: '文章里提到的型号' },
    'follow.target_id': { to: 'brand', label: '关注', type: 'brand', isSpare: true },
  },
  handlers: {
    ...articleHandlers,
    author: authorHandlers,
    comment: commentHandlers,
    financialReport: financialReportHandlers,
    follow: followHandlers,
    like: likeHandlers,
    myArticle: myArticleHandlers,
    news: newsHandlers,
  },
  matters: { article: articleMatter, author: authorMatter, comment: commentMatter, textReport: textReportMatter },
  favours: { 2: favouredArticles },
  views: { 2: viewedArticles },
  follows: {
    author: sql`select author.id, nick_name as name, avatar as logo from author
      join account on account.id = account_id where status = 'passed'`,
  },
  comments: { 2: commentedArticles },
  likes: { article: likedArticles, comment: likedComments, trendsComment: likedTrendComments },
  readers: [seesAttachment],
  jobs: {
    articleMention: { run: findParts, lease: 60_000, tries: 4 },
    articlePublish: { run: publishDue, lease: 60_000, tries: 4 },
  },
  daily: { articles: ({ db, now }) => coolArticles(db, now()) },
  sitemaps: articleSitemaps,
  suggestions: { news: suggestedArticles },
  files: [feedRoutes],
  seeds: [seedArticles, seedReports],
  doors: {
    'article-list.ts': 'an agent shows what is written about it, and the zone lists articles',
    'article-queries.ts': 'the zone shows articles',
    'article-words.ts': 'posts, documents and circuits of the zone are found as articles are',
    'author.ts': 'the zone shows whose articles are read',
    'detail.ts': 'the zone shows an article whole',
    'save-text.ts': 'the texts of the zone are drawn as they are kept, those of the disk as they are read',
    'comment.ts': 'posts have comments',
    'comment-kind.ts': 'domains say what can be commented on',
    'follow-queries.ts': 'domains say what can be followed, and pages whether it is',
    'like-queries.ts': 'domains say what can be liked',
    'like.ts': 'posts are liked',
    'part-words.ts': 'posts name parts',
    'reading.ts': 'posts, circuits, documents and jobs count who reads them',
    'shown-text.ts': 'posts are drawn at saving too',
    'taking-down.ts': 'administrators take articles down',
    'text-tree.ts': 'posts are drawn at saving too',
  },
} satisfies Domain<typeof contract, Unbuilt>
