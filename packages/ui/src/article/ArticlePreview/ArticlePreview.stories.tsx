import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { article, author, now } from '../story-data.ts'
import { ArticlePreview } from './ArticlePreview.tsx'

const meta = {
  component: ArticlePreview,
  parameters: { docs: { description: { component: '用途：发布前看一眼，和读者看到的一样，电脑与手机两种宽度。' } } },
  args: {
    article: {
      ...article,
      content: '',
      shown: '<h2>压差</h2><p>输入降到 Vout 加压差以下，输出就跟着掉。</p>',
      sourceUrl: '',
      keywords: [],
      brandIds: [],
      outline: [],
      parts: [],
      attachments: [],
      author,
      isLike: false,
      isFavour: false,
      isMine: true,
      recommends: [],
      version: 2,
      isRevising: false,
      reason: '',
      isPassed: false,
      updateTime: '2026-11-24T02:32:00Z',
      seriesName: '',
    },
    now,
    onBack: fn(),
    onSubmit: fn(),
    isSubmitting: false,
  },
} satisfies Meta<typeof ArticlePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '压差' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '手机' }))
    await userEvent.click(canvas.getByRole('button', { name: '返回编辑' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
