import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { colleagues, deskSession, reader } from '../story-data.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

const meta = {
  component: HandOverDialog,
  parameters: {
    docs: { description: { component: '用途：企业接待的会话转给同事，或自己接手。正在接待的人不能再选。' } },
  },
  args: { session: deskSession, colleagues, userId: reader, onClose: fn(), assign: fn(async () => undefined) },
} satisfies Meta<typeof HandOverDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: '转给同事' }))
    await expect(dialog.getByRole('radio', { name: /周工/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /林工（我）/ }))
    await userEvent.click(dialog.getByRole('button', { name: '转交' }))
    await waitFor(() => expect(args.assign).toHaveBeenCalledWith(reader))
  },
}
export const Loading: Story = { args: { colleagues: 'loading' } }
export const Failed: Story = { args: { colleagues: { kind: 'network', onRetry: fn() } } }
