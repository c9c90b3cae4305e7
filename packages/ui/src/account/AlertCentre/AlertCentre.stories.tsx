import type { Alert } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { now, page, paging } from '../story-records.ts'
import { AlertCentre } from './AlertCentre.tsx'

const alerts: Alert[] = [
  {
    id: 1,
    kind: 'expiry',
    title: '求购 GRM155R71C104KA88D 即将到期',
    content: '到期后不再显示在供求列表，续期后再显示 30 天。',
    url: '/inquiry/demandDetails/88',
    dueTime: '2026-11-23 12:00:00',
    isRead: false,
    createTime: '2026-11-20 08:00:00',
  },
  {
    id: 2,
    kind: 'search',
    title: '“0402 104 X7R 村田 有现货”有 12 条新结果',
    content: 'GRM155R71C104KA88D、GRM155R71H104KE14D 等',
    url: '/datasheet/datasheetSearch/104',
    searchId: 1,
    isRead: false,
    createTime: '2026-11-19 20:00:00',
  },
  {
    id: 3,
    kind: 'account',
    title: '账号两个月没有登录，昵称可能被收回',
    content: '登录一次即保留。',
    url: '',
    isRead: true,
    createTime: '2026-09-30 09:00:00',
  },
]

const meta = {
  component: AlertCentre,
  parameters: {
    docs: {
      description: {
        component:
          '用途：提醒中心，搜索有新结果、供求匹配、资料有新版、各种到期，在一处看。点开即已读；快到期的写明剩余时间，actionOf 放“续期”这类一步能做的事；mute 让人不再收到某一类，证书和账号除外。他人发来的消息用 MessageList。',
      },
    },
  },
  args: {
    alerts: page(alerts),
    kindHref: (kind) => `#${kind ?? 'all'}`,
    hrefOf: ({ url }) => url || undefined,
    onRead: fn(async () => undefined),
    onReadAll: fn(async () => undefined),
    actionOf: ({ kind }) => kind === 'expiry' && <Button size="sm">续期</Button>,
    start: '#searches',
    now,
    paging,
  },
} satisfies Meta<typeof AlertCentre>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { kind: 'account' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('剩余 3 天')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /账号两个月没有登录/ }))
    await expect(args.onRead).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }))
    await expect(args.onReadAll).toHaveBeenCalledWith('account')
  },
}
export const Refused: Story = {
  args: {
    onReadAll: fn(async () => {
      throw new Error('操作太频繁，12 秒后再试')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作太频繁，12 秒后再试')
  },
}
export const Muted: Story = {
  args: { kind: 'match', mute: { isOn: true, onChange: fn(async () => undefined) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/不再产生这类提醒/)).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: '静音“供求匹配”' }))
    await expect(args.mute?.onChange).toHaveBeenCalledWith(false)
  },
}
export const Empty: Story = {
  args: { alerts: page([]), kind: 'match' },
  play: async ({ canvas }) => expect(canvas.getByText('没有“供求匹配”的提醒')).toBeVisible(),
}
export const Loading: Story = { args: { alerts: 'loading' } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {}
