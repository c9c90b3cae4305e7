import type { MessageVO } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { now, page, paging } from '../story-records.ts'
import { MessageList } from './MessageList.tsx'

const messages: MessageVO[] = [
  {
    id: 1,
    type: 'comment',
    title: '电源老王 回复了您的评论',
    content: 'TPS5430 的 BOOT 电容要用 10 nF 的 X7R，贴近引脚放，不然轻载时会啸叫。',
    fromUser: { id: 5, avatar: '', nickName: '电源老王' },
    url: '/news/article-details/301',
    isRead: false,
    createTime: '2026-11-20 11:40:00',
  },
  {
    id: 2,
    type: 'platform',
    title: '数据手册阅读器支持查找命中',
    content:
      '查找现在显示每一页的命中数，按 Enter 到下一处。\n本周六 02:00 至 04:00 升级，期间下载可能变慢；已经开始的下载会自动继续，不必重新提交，也不会重复计算次数。',
    isRead: false,
    createTime: '2026-11-20 09:00:00',
  },
  {
    id: 3,
    type: 'notification',
    title: '您发布的求购 STM32F103C8T6 收到 2 个报价',
    content: '最低 ¥6.82，交期 3 天。',
    url: '/inquiry/demandDetails/88',
    isRead: true,
    createTime: '2026-11-19 16:12:00',
  },
]

const meta = {
  component: MessageList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：站内消息，按类型分页，标签上是未读数。点开即已读，没有去处的就地展开；删除要确认。未读用圆点、粗体和“未读”二字。聊天不在这里，用 ImSessionList。',
      },
    },
  },
  args: {
    messages: page(messages, 46),
    unread: { total: 2, comment: 1, fans: 0, like: 0, mail: 0, notification: 0, platform: 1 },
    hrefOf: ({ url }) => url && `#${url}`,
    onRead: fn(async () => undefined),
    onReadAll: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    now,
    paging,
  },
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

/** Opening marks as read, once; what was read is not marked again. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // A link that is followed would take the story away.
    canvasElement.addEventListener('click', (event) => event.preventDefault())
    await expect(canvas.getAllByText('未读')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: '电源老王 回复了您的评论' }))
    await expect(args.onRead).toHaveBeenLastCalledWith([1])
    const notice = canvas.getByRole('button', { name: '数据手册阅读器支持查找命中' })
    await userEvent.click(notice)
    await expect(notice).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onRead).toHaveBeenLastCalledWith([2])
    await userEvent.click(canvas.getByRole('link', { name: /收到 2 个报价/ }))
    await expect(args.onRead).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }))
    await expect(args.onReadAll).toHaveBeenCalledWith(undefined)
  },
}
export const Removes: Story = {
  args: { kind: 'comment' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 电源老王 回复了您的评论' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /收到 2 个报价/ }))
    await userEvent.click(canvas.getByRole('button', { name: '标为已读' }))
    await expect(args.onRead).toHaveBeenCalledWith([1])
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除 2 条消息' }))
    await userEvent.click(question.getByRole('button', { name: '删除 2 条消息' }))
    await expect(args.onRemove).toHaveBeenCalledWith([1, 3])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Empty: Story = {
  args: {
    messages: page([]),
    kind: 'mail',
    unread: { total: 0, comment: 0, fans: 0, like: 0, mail: 0, notification: 0, platform: 0 },
  },
  play: async ({ canvas }) => expect(canvas.getByText('没有私信消息')).toBeVisible(),
}
export const Failed: Story = { args: { messages: { kind: 'timeout', onRetry: fn() } } }

const picture: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox', { name: /收到 2 个报价/ })),
}
export const Picture: Story = picture
export const DarkPicture: Story = { ...picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
