import type { MissedSearch } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MissedTable } from './MissedTable.tsx'

const data: MissedSearch[] = [
  { word: '快充协议芯片', count: 41, lastDay: '2026-11-25' },
  { word: 'XQ7Z045 国产替代', count: 12, lastDay: '2026-11-24' },
  {
    word: '一个很长很长、没有人会想到、也不会有结果、却真的有人一字一字打出来搜过的说法',
    count: 1,
    lastDay: '2026-11-02',
  },
]

const meta = {
  component: MissedTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：编辑看大家搜什么搜不到，给说得通的词加别名，下一次就搜得到。只有词和次数，没有是谁搜的；已有别名的词不再列出。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    onAddAlias: fn(async () => undefined),
  },
} satisfies Meta<typeof MissedTable>

export default meta
type Story = StoryObj<typeof meta>

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '给 快充协议芯片 加别名' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: '分类' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /指向/ }), '电源管理')
  await userEvent.click(dialog.getByRole('button', { name: '添加别名' }))
}

export const Default: Story = {
  play: async (context) => {
    await fill(context)
    const told = { word: '快充协议芯片', kind: 'category', target: '电源管理' }
    await expect(context.args.onAddAlias).toHaveBeenCalledWith(told)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    onAddAlias: fn(async () => {
      throw new Error('“快充协议芯片”已经有别名，请先删除它')
    }),
  },
  play: async (context) => {
    await fill(context)
    await expect(await screen.findByText('“快充协议芯片”已经有别名，请先删除它')).toBeVisible()
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
