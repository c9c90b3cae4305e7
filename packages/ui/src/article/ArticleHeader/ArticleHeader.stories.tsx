import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { article, author, now } from '../story-data.ts'
import { ArticleHeader } from './ArticleHeader.tsx'

const meta = {
  component: ArticleHeader,
  parameters: { docs: { description: { component: '文章页的抬头：标题、摘要、作者、时间与阅读时长。' } } },
  args: {
    article: {
      ...article,
      content: '',
      sourceUrl: '',
      keywords: [],
      brandIds: [],
      outline: [],
      parts: [],
      attachments: [],
      author,
      isLike: false,
      isFavour: false,
      isMine: false,
      recommends: [],
    },
    authorHref: '#author',
    now,
  },
} satisfies Meta<typeof ArticleHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: author.nickName })).toBeVisible()
  },
}
export const NoAuthorPage: Story = { args: { authorHref: null } }
