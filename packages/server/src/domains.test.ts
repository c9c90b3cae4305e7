import type * as contract from '@xinpu/contract'
import { expect, test } from 'vitest'
import type { FavourKinds } from './account/favour-kind.ts'
import type { ViewKinds } from './account/view-kind.ts'
import type { Matters } from './admin/audit-matter.ts'
import type { FollowKinds } from './article/follow-queries.ts'
import type { House } from './core/context.ts'
import { joined } from './core/joined.ts'
import type { Brought, Domain } from './domain.ts'
import { brought } from './domains.ts'
import type { JobKinds } from './jobs/job-kinds.ts'
import type { UploadKinds } from './storage/upload-kind.ts'

test('what two parts bring under one key is refused', () => {
  const twice = [{ daily: { spent: 1 } }, { daily: { spent: 2 } }]
  expect(() => joined(twice, 'daily')).toThrow('Two parts of the house bring spent of daily.')
})

test('what parts bring is joined by its keys; a part may bring nothing', () => {
  expect(joined([{ daily: { spent: 1 } }, {}, { daily: { idle: 2 } }], 'daily')).toEqual({ spent: 1, idle: 2 })
})

test('every point has what the domains bring', () => {
  const empty = Object.entries(brought).filter(([, all]) => Object.keys(all).length === 0)
  expect(empty).toEqual([])
  const { readers, files, notices, sandbox, starts, seeds } = brought
  const works = [readers, files, notices, sandbox, starts, seeds].flat()
  expect(works.filter((work) => typeof work !== 'function')).toEqual([])
})

test('what the contract names and nobody brings does not compile', () => {
  const parts = [
    {
      matters: { brand: 'unbuilt' as const },
      uploads: { image: 'unbuilt' as const },
      favours: { 1: 'unbuilt' as const },
      views: { 1: 'unbuilt' as const },
      follows: { brand: 'unbuilt' as const },
      jobs: {},
    },
  ]
  // @ts-expect-error kinds of matters that nobody reviews
  const matters: Matters = joined(parts, 'matters')
  // @ts-expect-error purposes that nobody says who sees
  const uploads: UploadKinds = joined(parts, 'uploads')
  // @ts-expect-error kinds of favourites
  const favours: FavourKinds = joined(parts, 'favours')
  // @ts-expect-error kinds of views
  const views: ViewKinds = joined(parts, 'views')
  // @ts-expect-error kinds that can be followed
  const follows: FollowKinds = joined(parts, 'follows')
  // @ts-expect-error jobs that nobody does
  const jobs: JobKinds = joined(parts, 'jobs')
  expect({ matters, uploads, favours, views, follows, jobs }).toEqual(parts[0])
})

test('a call that is neither handled nor listed does not compile, nor one that is both', () => {
  type Stock = typeof contract.stock
  const myStock = 'add exportFile importFile list remove template update'
  const unbuilt = { myStock, stock: 'detail list search' } as const
  const whole: Domain<Stock, typeof unbuilt> = { unbuilt, handlers: {} }
  // @ts-expect-error the calls of `stock` have no handler
  const forgotten: Domain<Stock, { myStock: typeof myStock }> = { unbuilt: { myStock }, handlers: {} }
  // @ts-expect-error `list` is handled, and listed as unbuilt
  const both: Domain<Stock, typeof unbuilt> = { unbuilt, handlers: { stock: { list: () => [] } } }
  expect([whole, forgotten, both]).toHaveLength(3)
})

test('an upload without who sees it does not compile, nor a house without a service that is declared', () => {
  // @ts-expect-error who sees it is not said
  const uploads: Partial<UploadKinds> = { image: { takes: ['picture'], most: 1 } }
  // @ts-expect-error nobody gives the sessions
  const house: Pick<House, 'sessions' | 'brought'> = { brought: {} as Brought }
  expect([uploads, house]).toHaveLength(2)
})
