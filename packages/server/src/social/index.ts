import type { Brings } from '../domain.ts'
import { phonePages } from './phone.ts'
import { deleteSpentTickets } from './spent-tickets.ts'
import type { SocialTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends SocialTables {}
}

/** WeChat and QQ, and the phone that stands in for them. */
export const social = {
  sandbox: [phonePages],
  daily: { tickets: ({ db, now }) => deleteSpentTickets(db, now()) },
} satisfies Brings
