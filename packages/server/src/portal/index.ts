import type * as contract from '@xinpu/contract/portal'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { seedEvents } from './event-seed.ts'
import { seedPortal } from './portal-seed.ts'
import { raiseMemberAlerts } from './member-alerts.ts'
import { memberBill } from './member.ts'
import { portalHandlers } from './portal.ts'
import type { PortalTables } from './tables.ts'
import { forgetTracked } from './track.ts'

declare module '../core/tables.ts' {
  interface Tables extends PortalTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What every page has around it: links, settings, popular words. */
export const portal = {
  unbuilt,
  handlers: portalHandlers,
  bills: { member: memberBill },
  daily: { memberAlerts: ({ db, now }) => raiseMemberAlerts(db, now()), tracked: forgetTracked },
  seeds: [seedPortal, seedEvents],
  doors: {
    'agreement-sections.ts': 'the desk shows a draft as people will see it',
    'agreement-version.ts': 'people agree to versions, and the desk writes them',
    'membership.ts': 'how much a person may keep is a matter of their plan',
    'shown.ts': 'pages show what the desk has set',
    'suggestion.ts': 'domains say what they offer while somebody types',
    'regions.ts': 'addresses lie in regions that hang together',
  },
} satisfies Domain<typeof contract, Unbuilt>
