import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component:
          '悬停或焦点时的几个字。只补充，不能是唯一说这件事的地方；手机上没有悬停。长的用 HoverCard 或 Popover。',
      },
    },
  },
  args: {
    text: '库存于今天 09:12 更新，来自卖家',
    children: (
      <Button tone="quiet" shape="icon" aria-label="库存说明">
        <Icon of={Info} />
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ padding: '48px 120px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Focus brings it at once, and it describes the button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('库存于今天 09:12 更新')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('库存于今天 09:12 更新，来自卖家')
  },
}
