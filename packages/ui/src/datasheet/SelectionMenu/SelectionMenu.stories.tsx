import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectionMenu } from './SelectionMenu.tsx'

const selection = { nth: 1, text: '140 mV', page: 5, rect: new DOMRect(160, 120, 80, 18) }

const meta = {
  component: SelectionMenu,
  parameters: {
    docs: {
      description: { component: '在 PDF 里选中文字时浮出的菜单：复制、在文中查找、搜型号、搜全文、报错。不抢焦点。' },
    },
  },
  args: {
    selection,
    onFind: fn(),
    searchHref: (text) => `#search/${text}`,
    fulltextHref: (text) => `#fulltext/${text}`,
    onReport: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 200 }}>{Story()}</div>],
} satisfies Meta<typeof SelectionMenu>

export default meta
type Story = StoryObj<typeof meta>

/** An action is told what is selected, and closes the menu. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('link', { name: '搜全文' })).toHaveAttribute('href', '#fulltext/140 mV')
    await userEvent.click(screen.getByRole('button', { name: '查找' }))
    await expect(args.onFind).toHaveBeenCalledWith('140 mV')
    await expect(screen.queryByRole('toolbar')).toBeNull()
  },
}

/** Once used it stays away while the same words are scrolled, and comes back over the next ones. */
export const Scrolled: Story = {
  render: (args) => {
    const [shown, setShown] = useState(selection)
    return (
      <>
        <Button onPress={() => setShown({ ...shown, rect: new DOMRect(160, 80, 80, 18) })}>滚动</Button>
        <Button onPress={() => setShown({ ...selection, nth: 2 })}>另选</Button>
        <SelectionMenu {...args} selection={shown} />
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '报错' }))
    await expect(args.onReport).toHaveBeenCalledWith(selection)
    await userEvent.click(canvas.getByRole('button', { name: '滚动' }))
    await expect(screen.queryByRole('toolbar')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '另选' }))
    await expect(await screen.findByRole('toolbar')).toBeVisible()
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
