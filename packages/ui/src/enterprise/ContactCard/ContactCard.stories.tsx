import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { contacts } from '../story-contacts.ts'
import { ContactCard } from './ContactCard.tsx'

const [first] = contacts
if (!first) throw new Error('The stories have no contact.')

const meta = {
  component: ContactCard,
  parameters: {
    docs: {
      description: {
        component: '用途：企业、代理商、店铺的一位联系人。号码先遮住，按“查看”才显示一位的，并记下谁看过。',
      },
    },
  },
  args: { contact: first, onReveal: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ContactCard>

export default meta
type Story = StoryObj<typeof meta>

export const Revealed: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /查看/ })).toBeNull(),
}

export const Masked: Story = {
  args: { contact: { ...first, mobile: '+86-139****2222', isMasked: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `查看 ${first.name} 的联系方式` }))
    await expect(args.onReveal).toHaveBeenCalledOnce()
    await expect(canvas.getByText('+86-139****2222')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Picture: Story = { args: { contact: { ...first, mobile: '+86-139****2222', isMasked: true } } }
