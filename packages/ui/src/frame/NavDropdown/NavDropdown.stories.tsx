import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { navigation } from '../story-data.ts'
import { NavDropdown } from './NavDropdown.tsx'
import { NavLinks } from './NavLinks.tsx'

/** The card is loaded when it is first wanted. */
const late = { timeout: 5000 }

const meta = {
  component: NavDropdown,
  parameters: {
    docs: {
      description: {
        component: '页头一个词后面的一列网站，末尾是“自定义”。悬停、按下、Enter 都能打开。站内的菜单用 Menu。',
      },
    },
  },
  args: { label: '常用网站', items: navigation.common, onCustomize: fn() },
} satisfies Meta<typeof NavDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Only addresses of the web become links. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '常用网站' }))
    await expect(await screen.findByRole('link', { name: '立创商城' }, late)).toHaveAttribute('target', '_blank')
    await expect(screen.getByText('网址无效')).toBeVisible()
    await expect(screen.queryByRole('link', { name: '公司内网' })).toBeNull()
  },
}

export const Customizes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '常用网站' }))
    await userEvent.click(await screen.findByRole('button', { name: '自定义' }, late))
    await expect(args.onCustomize).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SameTab: Story = {
  args: { opensIn: 'sameTab' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '常用网站' }))
    await expect(await screen.findByRole('link', { name: '立创商城' }, late)).not.toHaveAttribute('target')
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <NavLinks {...args} />
    </div>
  ),
}
