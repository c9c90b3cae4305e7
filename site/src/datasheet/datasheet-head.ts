import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** A datasheet in one sentence. */
export const descriptionOf = (sheet: SpecPublicDetail): string =>
  `${sheet.title}，${sheet.brandCn} ${sheet.brandName}，${sheet.pageCount} 页，版本 ${sheet.revision}。`

/** What search engines are told of a datasheet. */
export function datasheetHead(sheet: SpecPublicDetail, { origin }: Visit) {
  const url = `${origin}/specification_detail/${sheet.id}`
  return {
    meta: [
      { title: titleOf(`${sheet.filename} ${sheet.brandCn} 数据手册在线阅读`) },
      { name: 'description', content: descriptionOf(sheet) },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'DigitalDocument',
        name: sheet.title,
        url,
        encodingFormat: 'application/pdf',
        inLanguage: sheet.language === 'zh' ? 'zh-CN' : 'en',
        version: sheet.revision,
        dateModified: sheet.createTime,
        about: sheet.parts.map(({ model }) => ({
          '@type': 'Product',
          name: model,
          mpn: model,
          brand: { '@type': 'Brand', name: sheet.brandName },
        })),
      }),
    ],
  }
}
