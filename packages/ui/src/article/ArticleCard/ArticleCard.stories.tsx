import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { article, now } from '../story-data.ts'
import { ArticleCard } from './ArticleCard.tsx'

const meta = {
  component: ArticleCard,
  parameters: {
    docs: { description: { component: '列表里的一篇文章：标题、两行摘要、作者、频道、时间和它谈到的型号。' } },
  },
  args: { article, href: '#article', now },
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: article.title })).toHaveAttribute('href', '#article')
    await expect(canvas.getByText('AMS1117-3.3')).toBeVisible()
  },
}
export const LongWords: Story = {
  args: { article: { ...article, title: '超长标题'.repeat(20), models: ['GRM188R61E106MA73DGRM188R61E106MA73D'] } },
}
