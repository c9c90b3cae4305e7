import type * as contract from '@xinpu/contract'
import { account } from './account/index.ts'
import { admin } from './admin/index.ts'
import { agent } from './agent/index.ts'
import { article } from './article/index.ts'
import { brand } from './brand/index.ts'
import { circle } from './circle/index.ts'
import { company } from './company/index.ts'
import { core } from './core/index.ts'
import { joined } from './core/joined.ts'
import { datasheet } from './datasheet/index.ts'
import { demand } from './demand/index.ts'
import { disk } from './disk/index.ts'
import type { Brings, Brought, Domain, Given } from './domain.ts'
import { enterprise } from './enterprise/index.ts'
import { job } from './job/index.ts'
import { jobs } from './jobs/index.ts'
import { mall } from './mall/index.ts'
import { message } from './message/index.ts'
import { portal } from './portal/index.ts'
import { prefecture } from './prefecture/index.ts'
import { search } from './search/index.ts'
import { sampleLife } from './seed/sample-life.ts'
import { social } from './social/index.ts'
import { stock } from './stock/index.ts'
import { storage } from './storage/index.ts'

/** The domains, one for each of the contract's. */
const domains = {
  account,
  admin,
  agent,
  article,
  brand,
  circle,
  company,
  datasheet,
  demand,
  enterprise,
  job,
  mall,
  message,
  portal,
  prefecture,
  stock,
  // The sample accounts, which keep files, come with the mall.
  disk,
}

/** Who may what at the desk, and how it is written down. */
export const { desk } = admin

/** What lies below the domains and has work of its own. */
const below = { core, jobs, search, social, storage } satisfies Record<string, Brings>

type Unbuilt = { readonly [Name in keyof typeof domains]: (typeof domains)[Name]['unbuilt'] }

/** A domain that is missing does not compile, nor one that stands for another. */
domains satisfies { [Name in keyof typeof contract]: Domain<(typeof contract)[Name], Unbuilt[Name]> }

/** Who answers what, as the contract arranges it. */
export const handlers = Object.fromEntries(Object.entries(domains).map(([name, { handlers }]) => [name, handlers])) as {
  readonly [Name in keyof typeof domains]: (typeof domains)[Name]['handlers']
}

const parts = [...Object.values(below), ...Object.values(domains)]
/** The same, where what each brings is not told apart. */
const alike: readonly (Brings & { readonly handlers?: object })[] = parts

/** All that is brought, put together: what is missing of something that the contract names does not compile. */
export const brought: Brought = {
  matters: joined(parts, 'matters'),
  uploads: joined(parts, 'uploads'),
  favours: joined(parts, 'favours'),
  views: joined(parts, 'views'),
  follows: joined(parts, 'follows'),
  comments: joined(parts, 'comments'),
  cards: joined(parts, 'cards'),
  likes: joined(parts, 'likes'),
  jobs: joined(parts, 'jobs'),
  bills: joined(parts, 'bills'),
  refers: joined(alike, 'refers') as Brought['refers'],
  daily: joined(parts, 'daily'),
  sitemaps: joined(parts, 'sitemaps'),
  sheets: joined(parts, 'sheets'),
  records: joined(parts, 'records'),
  suggestions: joined(parts, 'suggestions'),
  offers: alike.flatMap(({ offers = [] }) => offers),
  readers: alike.flatMap(({ readers = [] }) => readers),
  files: alike.flatMap(({ files = [] }) => files),
  notices: alike.flatMap(({ notices = [] }) => notices),
  sandbox: alike.flatMap(({ sandbox = [] }) => sandbox),
  starts: alike.flatMap(({ starts = [] }) => starts),
  // Whoever the samples are, they act once everything is there.
  seeds: [...alike.flatMap(({ seeds = [] }) => seeds), sampleLife(() => handlers)],
}

/** What domains give to the house for others to lean on. */
export const domainServices = (given: Given) => ({
  ...account.services(given),
  ...circle.services(given),
  ...company.services(given),
  ...datasheet.services(given),
  ...mall.services(given),
  ...message.services(given),
  ...search.services(given),
})
