import type * as contract from '@xinpu/contract/enterprise'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { usual } from '../storage/upload-kind.ts'
import { certificationMatter } from './certification-matter.ts'
import { enterpriseHandlers } from './enterprise.ts'
import { seesLicence } from './licence-access.ts'
import { raiseLicenceAlerts } from './licence-alerts.ts'
import { enterpriseSitemaps } from './sitemaps.ts'
import type { EnterpriseTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends EnterpriseTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Companies, their licences and their members. */
export const enterprise = {
  unbuilt,
  refers: {
    'contact.brand_ids': { to: 'brand', label: '联系人', isList: true },
  },
  handlers: enterpriseHandlers,
  matters: { enterprise: certificationMatter },
  uploads: { licence: { ...usual.paper, seenBy: 'owner' } },
  readers: [seesLicence],
  follows: { enterprise: sql`select id, name, coalesce(logo, '') as logo from enterprise where status = 'certified'` },
  sitemaps: enterpriseSitemaps,
  daily: { licences: ({ db, now }) => raiseLicenceAlerts(db, now()) },
  doors: {
    'application-draft.ts': 'what companies hand in is refused in one way',
    'block.ts': 'the desk blocks companies',
    'contact-queries.ts': 'sellers and their stock name whom to call',
    'enterprise-page.ts': 'a job and the register show the company',
    'enterprise-queries.ts': 'sellers are companies',
    'evidence-items.ts': 'a share of too few says nothing',
    'evidence.ts': 'lists of sellers show what the records say',
    'supplier-record.ts': 'what is known of companies that supply',
    'member-queries.ts': 'the desk sees who acts for a company',
    'membership.ts': 'what somebody does for a company',
    'registration.ts': 'a person registers together with a company',
  },
} satisfies Domain<typeof contract, Unbuilt>
