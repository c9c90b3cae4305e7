import type * as contract from '@xinpu/contract/circle'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  circle: 'add detail follow hot list members mine',
  trend: 'add comments detail like list mine remove report update',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Circles and their posts. */
export const circle = {
  unbuilt,
  handlers: {},
  matters: { circle: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
