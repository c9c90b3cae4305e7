import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImCard } from '../ImCard/ImCard.tsx'
import { lines, session } from '../story-data.ts'
import { ImContextCard } from './ImContextCard.tsx'

const meta = {
  component: ImContextCard,
  parameters: { docs: { description: { component: '用途：会话旁边的背景：正在谈什么，对方是谁，来往过哪些文件。' } } },
  args: {
    session: session(1),
    pinned: <ImCard card={{ kind: '需求', tone: 'demand', title: 'GD32F303RET6', href: '#', aside: '2,400 片' }} />,
    companyHref: '#company',
    files: lines.filter(({ msgType }) => msgType === 'file'),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ImContextCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '听涛电子（深圳）股份有限公司' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '固件占用_map.txt' })).toBeVisible()
  },
}

const { company: _company, companyId: _companyId, ...unknown } = session(1)
export const Unknown: Story = {
  args: { session: unknown, pinned: null, files: [] },
  play: ({ canvas }) => expect(canvas.getByText('没有经过认证的企业')).toBeVisible(),
}
