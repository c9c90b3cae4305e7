import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifeTag } from './LifeTag.tsx'

const meta = {
  component: LifeTag,
  parameters: { docs: { description: { component: '用途：企业的登记状态。只有吊销用红色，注销只是事实。' } } },
  args: { status: '存续' },
} satisfies Meta<typeof LifeTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['存续', '迁出', '注销', '吊销，未注销'].map((status) => (
        <LifeTag key={status} status={status} />
      ))}
    </div>
  ),
}
