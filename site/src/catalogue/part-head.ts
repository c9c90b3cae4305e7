import { fewestFacts, ownFacts, slugOf } from '@xinpu/sdk/format'
import type { Alternate, PartDetail } from '@xinpu/sdk/types'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** Alternates that are named to search engines. */
const mostSimilar = 5

/** What search engines are told of a part. */
export function partHead(part: PartDetail, alternates: readonly Alternate[], { origin }: Visit) {
  const urlOf = (one: { id: number; model: string }) =>
    `${origin}/datasheet/datasheetDetail/${one.id}/${slugOf(one.model)}`
  const url = urlOf(part)
  return {
    meta: [
      { title: titleOf(`${part.model} - ${part.brandCn} ${part.categoryName} 参数/数据手册/替代`) },
      {
        name: 'description',
        content: [part.description, ...part.params.slice(0, 6).map(({ name, value }) => `${name} ${value}`)]
          .filter(Boolean)
          .join('，'),
      },
      ...(ownFacts(part) < fewestFacts ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Product',
        name: part.model,
        mpn: part.model,
        url,
        brand: { '@type': 'Brand', name: part.brandEn, alternateName: part.brandCn },
        category: part.categoryName,
        description: part.description,
        additionalProperty: part.params.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
        ...(alternates.length > 0 && {
          isSimilarTo: alternates.slice(0, mostSimilar).map(({ model }) => ({
            '@type': 'Product',
            name: model.model,
            mpn: model.model,
            url: urlOf(model),
            brand: { '@type': 'Brand', name: model.brandEn },
          })),
        }),
      }),
      breadcrumbs(origin, wayTo(part, url.slice(origin.length))),
    ],
  }
}

const categories = '/datasheet/datasheetCategory'

/** From all categories down to the part. */
const wayTo = (part: PartDetail, path: string) => [
  { name: '全部分类', path: categories },
  ...(part.parentCategoryId === part.categoryId
    ? []
    : [{ name: part.parentCategoryName, path: `${categories}/${part.parentCategoryId}` }]),
  { name: part.categoryName, path: `${categories}/${part.categoryId}` },
  { name: part.model, path },
]
