import type { Visit } from '../app/visit.ts'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'

/** What search engines and browsers are told of the BOM screen; a list that somebody shares is not for search engines. */
export const bomHead = ({ origin }: Visit, share?: string) => {
  const url = `${origin}/inquiry/batchSearch`
  return {
    meta: [
      { title: titleOf(share ? '分享的 BOM' : 'BOM 配单、批量查型号') },
      { name: 'description', content: '粘贴或上传 BOM，逐行匹配型号、封装和参数，分成购物车、求购和待核对。' },
      ...(share ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': 'WebApplication', name: 'BOM 配单', url, applicationCategory: 'BusinessApplication' })],
  }
}
