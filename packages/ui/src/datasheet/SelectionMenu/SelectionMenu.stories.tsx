import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SelectionMenu } from './SelectionMenu.tsx'

const selection = { text: '140 mV', page: 5, rect: new DOMRect(160, 120, 80, 18) }

const meta = {
  component: SelectionMenu,
  parameters: {
    docs: {
      description: { component: '在 PDF 里选中文字时浮出的菜单：复制、在文中查找、搜型号、搜全文、报错。不抢焦点。' },
    },
  },
  args: {
    selection,
    onClose: fn(),
    onFind: fn(),
    searchHref: (text) => `#search/${text}`,
    fulltextHref: (text) => `#fulltext/${text}`,
    onReport: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 200 }}>{Story()}</div>],
} satisfies Meta<typeof SelectionMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Each action is told what is selected, and closes the menu. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '报错' }))
    await expect(args.onReport).toHaveBeenCalledWith(selection)
    await expect(args.onClose).toHaveBeenCalled()
    await expect(screen.getByRole('link', { name: '搜全文' })).toHaveAttribute('href', '#fulltext/140 mV')
    await userEvent.click(screen.getByRole('button', { name: '查找' }))
    await expect(args.onFind).toHaveBeenCalledWith('140 mV')
  },
}

/** A paragraph can be copied; it is nothing to look for. */
export const LongText: Story = {
  args: { selection: { ...selection, text: 'Dropout voltage at rated current. '.repeat(8) }, onReport: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '复制' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '查找' })).toBeNull()
    await expect(screen.queryByRole('link')).toBeNull()
    await expect(screen.queryByRole('button', { name: '报错' })).toBeNull()
  },
}

export const Nothing: Story = {
  args: { selection: null },
  play: async () => expect(screen.queryByRole('toolbar')).toBeNull(),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
