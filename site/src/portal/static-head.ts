import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

export interface StaticHead {
  title: string
  description: string
  /** Its own address: `/about`. */
  path: string
  /** What kind of page schema.org calls it. */
  kind: 'AboutPage' | 'ContactPage' | 'WebPage'
}

/** What search engines are told of a page of plain words. */
export const staticHead = ({ title, description, path, kind }: StaticHead, { origin }: Visit) => ({
  meta: [{ title: titleOf(title) }, { name: 'description', content: description }],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: [jsonLd({ '@type': kind, name: title, url: `${origin}${path}` })],
})
