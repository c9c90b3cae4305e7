import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the front page of supply and demand. */
export const demandHomeHead = ({ origin }: Visit) => ({
  meta: [
    { title: titleOf('元器件供求信息') },
    { name: 'description', content: '电子元器件求购与供应：按型号找货源、找买家，一句话发布，对得上的信息自动提醒。' },
  ],
  links: [
    { rel: 'canonical', href: `${origin}/inquiry/homepage` },
    { rel: 'alternate', type: 'application/rss+xml', title: '芯谱求购', href: `${origin}/files/demand/1.xml` },
    { rel: 'alternate', type: 'application/rss+xml', title: '芯谱供应', href: `${origin}/files/demand/0.xml` },
  ],
  scripts: [jsonLd({ '@type': 'CollectionPage', name: '元器件供求信息', url: `${origin}/inquiry/homepage` })],
})
