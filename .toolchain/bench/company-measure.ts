import { registered } from '../../packages/server/test/full-register.ts'
import { httpTable, measureHttp, tellHttp, type HttpCost } from './http-costs.ts'

/** Milliseconds that a p95 may take. */
const limit = 10

/** Measures a filled register. */
export const measureLookUp = (companies: number, url: string): Promise<HttpCost[]> =>
  measureHttp(url, lookUps(companies))

/** What people type, of companies from all over the register. */
function lookUps(companies: number): Record<string, string[]> {
  const some = Array.from({ length: 160 }, (_, at) => registered(Math.floor((at * companies) / 160)))
  const asked = (call: string, words: readonly string[]) =>
    words.map((word) => `/api/tyc/services/${call}${encodeURIComponent(word)}`)
  const hint = (words: readonly string[]) => asked('hint?keywords=', words)
  const search = (words: readonly string[]) => asked('search?pageSize=20&keywords=', words)
  return {
    'hint: two signs inside a name': hint(some.map(({ name }) => name.slice(2, 4))),
    'hint: a name from its middle on': hint(some.map(({ name }) => name.slice(2, 7))),
    'hint: a city, which a part of all begin with': hint(some.map(({ name }) => name.slice(0, 2))),
    'hint: a person': hint(some.map(({ legalPersonName }) => legalPersonName)),
    'hint: the head of a code': hint(some.map(({ creditCode }) => creditCode.slice(0, 12))),
    'search: a name from its middle on': search(some.map(({ name }) => name.slice(2, 7))),
    'search: a trade, which many have': search(some.map(({ name }) => name.slice(5, 8))),
    'search: a person and a city': search(
      some.map(({ name, legalPersonName }) => `${legalPersonName} ${name.slice(0, 2)}`),
    ),
    'search: a whole code': search(some.map(({ creditCode }) => creditCode)),
  }
}

/** What was measured, as Markdown. */
export const companyTable = (costs: readonly HttpCost[], companies: number): string =>
  httpTable(costs, { of: `${companies.toLocaleString('en')} companies`, limit })

/** Prints p95 beside its limit, and notes what is over it. */
export const tellLookUp = (costs: readonly HttpCost[]): void => tellHttp('Company look-up', costs, limit)
