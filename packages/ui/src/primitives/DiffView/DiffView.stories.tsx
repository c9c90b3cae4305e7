import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DiffView, type DiffViewProps } from './DiffView.tsx'

const text = {
  kind: 'text',
  label: '第 6 页',
  before: '输入电压 5.5 V 至 36 V。\n持续输出电流 3 A。\n工作温度 −40 °C 至 125 °C。\n仅供评估使用。',
  after:
    '输入电压 5.5 V 至 36 V。\n持续输出电流 2.5 A，峰值 3 A。\n工作温度 −40 °C 至 150 °C。\n封装 8-SOIC PowerPAD。\n符合 RoHS 3。',
} as const satisfies DiffViewProps

const fields = {
  kind: 'fields',
  label: '企业信息',
  before: [
    { label: '法定代表人', value: '王建国' },
    { label: '注册资本', value: '1,000 万人民币' },
    { label: '注册地址', value: '深圳市福田区华强北路 1002 号' },
    { label: '传真', value: '0755-8300 0000' },
  ],
  after: [
    { label: '法定代表人', value: '李晓梅' },
    { label: '注册资本', value: '3,000 万人民币' },
    { label: '注册地址', value: '深圳市福田区华强北路 1002 号' },
    { label: '企业网址', value: 'www.example.com' },
  ],
} as const satisfies DiffViewProps

const table = {
  kind: 'table',
  label: '绝对最大额定值',
  rowKey: 'name',
  columns: [
    { id: 'name', label: '参数' },
    { id: 'min', label: '最小', align: 'end' },
    { id: 'max', label: '最大', align: 'end' },
    { id: 'unit', label: '单位' },
  ],
  before: [
    { name: 'VIN', min: '−0.3', max: '40', unit: 'V' },
    { name: 'BOOT', min: '−0.3', max: '50', unit: 'V' },
    { name: 'TJ', min: '−40', max: '125', unit: '°C' },
  ],
  after: [
    { name: 'VIN', min: '−0.3', max: '42', unit: 'V' },
    { name: 'TJ', min: '−40', max: '150', unit: '°C' },
    { name: 'ESD', min: '', max: '2', unit: 'kV' },
  ],
} as const satisfies DiffViewProps

const meta: Meta<typeof DiffView> = {
  component: DiffView,
  parameters: {
    docs: {
      description: {
        component:
          '两个版本之间变了什么：手册修订、企业变更、草稿冲突。文本按行与词比较，数字作为整体；字段按名称、表格按主键列配对。删除线与下划线、行首的 + − ± 说明变化，不只靠颜色。只想说“改过”时用一句话即可，不要放整张对照。',
      },
    },
  },
  args: text,
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
}

export default meta
type Story = StoryObj<typeof DiffView>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('修改 3 处，新增 1 处')).toBeVisible()
    const row = within(canvas.getByRole('row', { name: /工作温度/ }))
    await expect(row.getByText('125', { selector: 'del' })).toBeVisible()
    await expect(row.getByText('150', { selector: 'ins' })).toBeVisible()
  },
}

export const Side: Story = {
  args: { mode: 'side', sides: ['2021-10 版', '2024-03 版'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '2021-10 版' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '2024-03 版' })).toBeVisible()
  },
}

export const Fields: Story = { args: fields }
export const Table: Story = { args: table }
export const OnlyChanges: Story = {
  args: { ...fields, unchanged: 'hide' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('注册地址')).toBeNull()
  },
}

export const Same: Story = {
  args: { ...text, after: text.before, unchanged: 'hide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有差异')).toBeVisible()
  },
}

export const Narrow: Story = { args: { mode: 'side' }, globals: { viewport: { value: 'least' } } }

const All = () => (
  <div style={{ display: 'grid', gap: 32 }}>
    <DiffView {...text} />
    <DiffView {...text} mode="side" label="第 6 页，两版" sides={['2021-10 版', '2024-03 版']} />
    <DiffView {...fields} />
    <DiffView {...fields} mode="side" label="企业信息，前后" />
    <DiffView {...table} />
  </div>
)

export const Picture: Story = { render: All }
export const DarkPicture: Story = { render: All, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: All, globals: { viewport: { value: 'phone' } } }
