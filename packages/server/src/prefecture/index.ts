import type * as contract from '@xinpu/contract/prefecture'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { componentHandlers } from './component.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  originalData: 'detail download list recommend',
  originalFactory: 'detail list',
  scheme: 'brands detail download list models',
  techArticle: 'categories detail download hot list search',
  zone: 'home',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Zones: components, schemes, makers. */
export const prefecture = {
  unbuilt,
  handlers: { component: componentHandlers },
  suggestions: { prefecture: 'unbuilt' },
  follows: { originalFactory: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
