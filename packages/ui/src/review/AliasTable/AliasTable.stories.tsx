import type { SearchAlias } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { AliasTable } from './AliasTable.tsx'

const alias = (id: number, word: string, more: Partial<SearchAlias>): SearchAlias => ({
  id,
  word,
  kind: 'part',
  target: 'LM358DR',
  user: { id: 2, avatar: '', nickName: '周编辑' },
  createTime: '2026-11-20T10:30:00+08:00',
  ...more,
})

const data = [
  alias(3, '快充协议芯片', { kind: 'category', target: '电源管理' }),
  alias(2, '得州', { kind: 'brand', target: '德州仪器' }),
  alias(1, '358 运放', {}),
]

const meta = {
  component: AliasTable,
  parameters: {
    docs: {
      description: {
        component: '用途：编辑看哪些词在搜索里代表别的东西，不合适的删除。别名在“没有结果的搜索”里添加，不在这里。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    onRemove: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof AliasTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除别名 得州' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除别名' }))
    await expect(args.onRemove).toHaveBeenCalledWith(2)
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
