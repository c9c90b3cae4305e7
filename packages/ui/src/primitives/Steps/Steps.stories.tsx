import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps.tsx'

const steps = [{ title: '填写资料' }, { title: '上传营业执照' }, { title: '等待审核' }, { title: '认证完成' }]

const order = [
  { title: '提交订单', detail: '11-18 09:12' },
  { title: '付款', detail: '11-18 09:20' },
  { title: '卖家发货', detail: '预计 11-21' },
  { title: '确认收货' },
]

const meta = {
  component: Steps,
  args: { label: '企业认证', steps, current: 1 },
  parameters: {
    docs: {
      description: {
        component:
          '一件事走到哪一步：已完成、当前、未开始，或当前这一步未通过。用于注册、认证、导入和订单进度，三到五步，每步的名称不超过六个字。窄处只写出当前一步的名称。不要用它当导航，步骤不可点击；切换内容用 Tabs。',
      },
    },
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '企业认证' })).toBeVisible()
    await expect(canvas.getByText('上传营业执照').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('填写资料').closest('li')).toHaveTextContent('填写资料，已完成')
  },
}

export const Failed: Story = { args: { current: 2, state: 'failed' } }
export const AllDone: Story = { args: { current: 4 } }
export const WithDates: Story = { args: { label: '订单进度', steps: order, current: 2 } }

export const LongText: Story = {
  args: { steps: [{ title: '核对从表格中识别出来的型号品牌与数量' }, ...steps], current: 0 },
}

/** Every step is still read aloud. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('认证完成')).toBeInTheDocument()
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Steps label="注册" steps={steps} current={0} />
      <Steps label="订单进度" steps={order} current={2} />
      <Steps label="企业认证" steps={steps} current={2} state="failed" />
      <Steps label="已认证" steps={steps} current={4} />
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Steps label="窄处" steps={order} current={1} />
      </div>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
