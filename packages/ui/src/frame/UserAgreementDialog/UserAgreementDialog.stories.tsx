import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { agreementTexts, inWindow } from '../story-data.ts'
import { UserAgreementDialog } from './UserAgreementDialog.tsx'

/** The texts as long as they are in earnest: a chapter that was jumped to stands at the top. */
const long = agreementTexts.map((text) => ({
  ...text,
  sections: text.sections.map(({ title, html }) => ({ title, html: html.repeat(4) })),
}))

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
  args: { isOpen: true, onOpenChange: fn(), texts: agreementTexts, onAgree: fn() },
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
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** The contents lead to a section, and follow the eye. */
export const Jumps: Story = {
  args: { texts: long },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '未成年人' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '未成年人' })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(screen.getByRole('region', { name: '协议正文' }).scrollTop).toBeGreaterThan(100)
  },
}

export const AtPrivacy: Story = {
  args: { first: 'privacy', texts: long },
  play: async () =>
    waitFor(() => expect(screen.getByRole('button', { name: '我们收集什么' })).toHaveAttribute('aria-current', 'true')),
}

/** Who is asked anew reads first what is other than before. */
export const Changed: Story = {
  args: { texts: [{ ...agreementTexts[0], number: 2, changes: '账号一章写明了注销前的 15 天。' }] },
  play: async () => {
    await expect(await screen.findByText('这一版的变化：账号一章写明了注销前的 15 天。')).toBeVisible()
    await expect(screen.getByText(/第 2 版/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { texts: 'loading' },
  play: async () => expect(screen.queryByRole('button', { name: '同意并继续' })).toBeNull(),
}

export const Broken: Story = {
  args: { texts: { kind: 'network', onRetry: fn() } },
  play: async () => expect(await screen.findByRole('button', { name: '重试' })).toBeVisible(),
}

/** From the footer: nothing to agree to. */
export const Reading: Story = { args: { onAgree: undefined } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
