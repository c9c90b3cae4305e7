import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import type { FinancialPeriod } from '@xinpu/sdk/types'
import { lastPage } from '../app/address.ts'
import { financeInput, financePageSize, type FinanceParams } from './finance-params.ts'
import { financePlace } from './places.ts'
import { channels, financialPeriods, financialReports } from './queries.ts'

/** A page of figures, what there are figures of, and what is shown in place of a year without any. */
export async function loadFinance(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  search: FinanceParams,
) {
  const [periods] = await Promise.all([
    queryClient.ensureQueryData(financialPeriods(call)),
    queryClient.ensureQueryData(channels(call)),
  ])
  const shown = withReports(search, periods)
  const found = await queryClient.ensureQueryData(financialReports(call, financeInput(shown)))
  const last = lastPage(found, search.page ?? 1, financePageSize)
  if (last) throw redirect({ ...financePlace({ ...search, page: last }), replace: true })
  return { shown, companies: found.data.map(({ companyName }) => companyName) }
}

/** The nearest year with figures of the quarter that is asked for, where the year itself has none. */
function withReports(search: FinanceParams, periods: readonly FinancialPeriod[]): FinanceParams {
  const { year, quarter } = search
  const years = periods
    .filter((period) => (quarter === undefined ? period.quarter > 0 : period.quarter === quarter))
    .map((period) => period.year)
  if (year === undefined || years.length === 0 || years.includes(year)) return search
  const nearest = years.reduce((best, one) => (Math.abs(one - year) < Math.abs(best - year) ? one : best))
  return { ...search, year: nearest }
}
