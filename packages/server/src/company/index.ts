import type * as contract from '@xinpu/contract/company'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  company: 'baseinfo facets hint hot renew search',
  counts: 'compare counts',
  court: 'announcement dishonest executed hearing lawSuit',
  follow: 'list',
  history: 'list',
  ownership: 'tree',
  people: 'personnel staff',
  property: 'copyright patent softwareCopyright trademark website',
  report: 'detail snapShot years',
  risk: 'abnormal detail punishment summary',
  structure: 'branch change holder invest',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What registers say of companies. */
export const company = {
  unbuilt,
  handlers: {},
  follows: { company: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
