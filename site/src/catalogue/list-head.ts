import { slugOf } from '@xinpu/sdk/format'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

export interface ListHead {
  /** What the list is of, in the title of the page. */
  title: string
  /** The address without filters and orders. */
  path: string
  page: number
  /** The parts of this page. */
  parts: readonly { id: number; model: string }[]
  /** The way here: names and addresses. */
  crumbs: readonly { name: string; path: string }[]
  /** Whether the list is narrowed or ordered: one of very many combinations. */
  isVariant: boolean
}

/** What search engines are told of a list of parts. */
export const listHead = ({ title, path, page, parts, crumbs, isVariant }: ListHead, { origin }: Visit) => ({
  meta: [
    { title: titleOf(page === 1 ? title : `${title} 第 ${page} 页`) },
    {
      name: 'description',
      content: `${title}：${parts
        .slice(0, 6)
        .map(({ model }) => model)
        .join('、')}`,
    },
    ...(isVariant || parts.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: isVariant
    ? []
    : [
        jsonLd({
          '@type': 'ItemList',
          name: title,
          itemListElement: parts.map(({ id, model }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: model,
            url: `${origin}/datasheet/datasheetDetail/${id}/${slugOf(model)}`,
          })),
        }),
        breadcrumbs(origin, crumbs),
      ],
})
