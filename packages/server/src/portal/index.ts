import type * as contract from '@xinpu/contract/portal'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { seedPortal } from './portal-seed.ts'
import { portalHandlers } from './portal.ts'
import type { PortalTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends PortalTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  app: 'latest',
  event: 'detail list sign',
  hotWord: 'byType',
  member: 'levels mine order',
  navigation: 'preset',
  suggestion: 'list',
  track: 'add',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What every page has around it: links, settings, popular words. */
export const portal = {
  unbuilt,
  handlers: portalHandlers,
  seeds: [seedPortal],
  doors: {
    'regions.ts': 'addresses lie in regions that hang together',
  },
} satisfies Domain<typeof contract, Unbuilt>
