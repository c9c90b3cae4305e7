import type * as contract from '@xinpu/contract/prefecture'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { componentHandlers } from './component.ts'
import { originalDataHandlers } from './original-data.ts'
import { seedZone } from './seed/zone-seed.ts'
import { originalFactoryHandlers } from './original-factory.ts'
import { schemeHandlers } from './scheme.ts'
import { prefectureSitemaps } from './sitemaps.ts'
import { suggestedInZone } from './suggest.ts'
import type { PrefectureTables } from './tables.ts'
import { techHandlers } from './tech-article.ts'
import { zoneHandlers } from './zone.ts'
import { zoneRoutes } from './zone-routes.ts'
import { forgetZoneViews } from './zone-view.ts'

declare module '../core/tables.ts' {
  interface Tables extends PrefectureTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Zones: components, circuits, courses and material, documents of makers. */
export const prefecture = {
  unbuilt,
  refers: {
    'original_factory.brand_id': { to: 'brand', label: '原厂专区' },
    'scheme.brand_id': { to: 'brand', label: '方案' },
    'scheme_part.brand_id': { to: 'brand', label: '方案里的型号' },
  },
  handlers: {
    component: componentHandlers,
    originalData: originalDataHandlers,
    originalFactory: originalFactoryHandlers,
    scheme: schemeHandlers,
    techArticle: techHandlers,
    zone: zoneHandlers,
  },
  suggestions: { prefecture: suggestedInZone },
  follows: {
    originalFactory: sql`select original_factory.id, name_cn as name, logo from original_factory
      join brand on brand.id = brand_id`,
  },
  daily: { zoneViews: ({ db, now }) => forgetZoneViews(db, now()) },
  sitemaps: prefectureSitemaps,
  files: [zoneRoutes],
  seeds: [seedZone],
} satisfies Domain<typeof contract, Unbuilt>
