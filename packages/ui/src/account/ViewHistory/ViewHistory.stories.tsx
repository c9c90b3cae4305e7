import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { datasheets, demands, now, page, paging } from '../story-records.ts'
import { ViewHistory } from './ViewHistory.tsx'

const meta = {
  component: ViewHistory,
  parameters: {
    docs: {
      description: {
        component:
          '用途：浏览记录整页，按今天、昨天、更早分组，可删、可清空、可暂停。代理商没有浏览时间，用 agents 给。删掉的由外面给新的一页。滑出的最近浏览是 RecentViewsDrawer，不要混用。',
      },
    },
  },
  args: {
    records: page(datasheets),
    kind: 'datasheet',
    kindHref: (kind) => `#${kind}`,
    hrefOf: ({ id }) => `#record-${id}`,
    isPaused: false,
    onPause: fn(),
    onRemove: fn(async () => undefined),
    onClear: fn(async () => undefined),
    start: '#search',
    now,
    paging,
  },
} satisfies Meta<typeof ViewHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['今天', '昨天', '更早'])
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 STM32F103C8T6/ }))
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await expect(args.onRemove).toHaveBeenCalledWith([22])
    await userEvent.click(canvas.getByRole('switch', { name: '暂停记录' }))
    await expect(args.onPause).toHaveBeenCalledWith(true)
  },
}
export const Clears: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    const question = within(await screen.findByRole('alertdialog', { name: '清空看过的资料' }))
    await expect(args.onClear).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '清空看过的资料' }))
    await expect(args.onClear).toHaveBeenCalledWith('datasheet')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Agents cannot be chosen: they carry no record. */
export const Agents: Story = {
  args: {
    kind: 'agent',
    agents: {
      list: page([
        {
          id: 1,
          name: '贸泽电子',
          fullName: '贸泽电子(上海)有限公司',
          region: '上海',
          isAuth: true,
          enterpriseId: 1,
          fullLogo: '',
          website: '',
          type: 'authorised',
          brands: [],
          brandCount: 0,
          productLineCount: 0,
          isFollow: false,
          isHot: false,
          viewCount: 0,
        },
      ]),
      hrefOf: ({ id }) => `#agent-${id}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '贸泽电子' })).toHaveAttribute('href', '#agent-1')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Empty: Story = {
  args: { records: page([]), isPaused: true },
  play: async ({ canvas }) => expect(canvas.getByText('记录已暂停，看过的内容不会留在这里。')).toBeVisible(),
}
export const Failed: Story = { args: { records: { kind: 'network', onRetry: fn() } } }

const picture: Story = {
  args: { isPaused: true },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox', { name: /选择 GRM155/ })),
}
export const Picture: Story = picture
export const DarkPicture: Story = { ...picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  args: { records: page(demands), kind: 'demand' },
  globals: { viewport: { value: 'phone' } },
}
