import type { ArticleDetail } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { articleHead } from './article-head.ts'

const visit = { origin: 'https://xinpu.test', theme: 'system', now: '2026-01-01T00:00:00.000Z' } as const

const article: ArticleDetail = {
  id: 7,
  title: '热环先于一切',
  imgUrl: '',
  source: '',
  sourceUrl: '',
  models: [],
  minutes: 1,
  readCount: 0,
  likeCount: 0,
  commentCount: 0,
  favourCount: 0,
  status: 'PUBLISHED',
  createTime: '2026-01-01T00:00:00.000Z',
  content: '',
  keywords: [],
  brandIds: [],
  outline: [],
  parts: [],
  attachments: [],
  author: {
    id: 1,
    userId: 1,
    nickName: '张三',
    avatar: '',
    articleCount: 1,
    fansCount: 0,
    likeCount: 0,
    readCount: 0,
    isFollow: false,
    createTime: '2026-01-01T00:00:00.000Z',
  },
  isLike: false,
  isFavour: false,
  isMine: false,
  recommends: [],
}

test('search engines are told facts of a public article, and of one that its author alone sees that it is not to be listed', () => {
  expect(articleHead(article, visit).scripts[0]?.children).toContain('"headline":"热环先于一切"')
  const own = articleHead({ ...article, status: 'DISMOUNT', isMine: true }, visit)
  expect(own.scripts).toEqual([])
  expect(own.meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
