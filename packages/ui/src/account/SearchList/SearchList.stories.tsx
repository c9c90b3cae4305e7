import type { SavedSearch } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { NavigateContext } from '../../primitives/Link/NavigateContext.ts'
import { now, page, paging } from '../story-records.ts'
import { SearchList } from './SearchList.tsx'

const searches: SavedSearch[] = [
  {
    id: 1,
    name: '0402 104 X7R 村田 有现货',
    scene: 'part',
    query: { keywords: '104 0402 X7R', stock: true },
    notify: true,
    newCount: 12,
    createTime: '2026-11-18 09:20:00',
  },
  {
    id: 2,
    name: '求购 STM32F103C8T6',
    scene: 'demand',
    query: { keywords: 'STM32F103C8T6', type: 1 },
    notify: false,
    newCount: 0,
    createTime: '2026-10-02 16:41:00',
  },
]

const meta = {
  component: SearchList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：保存的搜索与本机最近搜过的词。开关改提醒，删除要确认；最近搜过的只存在本机，由外面读写。不要在这里发起搜索，链接指向结果页。',
      },
    },
  },
  args: {
    kept: page(searches),
    recent: ['TPS5430DDAR', '1k 0603 1% 电阻', 'CH340'],
    hrefOf: ({ id }) => `#search-${id}`,
    termHref: (term) => `#find-${term}`,
    onOpen: fn(),
    onRemove: fn(async () => undefined),
    onNotify: fn(async () => undefined),
    onForget: fn(),
    onClear: fn(),
    start: '#home',
    now,
    paging,
  },
} satisfies Meta<typeof SearchList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '求购 STM32F103C8T6' })).toHaveAttribute('href', '#search-2')
    await userEvent.click(canvas.getByRole('switch', { name: '求购 STM32F103C8T6 有新结果时提醒' }))
    await expect(args.onNotify).toHaveBeenCalledWith(searches[1], true)
    await userEvent.click(canvas.getByRole('button', { name: '移除 CH340' }))
    await expect(args.onForget).toHaveBeenCalledWith('CH340')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
/** Whoever follows a search has looked at it; a hundred stand for more. */
export const Opens: Story = {
  args: { kept: page(searches.map((one) => ({ ...one, newCount: 100 }))) },
  // The link is followed by nobody: the story stays.
  decorators: [(Story) => <NavigateContext value={() => {}}>{Story()}</NavigateContext>],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('99+ 条新结果')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: '求购 STM32F103C8T6' }))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  },
}

export const Removes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 求购 STM32F103C8T6' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除“求购 STM32F103C8T6”' }))
    await userEvent.click(question.getByRole('button', { name: '删除这个搜索' }))
    await expect(args.onRemove).toHaveBeenCalledWith([2])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Empty: Story = {
  args: { kept: page([]), recent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有保存搜索')).toBeVisible()
    await expect(canvas.queryByText('最近搜过')).toBeNull()
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {}
