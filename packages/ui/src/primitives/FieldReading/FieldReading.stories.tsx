import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FieldReading } from './FieldReading.tsx'

const meta = {
  component: FieldReading,
  parameters: {
    docs: {
      description: {
        component:
          '用途：放在字段下面，说从证件读出的值与所填的是否一致，不一致时可以采用。全角半角和空格不算差别。不要自动改掉用户填的内容；审核的人比较两边时用 AuditDesk。',
      },
    },
  },
  args: { label: '企业名称', typed: '深圳市华芯微电子公司', found: '深圳市华芯微电子有限公司', onTake: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FieldReading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/与执照不一致/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '采用执照上的企业名称' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}
export const Same: Story = {
  args: { typed: '华芯（深圳）有限公司', found: '华芯(深圳)有限公司' },
  play: async ({ canvas }) => expect(canvas.getByText('与执照一致')).toBeVisible(),
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FieldReading {...args} />
      <FieldReading {...args} typed="" />
      <FieldReading {...args} typed={args.found ?? ''} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
