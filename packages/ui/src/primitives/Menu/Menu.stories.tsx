import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Ellipsis, Share2, X } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  component: Menu,
  parameters: {
    docs: {
      description: {
        component:
          '一个按钮后面的几件事。字少、动词开头，拿走东西的放最后。选一个值用 Select，去几个地方也可以放链接。',
      },
    },
  },
  args: {
    trigger: (
      <Button shape="icon" aria-label="更多操作">
        <Icon of={Ellipsis} />
      </Button>
    ),
    items: [
      { id: 'download', label: '下载', icon: <Icon of={Download} />, aside: '1.2 MB' },
      { id: 'share', label: '分享', icon: <Icon of={Share2} />, href: '#share' },
      'rule',
      { id: 'delete', label: '删除', icon: <Icon of={X} />, tone: 'danger' },
    ],
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 220 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows move, Enter chooses, and the focus comes back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('delete')
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus())
  },
}

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await expect(await screen.findByRole('menuitem', { name: /下载/ })).toBeVisible()
  },
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
