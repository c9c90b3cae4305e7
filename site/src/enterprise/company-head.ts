import type { EnterpriseVO } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of a company; all its tabs are one page. */
export function companyHead({ id, name, region, intro, website }: EnterpriseVO, { origin }: Visit) {
  const url = `${origin}/inquiry/corporateHome/${id}`
  return {
    meta: [
      { title: titleOf(`${name} - 供应、库存与联系方式`) },
      { name: 'description', content: [name, region, intro].filter(Boolean).join('，').slice(0, 150) },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': 'Organization', name, url, ...(website && { sameAs: [website] }) })],
  }
}
