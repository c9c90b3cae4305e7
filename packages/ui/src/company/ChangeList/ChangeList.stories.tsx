import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changes } from '../story-data.ts'
import { ChangeList } from './ChangeList.tsx'

const meta = {
  component: ChangeList,
  parameters: { docs: { description: { component: '用途：工商变更，新在前；只标不同的部分，旧的划去，新的标出。' } } },
  args: { changes },
} satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/2000[^]*5000万/),
}
export const Empty: Story = { args: { changes: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
