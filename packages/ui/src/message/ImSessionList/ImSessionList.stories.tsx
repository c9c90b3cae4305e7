import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { now, session, sessions } from '../story-data.ts'
import { ImSessionList } from './ImSessionList.tsx'

const meta = {
  component: ImSessionList,
  parameters: {
    docs: {
      description: { component: '用途：一个人的会话，最近的在前；按人、企业和说过的话查找。' },
    },
  },
  args: {
    sessions: { data: sessions, totalRecord: sessions.length },
    current: 1,
    hrefOf: ({ id }) => `#${id}`,
    keywords: '',
    onKeywords: fn(),
    filter: 'all',
    onFilter: fn(),
    hasDesk: true,
    unread: 122,
    now,
    empty: <EmptyState title="还没有会话" why="从求购、商品或代理商页面联系对方，卡片会一起带过来。" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof ImSessionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('link', { current: 'page' })
    await expect(open).toHaveTextContent('程小姐')
    await expect(open).toHaveTextContent('2 条未读')
    await userEvent.click(canvas.getByRole('button', { name: '未读 122' }))
    await expect(args.onFilter).toHaveBeenCalledWith('unread')
    await userEvent.click(canvas.getByRole('button', { name: '企业接待' }))
    await expect(args.onFilter).toHaveBeenCalledWith('desk')
  },
}

export const More: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更早的会话' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    sessions: {
      data: [
        session(1, {
          peer: { id: 11, avatar: '', nickName: '三更灯火电子元件供应链管理（集团）有限公司采购部王经理' },
        }),
      ],
      totalRecord: 1,
    },
  },
}
export const Empty: Story = { args: { sessions: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { sessions: 'loading' } }
export const Failed: Story = { args: { sessions: { kind: 'network', onRetry: fn() } } }
