import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now, promises } from '../story-data.ts'
import { ImPromises } from './ImPromises.tsx'

const meta = {
  component: ImPromises,
  parameters: {
    docs: {
      description: { component: '用途：会话里记下的承诺：谁说的、到哪天、兑现没有。是否兑现由收到承诺的一方来记。' },
    },
  },
  args: { promises, hrefOf: ({ id }) => `#line${id}`, onSettle: fn(), onRemove: fn(), now },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof ImPromises>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2025-11-21 逾期')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '已兑现' }))
    await expect(args.onSettle).toHaveBeenCalledWith(promises[0], true)
    await userEvent.click(canvas.getByRole('button', { name: /移除承诺 24/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(promises[2])
  },
}
export const Empty: Story = { args: { promises: [] } }
