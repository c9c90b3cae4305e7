import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx'

const company: DescriptionItem[] = [
  { label: '企业名称', value: '深圳市芯源电子有限公司', copy: '深圳市芯源电子有限公司' },
  { label: '统一社会信用代码', value: '91440300MA5EXAMPL1', copy: '91440300MA5EXAMPL1' },
  { label: '法定代表人', value: '林志远' },
  { label: '注册资本', value: '1,000 万元人民币', date: '2026-11-03' },
  { label: '成立日期', value: '2016-05-18' },
  { label: '参保人数', value: null },
  {
    label: '经营范围',
    value: '集成电路、半导体分立器件、电子元器件的研发与销售；计算机软硬件的技术开发；国内贸易；货物及技术进出口',
  },
  { label: '注册地址', value: '深圳市福田区华强北街道华强北路 1002 号' },
]

const figures: DescriptionItem[] = [
  { label: '输入电压', value: '5.5–36 V', source: { label: 'p.4 表 6.3', href: '#p4' } },
  { label: '输出电流', value: '3 A', source: { label: 'p.1', href: '#p1' } },
  { label: '静态电流', value: '3 mA', source: { label: 'p.5 表 6.5', href: '#p5' } },
]

const meta = {
  component: DescriptionList,
  args: { items: company },
  parameters: {
    docs: {
      description: {
        component:
          '一件事物的名称与值，一行一对，可带复制、来源与日期；宽处可排两列。用于工商信息、订单信息、型号的基本资料。没有值时显示“—”，不要省掉这一行。多件事物互相比较时用 DataTable，不要并排放几个列表。',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('法定代表人')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制统一社会信用代码' })).toBeVisible()
  },
}

export const WithSource: Story = {
  args: { items: figures, face: 'mono' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'p.4 表 6.3' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '复制企业名称' })).toHaveFocus()
  },
}

export const TwoColumns: Story = { args: { columns: 2 } }
export const Loading: Story = { args: { items: [], state: 'loading' } }
export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: { items: [], state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  args: { columns: 2 },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DescriptionList items={company} columns={2} />
      <div style={{ width: 480, maxWidth: '100%' }}>
        <DescriptionList items={figures} face="mono" />
      </div>
      <div style={{ width: 320, maxWidth: '100%' }}>
        <DescriptionList items={company} />
      </div>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
