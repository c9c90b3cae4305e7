import type { TrendsGroup, TrendsVO } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

interface ListTold {
  name: string
  path: string
  description?: string
}

/** What search engines are told of a list of posts or circles. */
export const circlesHead = ({ name, path, description }: ListTold, { origin }: Visit) => ({
  meta: [
    { title: titleOf(name) },
    { name: 'description', content: description ?? '工程师的问题、实测与回答：电源、单片机、接口、模拟、布局与采购。' },
  ],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: [jsonLd({ '@type': 'CollectionPage', name, url: `${origin}${path}` })],
})

/** The same of one circle. */
export const circleHead = ({ id, name, intro }: TrendsGroup, page: number, visit: Visit) =>
  circlesHead(
    { name: `${name} 圈子`, path: `/circle/circleDetail/${id}${page === 1 ? '' : `/${page}`}`, description: intro },
    visit,
  )

/** The same of one post, with the answer that was accepted; one that others do not see is not listed. */
export function trendHead(trend: TrendsVO, { origin }: Visit) {
  const { id, title, content, user, createTime, answer, commentCount, images, status } = trend
  const url = `${origin}/circle/circleContent/${id}`
  const name = title ?? content.slice(0, 30)
  return {
    meta: [
      { title: titleOf(`${name} - 圈子`) },
      { name: 'description', content: content.slice(0, 120) },
      ...(status === 'published' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'DiscussionForumPosting',
        headline: name,
        text: content,
        url,
        inLanguage: 'zh-CN',
        datePublished: createTime,
        author: { '@type': 'Person', name: user.nickName },
        commentCount,
        ...(images[0] && { image: images.map((src) => `${origin}${src}`) }),
        ...(answer && {
          comment: {
            '@type': 'Comment',
            text: answer.content,
            author: { '@type': 'Person', name: answer.user.nickName },
          },
        }),
      }),
    ],
  }
}
