import type { SpecBrand } from '@xinpu/sdk/types'
import type { Visit } from '../app/visit.ts'
import { brandHead } from './brand-head.ts'

const pages = {
  agents: { words: '授权代理商', path: 'agentList' },
  traders: { words: '贸易商、现货商', path: 'trader' },
} as const

/** What search engines are told of those who sell the parts of a brand: nothing to find, until somebody is entered. */
export function sellersHead(brand: SpecBrand, kind: keyof typeof pages, visit: Visit) {
  const { words, path } = pages[kind]
  const title = `${brand.brandCn || brand.name} ${words}`
  return brandHead(
    {
      brand,
      title,
      description: title,
      path: `/brandDetail/${path}/${brand.id}`,
      isListed: false,
      facts: { '@type': 'ItemList', name: title },
    },
    visit,
  )
}
