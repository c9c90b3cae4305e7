import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { lines, now } from '../story-data.ts'
import { PromiseDialog } from './PromiseDialog.tsx'

const meta = {
  component: PromiseDialog,
  parameters: { docs: { description: { component: '用途：把一句话记为承诺，可以写明到哪天。' } } },
  args: { line: lines[5]!, onClose: fn(), save: fn(async () => undefined), now },
} satisfies Meta<typeof PromiseDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: '记为承诺' }))
    await userEvent.click(dialog.getByRole('button', { name: '记下' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith(null))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
