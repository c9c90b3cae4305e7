import type { ArticleDetail } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of an article; one that is not public is not listed. */
export function articleHead(article: ArticleDetail, { origin }: Visit) {
  const url = `${origin}/news/article-details/${article.id}`
  const { title, summary = '', author, imgUrl, publishTime, keywords, parts } = article
  return {
    meta: [
      { title: titleOf(title) },
      { name: 'description', content: summary },
      ...(imgUrl ? [{ property: 'og:image', content: `${origin}${imgUrl}` }] : []),
      ...(article.status === 'PUBLISHED' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'NewsArticle',
        headline: title,
        url,
        description: summary,
        inLanguage: 'zh-CN',
        author: { '@type': 'Person', name: author.nickName, url: `${origin}/news/author?id=${author.id}` },
        ...(publishTime && { datePublished: publishTime }),
        ...(imgUrl && { image: `${origin}${imgUrl}` }),
        keywords: keywords.join(','),
        mentions: parts.slice(0, 10).map(({ model, brandEn }) => ({ '@type': 'Product', name: model, brand: brandEn })),
      }),
    ],
  }
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
