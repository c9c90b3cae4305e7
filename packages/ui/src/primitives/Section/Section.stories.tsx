import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Section } from './Section.tsx'

const meta = {
  component: Section,
  parameters: {
    docs: {
      description: {
        component: '页面上的一块：一根墨线，标题在线上，事实在标题旁，最右一个“更多”。页面用它分块，不用盒子。',
      },
    },
  },
  args: {
    title: '参数',
    meta: '每个值都能回到手册原处',
    more: { href: '/category/1', label: '按参数找同类' },
    children: '输入电压 5.5–36 V，输出电流 3 A。',
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '参数' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '按参数找同类' })).toBeVisible()
  },
}

export const Bare: Story = { args: { meta: undefined, more: undefined } }

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  args: { title: '供求', meta: '此型号 3 条，其中 1 条来自已认证的企业' },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Section {...args} />
      <Section title="资料" meta="3">
        TPS543x 数据手册
      </Section>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
