// chunk: search
import { slugOf } from '@xinpu/sdk/format'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import { narrowedBy, type SearchParams } from './search-params.ts'

/** What a search came to, as far as search engines care. */
export interface Results {
  /** Whether nothing was found. */
  isEmpty: boolean
  /** The only part whose number was searched for: its own page is the better one. */
  part: { id: number; model: string } | undefined
}

/** What a search found: the parts of its first page, and how much there is in all. */
export function resultsOf(text: string, parts: readonly { id: number; model: string }[], total: number): Results {
  const number = text.trim().toUpperCase()
  const [part, second] = parts.filter(({ model }) => model.toUpperCase() === number)
  return { isEmpty: total === 0, part: part && !second ? { id: part.id, model: part.model } : undefined }
}

/** What search engines are told of a search: to leave what is empty, narrowed or ordered, or another page's double. */
export function resultsHead(text: string, search: SearchParams, results: Results | undefined, address: Address) {
  const title = titleOf(`${text.slice(0, 60)} 数据手册、参数与供应`)
  const { origin } = address.visit
  const { part, isEmpty = true } = results ?? {}
  const isVariant = isEmpty || narrowedBy(search) > 0 || search.sort !== undefined || search.page !== undefined
  const url = `${origin}${part ? `/datasheet/datasheetDetail/${part.id}/${slugOf(part.model)}` : address.pathname}`
  return {
    meta: [
      { title },
      { name: 'description', content: `${text.slice(0, 60)} 的型号、参数、数据手册与供应。` },
      ...(isVariant ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: isVariant ? [] : [jsonLd({ '@type': 'SearchResultsPage', name: title, url })],
  }
}

interface Address {
  pathname: string
  visit: Visit
}
