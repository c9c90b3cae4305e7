import type * as contract from '@xinpu/contract/company'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { dropMisses } from './asking-pace.ts'
import { dropLooks } from './company-look.ts'
import { renewFollowed, runRenewal } from './company-renewal.ts'
import { seedCompanies } from './company-seed.ts'
import { companySourceOf } from './company-source.ts'
import { countHandlers } from './counts.ts'
import { followHandlers } from './following.ts'
import { courtHandlers, historyHandlers, propertyHandlers, structureHandlers } from './lists.ts'
import { lookupHandlers, suggestedCompanies } from './lookup.ts'
import { ownershipHandlers } from './ownership.ts'
import { peopleHandlers } from './people.ts'
import { reportHandlers } from './report.ts'
import { riskHandlers } from './risk.ts'
import { companySwitch } from './sandbox-company.ts'
import type { CompanyTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends CompanyTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** What registers say of companies. */
export const company = {
  unbuilt,
  refers: {
    'financial_company.brand_id': { to: 'brand', label: '财报公司' },
  },
  handlers: {
    company: lookupHandlers,
    counts: countHandlers,
    court: courtHandlers,
    follow: followHandlers,
    history: historyHandlers,
    ownership: ownershipHandlers,
    people: peopleHandlers,
    property: propertyHandlers,
    report: reportHandlers,
    risk: riskHandlers,
    structure: structureHandlers,
  },
  services: (given) => ({ companies: companySourceOf(given) }),
  follows: { company: sql`select id, name, '' as logo from company` },
  jobs: { companyRenewal: { run: runRenewal, lease: 120_000, tries: 4 } },
  daily: {
    companies: renewFollowed,
    companyLooks: ({ db, now }) => dropLooks(db, now()),
    companyMisses: ({ db, now }) => dropMisses(db, now()),
  },
  suggestions: { company: suggestedCompanies },
  sandbox: [companySwitch],
  seeds: [seedCompanies],
} satisfies Domain<typeof contract, Unbuilt>
