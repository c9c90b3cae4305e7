import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { hits } from '../story-data.ts'
import { KeptHits } from './KeptHits.tsx'

const meta = {
  component: KeptHits,
  parameters: {
    docs: {
      description: {
        component: '用途：在自己存的资料和 PDF 的正文里找词，列出每份的命中页与那一句。自己的文件就地打开到那一页。',
      },
    },
  },
  args: {
    found: { data: hits, totalRecord: hits.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }, page) => `#${id}-${page ?? 1}`,
    onOpen: fn(),
    words: 'soft-start',
  },
} satisfies Meta<typeof KeptHits>

export default meta
type Story = StoryObj<typeof meta>

/** A datasheet opens on its own page, a file of one's own here. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '第 38 页，2 处' })).toHaveAttribute('href', '#61-38')
    await userEvent.click(canvas.getByRole('link', { name: '第 2 页，1 处' }))
    await expect(args.onOpen).toHaveBeenCalledWith(hits[1]?.file, 2)
    await expect(canvas.getByText('共 9 页有')).toBeVisible()
  },
}

export const Loading: Story = { args: { found: 'loading' } }
export const Failed: Story = {
  args: { found: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { found: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('正文里没有“soft-start”')).toBeVisible(),
}
/** Found by the name alone. */
export const NamedOnly: Story = {
  args: { found: { data: hits.slice(1).map((hit) => ({ ...hit, hits: [], total: 0 })), totalRecord: 1 } },
  globals: { viewport: { value: 'least' } },
  play: ({ canvas }) => expect(canvas.getByText('名称里有这些词')).toBeVisible(),
}
export const Picture: Story = {}
