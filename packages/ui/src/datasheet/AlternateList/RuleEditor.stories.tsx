import type { AlternateRule } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { RuleEditor } from './RuleEditor.tsx'

const rules: AlternateRule[] = [
  { name: '封装', rule: 'equal' },
  { name: '容值', rule: 'equal' },
  { name: '耐压', rule: 'atLeast' },
  { name: '精度', rule: 'atMost' },
]

const meta = {
  component: RuleEditor,
  parameters: {
    docs: { description: { component: '替代规则：每个参数相同、不低于、不高于或不限。放宽后列表按新规则重算。' } },
  },
  args: { rules, onChange: fn() },
} satisfies Meta<typeof RuleEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /耐压/ }))
    await userEvent.click(await screen.findByRole('option', { name: '不限' }))
    await expect(args.onChange).toHaveBeenCalledWith(
      rules.map((rule) => (rule.name === '耐压' ? { name: '耐压', rule: 'ignore' } : rule)),
    )
  },
}

export const Changed: Story = {
  args: { onReset: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认规则' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = { args: { onReset: fn() } }
