import type * as contract from '@xinpu/contract/admin'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { auditHandlers } from './audit.ts'
import { desk } from './desk.ts'
import { logHandlers } from './log.ts'
import { platformHandlers } from './platform.ts'
import { roleHandlers } from './role.ts'
import { runningHandlers } from './running.ts'
import type { AdminTables } from './tables.ts'
import { userHandlers } from './user.ts'

declare module '../core/tables.ts' {
  interface Tables extends AdminTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** The desk: what waits for review, people, and settings. */
export const admin = {
  unbuilt,
  desk,
  handlers: {
    audit: auditHandlers,
    log: logHandlers,
    platform: platformHandlers,
    role: roleHandlers,
    running: runningHandlers,
    user: userHandlers,
  },
  doors: {
    'audit-matter.ts': 'domains say what a verdict does',
    'audit-queue.ts': 'domains hand in what is to be reviewed',
    'rights.ts': 'who is logged in is known with what they may do at the desk',
    'role.ts': 'the command line says who does what at the desk',
  },
} satisfies Domain<typeof contract, Unbuilt>
