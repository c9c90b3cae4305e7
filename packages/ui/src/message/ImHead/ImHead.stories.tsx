import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { deskSession, session } from '../story-data.ts'
import { ImHead } from './ImHead.tsx'

const meta = {
  component: ImHead,
  parameters: { docs: { description: { component: '用途：在和谁对话，以及屏蔽、移出列表。手机上可以返回列表。' } } },
  args: {
    session: session(1),
    backHref: '#',
    companyHref: '#company',
    onBlock: fn(),
    onRemove: fn(),
    onSearch: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof ImHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '屏蔽对方' }))
    await expect(args.onBlock).toHaveBeenCalledWith(true)
  },
}

export const Blocked: Story = {
  args: { session: session(1, { isBlocked: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '解除屏蔽' }))
    await expect(args.onBlock).toHaveBeenCalledWith(false)
  },
}

/** A talk of the own company's desk: who has it stands there, and it can be handed on. */
export const Desk: Story = {
  args: { session: deskSession, onHandOver: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('周工 在接待')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '转给同事' }))
    await expect(args.onHandOver).toHaveBeenCalledOnce()
  },
}

export const Untaken: Story = {
  args: { session: session(6, { desk: { id: 7, name: '听涛电子', isOurs: true } }), onHandOver: fn() },
}
