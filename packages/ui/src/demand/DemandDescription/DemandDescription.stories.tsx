import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DemandDescription } from './DemandDescription.tsx'

const meta = {
  component: DemandDescription,
  parameters: { docs: { description: { component: '用途：一条供求的说明，按发布者写的行显示；没有写时说没有写。' } } },
  args: { text: '1. 原厂原包\n2. 批号 2024 年以后\n3. 可以分两批交货' },
} satisfies Meta<typeof DemandDescription>

export default meta
type Story = StoryObj<typeof meta>

/** A line stays a line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const written = document.createRange()
    written.selectNodeContents(canvas.getByText(/原厂原包/))
    await expect(new Set([...written.getClientRects()].map(({ top }) => top)).size).toBe(3)
  },
}

export const Unwritten: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('发布者没有写说明。')).toBeVisible(),
}
