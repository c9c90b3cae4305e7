import type { ArticleDetail } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of an article; one that is not public, which its author sees, is not listed. */
export function articleHead(article: ArticleDetail, { origin }: Visit) {
  const { title, summary = '', imgUrl } = article
  const isPublic = article.status === 'PUBLISHED'
  return {
    meta: [
      { title: titleOf(title) },
      { name: 'description', content: summary },
      ...(imgUrl ? [{ property: 'og:image', content: `${origin}${imgUrl}` }] : []),
      ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: urlOf(article, origin) }],
    scripts: isPublic ? [factsOf(article, origin)] : [],
  }
}

const urlOf = ({ id }: ArticleDetail, origin: string) => `${origin}/news/article-details/${id}`

function factsOf(article: ArticleDetail, origin: string) {
  const { title, summary = '', author, imgUrl, publishTime, keywords, parts } = article
  return jsonLd({
    '@type': 'NewsArticle',
    headline: title,
    url: urlOf(article, origin),
    description: summary,
    inLanguage: 'zh-CN',
    author: { '@type': 'Person', name: author.nickName, url: `${origin}/news/author?id=${author.id}` },
    ...(publishTime && { datePublished: publishTime }),
    ...(imgUrl && { image: `${origin}${imgUrl}` }),
    keywords: keywords.join(','),
    mentions: parts.slice(0, 10).map(({ model, brandEn }) => ({ '@type': 'Product', name: model, brand: brandEn })),
  })
}

/** The same of a list, with the feed that tells the same. */
export const listHead = (name: string, path: string, feed: string, { origin }: Visit) => ({
  meta: [{ title: titleOf(name) }, { name: 'description', content: `${name}：选型、手册、电路与来料的文章。` }],
  links: [
    { rel: 'canonical', href: `${origin}${path}` },
    { rel: 'alternate', type: 'application/rss+xml', title: name, href: `${origin}/files/news/${feed}.xml` },
  ],
  scripts: [jsonLd({ '@type': 'CollectionPage', name, url: `${origin}${path}` })],
})
