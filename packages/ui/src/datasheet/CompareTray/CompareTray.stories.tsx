import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { capacitors } from '../PartTable/samples.ts'
import { CompareTray } from './CompareTray.tsx'

const parts = capacitors.slice(0, 3).map(({ id, model }) => ({ id, model }))

const meta = {
  component: CompareTray,
  parameters: {
    docs: { description: { component: '放在一边待对比的型号，最多六个。空的时候不出现。' } },
  },
  args: { parts, href: '#compare', onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof CompareTray>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '开始对比' })).toHaveAttribute('href', '#compare')
    await userEvent.click(canvas.getByRole('button', { name: '移出对比 GRM155R71C104KA88D' }))
    await expect(args.onRemove).toHaveBeenCalledWith(parts[0])
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** One part is no comparison. */
export const One: Story = {
  args: { parts: parts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('再选一个就能对比')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  args: { parts: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('group', { name: '对比栏' })).toBeNull(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
