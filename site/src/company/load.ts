import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { ApiError, type Client } from '@xinpu/sdk'
import { creditCodeFault } from '@xinpu/sdk/format'
import { id as readId, lastPage, withoutEmpty } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { comparedIds, type FoundParams, type PersonParams } from './lookup-params.ts'
import { foundPlace, lookupPlace, registerPlace } from './places.ts'
import * as ask from './queries.ts'
import { reportYears } from './report-years.ts'

interface Context {
  queryClient: QueryClient
  call: Client
}

/** What the server is asked for a page of companies. */
export const foundInput = ({ page = 1, keywords = '', ...narrowed }: FoundParams) => ({
  pageIndex: page,
  pageSize: ask.foundSize,
  keywords,
  ...withoutEmpty(narrowed),
})

/** A page of companies; a code that one company has leads straight to it, and nothing to look for to the look-up. */
export async function loadFound({ queryClient, call }: Context, search: FoundParams) {
  const { keywords } = search
  if (!keywords) throw redirect({ ...lookupPlace, replace: true })
  const [found] = await Promise.all([
    queryClient.ensureQueryData(ask.companiesFound(call, foundInput(search))),
    queryClient.prefetchQuery(ask.companyFacets(call, keywords)),
  ])
  const [only] = found.data
  if (only && found.totalRecord === 1 && only.creditCode === codeIn(keywords))
    throw redirect({ ...registerPlace(only.id), replace: true })
  const last = lastPage(found, search.page ?? 1, ask.foundSize)
  if (last) throw redirect({ ...foundPlace({ ...search, page: last }), replace: true })
}

/** A right credit code, typed with blanks and small letters or without. */
function codeIn(text: string): string | undefined {
  const code = text.replaceAll(/\s/g, '').toUpperCase()
  return creditCodeFault(code) === null ? code : undefined
}

const isAway = (error: unknown) => error instanceof ApiError && error.code !== 404 && error.code !== 400

/** A company, and the first of what its page shows; a list that does not come says so where it stands. */
export async function loadRegistered({ queryClient, call }: Context, given: string) {
  const id = readId(given) ?? 0
  const [company] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(ask.registered(call, id))),
    queryClient.prefetchQuery(ask.countsOf(call, id)),
    queryClient.prefetchQuery(ask.holdersOf(call, id)),
    queryClient.prefetchQuery(ask.staffOf(call, id)),
    queryClient.prefetchQuery(ask.changesOf(call, id, ask.rowsFirst)),
  ])
  if (import.meta.env.SSR) await loadWhole({ queryClient, call }, id)
  return company
}

/** The lists that have rows, for who reads without scripts: a page that is alive asks for each when it is seen. */
async function loadWhole({ queryClient, call }: Context, id: number) {
  const counts = queryClient.getQueryData(ask.countsOf(call, id).queryKey)
  const full = counts?.sections.filter(({ count = 0 }) => count > 0).map(({ name }) => name) ?? []
  await Promise.all([
    ...full.filter(ask.isOpenList).map((name) => queryClient.prefetchQuery(ask.rowsOf(call, name, id, ask.rowsFirst))),
    ...(full.includes('annualReport') ? [queryClient.prefetchQuery(ask.yearsOf(call, id))] : []),
  ])
}

/** A company by its name alone, for the pages that hang on it. */
export const loadName = ({ queryClient, call }: Context, given: string) =>
  orNotFound(queryClient.ensureQueryData(ask.registered(call, readId(given) ?? 0)))

/**
 * The report of a year with the one before it; without a year the newest. While nobody tells which years there are, the
 * page stands and says so.
 */
export async function loadReport(context: Context, given: string, wanted: number | undefined) {
  const { queryClient, call } = context
  const company = await loadName(context, given)
  const asked = ask.yearsOf(call, company.id)
  await queryClient.prefetchQuery(asked)
  const years = queryClient.getQueryData(asked.queryKey)
  if (years && wanted !== undefined && !years.some(({ year }) => year === wanted)) throw notFound()
  const { year, before } = reportYears(years ?? [], wanted)
  await Promise.all(
    [year, before].flatMap((one) =>
      one === undefined ? [] : queryClient.prefetchQuery(ask.reportOf(call, company.id, one)),
    ),
  )
  return { company, year }
}

/** The stored page of a company; null where none is stored. */
export async function loadSnapshot(context: Context, given: string) {
  const company = await loadName(context, given)
  const { queryClient, call } = context
  try {
    return { company, snapshot: await queryClient.ensureQueryData(ask.snapshotOf(call, company.id)) }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 404 || isAway(error))) return { company, snapshot: null }
    throw error
  }
}

/** The company a person is looked at from; both are needed. */
export async function loadPerson(context: Context, { id, staffId }: PersonParams) {
  if (id === undefined || staffId === undefined) throw notFound()
  return loadName(context, String(id))
}

/** The companies that stand side by side, where there are two. */
export async function loadCompared({ queryClient, call }: Context, ids: string | undefined) {
  const chosen = comparedIds(ids)
  if (chosen.length > 1) await orNotFound(queryClient.ensureQueryData(ask.compared(call, chosen)))
}
