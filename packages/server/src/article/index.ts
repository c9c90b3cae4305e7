import type * as contract from '@xinpu/contract/article'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { followHandlers } from './follow.ts'
import type { ArticleTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends ArticleTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  calls: 'detail detailV1 recommend report',
  author: 'apply detail list popular',
  channel: 'articles hot list',
  comment: 'add list mine remove',
  financialReport: 'list',
  like: 'ofArticle ofComment set',
  myArticle: 'add count detail importWx list setStatus update',
  news: 'banners followed home mentions newest ofAuthor search',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Articles and their authors, and what people follow. */
export const article = {
  unbuilt,
  handlers: { follow: followHandlers },
  matters: { article: 'unbuilt' },
  favours: { 2: 'unbuilt' },
  views: { 2: 'unbuilt' },
  follows: { author: 'unbuilt' },
  doors: {
    'follow-queries.ts': 'domains say what can be followed, and pages whether it is',
  },
} satisfies Domain<typeof contract, Unbuilt>
