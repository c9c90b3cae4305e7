import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GateCard } from './GateCard.tsx'

const outline = [
  { title: '推荐工作条件', page: 4, level: 1 },
  { title: '电气特性', page: 5, level: 1 },
  { title: '典型特性曲线', page: 6, level: 1 },
  { title: '功能说明', page: 9, level: 1 },
  { title: '典型应用电路', page: 12, level: 1 },
  { title: '布局', page: 21, level: 1 },
  { title: '封装与焊盘', page: 25, level: 1 },
]

const meta = {
  component: GateCard,
  parameters: {
    docs: {
      description: {
        component: '访客预览的最后一张：后面还有什么，读下去只要登录。安静地说一次，不盖住已经能看的，也不倒计时。',
      },
    },
  },
  args: {
    pageCount: 33,
    outline,
    find: 'ENA',
    onLogin: fn(),
    registerHref: '#register',
    instead: [
      { label: '全部参数', href: '#params' },
      { label: '报价', href: '#offers' },
      { label: '替代型号', href: '#alternates' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 684 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GateCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: '登录后阅读全部 33 页 · 免费' })).toBeVisible()
    await expect(canvas.getByText(/页码和查找词“ENA”都保留/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: '注册' })).toHaveAttribute('href', '#register')
  },
}

/** A document without an outline, and nothing looked for: the offer alone. */
export const Bare: Story = { args: { outline: [], find: undefined, instead: [] } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <GateCard {...args} />
    </div>
  ),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
