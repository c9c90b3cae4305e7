import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

export interface ChoiceHead {
  title: string
  description: string
  /** Its own address. */
  path: string
  /** What can be chosen, with addresses. */
  entries: readonly { name: string; path: string }[]
}

/** What search engines are told of a page on which a category or a brand is chosen; one without a choice is left. */
export const choiceHead = ({ title, description, path, entries }: ChoiceHead, { origin }: Visit) => ({
  meta: [
    { title: titleOf(title) },
    { name: 'description', content: description },
    ...(entries.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: [
    jsonLd({
      '@type': 'ItemList',
      name: title,
      itemListElement: entries.map((entry, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: entry.name,
        url: `${origin}${entry.path}`,
      })),
    }),
  ],
})
