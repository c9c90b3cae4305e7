import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../Button/LinkButton.tsx'
import { MoneyText } from '../MoneyText/MoneyText.tsx'
import { ResultPanel } from './ResultPanel.tsx'

const facts = [
  { label: '订单编号', value: '202611200012', copy: '202611200012' },
  { label: '应付金额', value: <MoneyText value={1284.5} /> },
  { label: '付款期限', value: '2026-11-22 18:00' },
]

const meta = {
  component: ResultPanel,
  args: {
    title: '求购已发布',
    children: '有人报价时会发消息给您，也可以先看看现有的供应。',
    actions: (
      <>
        <LinkButton tone="primary" href="#demand">
          查看求购
        </LinkButton>
        <Button>再发一条</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          '一个流程的结果：发生了什么、要记住什么、接下来做什么。用于发布、下单、付款和导入之后，占住表单原来的位置。标题写成一句话，动作不超过三个，只有一个是主要的。不要用它代替轻提示（toast），也不要用它显示加载失败，那是 ErrorState。',
      },
    },
  },
} satisfies Meta<typeof ResultPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '求购已发布' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看求购' })).toBeVisible()
  },
}

/** After a form: who listens hears the result. */
export const TakesFocus: Story = {
  args: { focus: 'comes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '求购已发布' })).toHaveFocus()
  },
}

export const WithFacts: Story = {
  args: { tone: 'waiting', title: '凭证已提交，等待审核', children: '一个工作日内会有结果。', facts },
}

export const PartlyDone: Story = {
  args: { tone: 'warn', title: '已导入 96 条，4 条有错误', children: '改好后只需再导入这 4 条。' },
}

export const Failed: Story = {
  args: { tone: 'danger', title: '付款没有成功', children: '银行没有扣款，订单保留到 2026-11-22 18:00。' },
}

export const Narrow: Story = {
  args: { title: '深圳市芯源电子有限公司的企业认证资料已提交，等待审核', facts },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ResultPanel {...args} />
      <ResultPanel {...args} {...WithFacts.args} />
      <ResultPanel {...args} {...PartlyDone.args} actions={<Button tone="primary">下载错误行</Button>} />
      <ResultPanel {...args} {...Failed.args} actions={<Button tone="primary">重新付款</Button>} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { tone: 'waiting', title: '凭证已提交，等待审核', children: '一个工作日内会有结果。', facts },
}
