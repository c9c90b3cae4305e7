// chunk: search
import { jsonLd } from '../app/json-ld.ts'
import { settings } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the home page. */
export const homeHead = ({ origin }: Visit) => ({
  meta: [
    { title: `${settings.siteName} - 元器件数据手册、选型与供求` },
    {
      name: 'description',
      content: '输入型号、品牌或参数，查元器件数据手册、看参数、下载 PDF。中文与英文、0.1uF 与 100nF 都能懂。',
    },
  ],
  links: [{ rel: 'canonical', href: `${origin}/` }],
  scripts: [
    jsonLd({
      '@type': 'WebSite',
      name: settings.siteName,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/datasheet/datasheetSearch/{search}`,
        'query-input': 'required name=search',
      },
    }),
    jsonLd({ '@type': 'Organization', name: settings.siteName, url: `${origin}/`, logo: `${origin}/favicon.svg` }),
  ],
})
