import type * as contract from '@xinpu/contract/admin'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { agreementHandlers } from './agreement.ts'
import { aliasHandlers } from './alias.ts'
import { auditHandlers } from './audit.ts'
import { contentHandlers } from './content.ts'
import { desk } from './desk.ts'
import { enterpriseHandlers } from './enterprise.ts'
import { figureHandlers } from './figure.ts'
import { logHandlers } from './log.ts'
import { mergeHandlers } from './merge.ts'
import { parameterHandlers } from './parameter.ts'
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
  refers: {
    'search_alias.brand_id': { to: 'brand', label: '搜索别名' },
    'search_alias.part_id': { to: 'part', label: '搜索别名' },
  },
  handlers: {
    agreement: agreementHandlers,
    alias: aliasHandlers,
    audit: auditHandlers,
    content: contentHandlers,
    enterprise: enterpriseHandlers,
    figure: figureHandlers,
    log: logHandlers,
    merge: mergeHandlers,
    parameter: parameterHandlers,
    platform: platformHandlers,
    role: roleHandlers,
    running: runningHandlers,
    user: userHandlers,
  },
  doors: {
    'audit-matter.ts': 'domains say what a verdict does',
    'audit-queue.ts': 'domains hand in what is to be reviewed',
    'merge-subject.ts': 'the number of what was merged leads to what stays',
    'refers.ts': 'domains say what leads to a brand or a part',
    'report-matter.ts': 'domains say what becomes of a report',
    'report.ts': 'domains hand in what people report',
    'rights.ts': 'who is logged in is known with what they may do at the desk',
    'role.ts': 'the command line says who does what at the desk',
  },
} satisfies Domain<typeof contract, Unbuilt>
