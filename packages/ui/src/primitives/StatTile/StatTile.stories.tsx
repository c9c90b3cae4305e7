import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyText } from '../MoneyText/MoneyText.tsx'
import { StatRow } from './StatRow.tsx'
import { StatTile } from './StatTile.tsx'

const meta = {
  component: StatTile,
  args: { label: '待发货', value: 12, unit: '单', href: '#orders' },
  parameters: {
    docs: {
      description: {
        component:
          '一个数字和它的名称，点击去看被数的那些东西；几个并列时放进 StatRow，手机上两个一行。用于用户中心、店铺和频道首页的概览。还没取到时 value 给 undefined，取不到给 null（显示“—”，不是 0）。不要用颜色暗示涨跌好坏，不要一行放六个以上。',
      },
    },
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /待发货.*12/ })).toBeVisible()
  },
}

export const WithoutLink: Story = { args: { href: undefined } }
export const Changed: Story = { args: { value: 1280, unit: undefined, delta: { value: 46, since: '较昨日' } } }
export const Loading: Story = { args: { value: undefined } }
export const Unknown: Story = { args: { value: null } }

export const LongText: Story = {
  args: { label: '最近三十天内通过审核并已公开展示的供求信息数量', value: 123456789 },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
}

const row = (
  <StatRow>
    <StatTile label="待发货" value={12} unit="单" href="#toShip" delta={{ value: 3, since: '较昨日' }} />
    <StatTile label="凭证审核中" value={2} unit="单" href="#toReview" delta={{ value: -1, since: '较昨日' }} />
    <StatTile label="在售商品" value={582280} href="#goods" delta={{ value: 0, since: '较昨日' }} />
    <StatTile label="本月成交" value={<MoneyText value={128400.5} />} />
  </StatRow>
)

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {row}
      <StatRow>
        <StatTile label="浏览" value={undefined} />
        <StatTile label="收藏" value={null} />
        <StatTile label="下载" value={0} />
      </StatRow>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const Phone: Story = { render: () => row, globals: { viewport: { value: 'phone' } } }
