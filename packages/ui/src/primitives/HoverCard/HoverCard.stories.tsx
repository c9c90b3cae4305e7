import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { PartNumber } from '../PartNumber/PartNumber.tsx'
import { HoverCard } from './HoverCard.tsx'

const meta = {
  component: HoverCard,
  parameters: {
    docs: {
      description: {
        component:
          '指针停在上面时多说一点：页头的菜单、型号、人。读它的时候不会走。里面的事别处也要做得到；只有几个字用 Tooltip。',
      },
    },
  },
  args: {
    trigger: <Button tone="quiet">常用网站</Button>,
    label: '常用网站',
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Link href="/brand">品牌</Link>
        <Link href="/agent">代理商</Link>
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 220 }}>{Story()}</div>],
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

/** The pointer rests: it opens after a moment. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '常用网站' }))
    await expect(await screen.findByRole('dialog', { name: '常用网站' })).toBeVisible()
  },
}

/** Enter opens, Tab goes in, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: '品牌' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

/** A link leads away; focus shows what is behind it. */
export const OnALink: Story = {
  args: {
    trigger: (
      <Link href="#part" tone="part">
        TPS5430DDAR
      </Link>
    ),
    label: 'TPS5430DDAR',
    opensOn: 'focus',
    children: <PartNumber>TPS5430DDAR</PartNumber>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('dialog', { name: 'TPS5430DDAR' })).toBeVisible()
  },
}

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '常用网站' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
