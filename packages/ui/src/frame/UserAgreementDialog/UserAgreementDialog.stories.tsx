import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inWindow } from '../story-data.ts'
import { UserAgreementDialog } from './UserAgreementDialog.tsx'

const meta = {
  component: UserAgreementDialog,
  parameters: {
    docs: {
      description: {
        component: '协议与隐私政策，目录在旁边，不逼人滚到底。“同意并继续”会替打开它的那一处勾上。文本与版本由外面给。',
      },
      story: { inline: false, height: '640px' },
    },
  },
  args: { isOpen: true, onOpenChange: fn(), onAgree: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserAgreementDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Agrees: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '同意并继续' }))
    await expect(args.onAgree).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The contents lead to a section, and follow the eye. */
export const Jumps: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '未成年人' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '未成年人' })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(screen.getByRole('region', { name: '协议正文' }).scrollTop).toBeGreaterThan(100)
  },
}

export const AtPrivacy: Story = {
  args: { section: 'privacy' },
  play: async () =>
    waitFor(() => expect(screen.getByRole('button', { name: '隐私' })).toHaveAttribute('aria-current', 'true')),
}

/** From the footer: nothing to agree to. */
export const Reading: Story = { args: { onAgree: undefined } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
