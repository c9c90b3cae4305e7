import type { RevisionDiff } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RevisionDiffView } from './RevisionDiffView.tsx'

const diff: RevisionDiff = {
  from: { id: 22, rev: 'I', date: '2016-04-11T08:00:00Z', pageCount: 32, fileSize: 1_180_000 },
  to: { id: 31, rev: 'J', date: '2017-04-03T08:00:00Z', pageCount: 33, fileSize: 1_214_000 },
  changes: [
    {
      page: 1,
      kind: 'figure',
      before: 'Wide Input Voltage Range: 5.5 V to 36 V',
      after: 'Wide Input Voltage Range: 5.5 V to 40 V',
    },
    { page: 4, kind: 'figure', before: '工作结温 −40 °C 至 125 °C', after: '工作结温 −40 °C 至 150 °C' },
    { page: 4, kind: 'removed', before: '仅供评估使用。', after: '' },
    { page: 4, kind: 'added', before: '', after: 'ESD（HBM） ±2 kV' },
    {
      page: 9,
      kind: 'changed',
      before: 'The soft start time is fixed.',
      after: 'The internal soft start time is fixed at 8 ms.',
    },
  ],
  isCut: false,
  favourIds: [31, 44],
  bomIds: [],
}

const meta = {
  component: RevisionDiffView,
  parameters: {
    docs: {
      description: { component: '两版资料的文字差异，一页一段；数值变更单独可看；影响到我的收藏与 BOM 时说明。' },
    },
  },
  args: { diff, hrefOf: (page) => `#pg=${page}`, favoursHref: '#favours' },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof RevisionDiffView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I → J：数值变更 2 处，修改 1 处，新增 1 处，删除 1 处')).toBeVisible()
    await expect(canvas.getByText('影响我的 2 个收藏')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '第 4 页' })).toHaveAttribute('href', '#pg=4')
    const row = within(canvas.getByRole('row', { name: /工作结温/ }))
    await expect(row.getByText('125', { selector: 'del' })).toBeVisible()
    await expect(row.getByText('150', { selector: 'ins' })).toBeVisible()
  },
}

/** Figures alone: what a design may stand or fall by. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getByRole('button', { name: '只看数值变更' })
    await userEvent.click(figures)
    await expect(figures).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByText('仅供评估使用。')).toBeNull()
    await expect(canvas.queryByRole('link', { name: '第 9 页' })).toBeNull()
  },
}

const many = Array.from({ length: 40 }, (_, at) => ({
  page: at + 1,
  kind: 'added' as const,
  before: '',
  after: `新的一行 ${at + 1}`,
}))

/** A document that was written anew: the first pages, and the rest at a press. */
export const Many: Story = {
  args: { diff: { ...diff, changes: many, isCut: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('差异过多，只列出前 2,000 处')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '第 40 页' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '其余 28 页' }))
    await expect(canvas.getByRole('link', { name: '第 40 页' })).toBeVisible()
  },
}

export const Same: Story = { args: { diff: { ...diff, changes: [], favourIds: [] } } }
export const Loading: Story = { args: { diff: undefined } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
