import type { OutsideSpec } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** Fewer facts than these are no page for a search engine. */
const fewest = 3

/** What search engines are told of a datasheet that another site keeps. */
export function outsideHead(sheet: OutsideSpec, { origin }: Visit) {
  const url = `${origin}/specification_outside_detail/${sheet.id}`
  const facts = [sheet.model, sheet.brandCn, sheet.fileSize, sheet.pageCount, sheet.checkTime].filter(Boolean)
  return {
    meta: [
      { title: titleOf(`${sheet.filename} - 外部资料`) },
      { name: 'description', content: `${sheet.model}，${sheet.brandCn}，来自 ${sheet.sourceHost} 的数据手册。` },
      ...(facts.length < fewest || sheet.isGone ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'DigitalDocument',
        name: sheet.title,
        url,
        isBasedOn: sheet.sourceUrl,
        encodingFormat: 'application/pdf',
        about: { '@type': 'Product', name: sheet.model, mpn: sheet.model },
      }),
    ],
  }
}
