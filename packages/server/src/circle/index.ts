import type * as contract from '@xinpu/contract/circle'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { circleHandlers } from './circle.ts'
import { circleMatter } from './circle-matter.ts'
import { seedCircles } from './circle-seed.ts'
import { circleSitemaps } from './circle-sitemap.ts'
import { symbolRoutes } from './circle-symbols.ts'
import { tellMembers } from './digest.ts'
import { markedWordsOf } from './marked-words.ts'
import type { CircleTables } from './tables.ts'
import { trendHandlers } from './trend.ts'
import { favouredTrends } from './trend-kept.ts'
import { trendMatter, trendReportMatter } from './trend-matter.ts'
import { forgetReaders } from './trend-reading.ts'
import { commentedTrends, likedTrends } from './trend-seen.ts'

declare module '../core/tables.ts' {
  interface Tables extends CircleTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Circles and their posts. */
export const circle = {
  unbuilt,
  refers: {
    'trend_part.part_id': { to: 'part', label: '帖子里提到的型号', isSpare: true },
  },
  handlers: { circle: circleHandlers, trend: trendHandlers },
  matters: { circle: circleMatter, trend: trendMatter, trendReport: trendReportMatter },
  comments: { 5: commentedTrends },
  favours: { 5: favouredTrends },
  likes: { trends: likedTrends },
  services: (given) => ({ markedWords: markedWordsOf(given) }),
  daily: {
    trendReaders: ({ db, now }) => forgetReaders(db, now()),
    circleDigest: ({ db, now }) => tellMembers(db, now()),
  },
  sitemaps: circleSitemaps,
  files: [symbolRoutes],
  seeds: [seedCircles],
} satisfies Domain<typeof contract, Unbuilt>
