import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Highlighter, MessageSquare } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Anchored } from './Anchored.tsx'

const meta = {
  component: Anchored,
  parameters: {
    docs: {
      description: {
        component: '停在一处上面的工具，那一处不是元素：选中的字、PDF 上的一点。不抢焦点。挂在按钮上的用 Popover。',
      },
    },
  },
  args: {
    rect: { x: 120, y: 120, width: 160, height: 20 },
    label: '对选中文字的操作',
    onClose: fn(),
    children: (
      <>
        <Button tone="quiet" size="sm">
          <Icon of={Copy} />
          复制
        </Button>
        <Button tone="quiet" size="sm">
          <Icon of={Highlighter} />
          标记
        </Button>
        <Button tone="quiet" size="sm">
          <Icon of={MessageSquare} />
          批注
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Anchored>

export default meta
type Story = StoryObj<typeof meta>

/** Escape closes it; it never takes the focus from the page. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('toolbar', { name: '对选中文字的操作' })).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Nowhere: Story = { args: { rect: null } }
export const Picture: Story = {}
