import type { ArticleDTO, AuthorVO, CommentVO } from '@xinpu/sdk/types'

export const now = new Date('2026-11-25T08:00:00Z')

export const author: AuthorVO = {
  id: 1,
  userId: 5,
  nickName: '林一帆',
  avatar: '',
  intro: '模拟与电源，写电路里算得清的部分。',
  articleCount: 12,
  fansCount: 318,
  likeCount: 906,
  readCount: 20_410,
  isFollow: false,
  createTime: '2026-01-05T02:00:00Z',
}

export const article: ArticleDTO = {
  id: 7,
  title: '读懂 LDO 手册的六张图',
  imgUrl: '',
  source: '',
  summary: '压差、PSRR、噪声、负载瞬态、热和启动：每张图都有条件，条件变了结论就变。',
  categoryId: 2,
  categoryName: '电源',
  authorId: 1,
  authorName: '林一帆',
  models: ['AMS1117-3.3', 'TPS7A4700RGWR'],
  minutes: 6,
  readCount: 1280,
  likeCount: 96,
  commentCount: 12,
  favourCount: 40,
  status: 'PUBLISHED',
  createTime: '2026-11-24T02:00:00Z',
  publishTime: '2026-11-24T02:00:00Z',
}

const said = (id: number, content: string, children: CommentVO[] = []): CommentVO => ({
  id,
  articleId: 7,
  type: 2,
  parentId: null,
  user: { id: id + 20, avatar: '', nickName: id === 2 ? '林一帆' : '周野' },
  content,
  parts: [],
  likeCount: id * 3,
  isLike: false,
  isMine: id === 1,
  isAuthor: id === 2,
  isPending: false,
  children,
  createTime: '2026-11-24T06:00:00Z',
})

export const thread = said(1, '压差是按 125 °C 算的吗？', [
  { ...said(2, '是，图上标的是结温上限那条线。'), parentId: 1, replyTo: { id: 21, avatar: '', nickName: '周野' } },
])
