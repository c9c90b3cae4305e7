import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { FinanceParams } from './finance-params.ts'

/** What search engines are told of a page of figures; of what is narrowed only a year is listed. */
export function financeHead(companies: readonly string[], search: FinanceParams, { origin }: Visit) {
  const { year, page, ...narrowing } = search
  const name = year === undefined ? '半导体公司财报' : `${year} 年半导体公司财报`
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined) || (page ?? 1) > 1
  const url = `${origin}/news/financialReport${year === undefined ? '' : `?year=${year}`}`
  const told = `营收、归母净利润、同比环比与毛利率：${companies.join('、')}`
  return {
    meta: [
      { title: titleOf(name) },
      { name: 'description', content: told.slice(0, 150) },
      ...(isNarrowed || companies.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': 'CollectionPage', name, url })],
  }
}
