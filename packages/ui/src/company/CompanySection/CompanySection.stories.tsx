import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { CompanySection } from './CompanySection.tsx'

const meta = {
  component: CompanySection,
  parameters: {
    docs: { description: { component: '用途：企业页的一栏。滚到跟前才取，条数先出来；一栏出错，其余各栏不受影响。' } },
  },
  args: { id: 'holder', title: '股东', count: 3, onSeen: fn(), children: '三位股东' },
} satisfies Meta<typeof CompanySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: '股东' })).toHaveTextContent('3')
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
  },
}
export const Loading: Story = { args: { children: undefined, count: undefined } }
export const Failed: Story = { args: { children: <ErrorState kind="network" onRetry={fn()} /> } }
export const Empty: Story = { args: { count: 0, children: <EmptyState title="未发现记录（截至 2026-11-20）" /> } }
