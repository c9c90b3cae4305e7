import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MessageSettings } from './MessageSettings.tsx'

const meta = {
  component: MessageSettings,
  parameters: { docs: { description: { component: '用途：哪些消息静音，几点到几点免打扰，要不要每天一封邮件。' } } },
  args: {
    setting: { muted: ['like'], quietFrom: 22, quietTo: 8, hasDigest: true, email: 'l***@example.com' },
    save: fn(async () => undefined),
    bindHref: '#bind',
  },
} satisfies Meta<typeof MessageSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '粉丝' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({ muted: ['like', 'fans'], quietFrom: 22, quietTo: 8, hasDigest: true }),
    )
  },
}

export const WithoutMail: Story = {
  args: { setting: { muted: [], hasDigest: false, email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /每天一封邮件/ })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '先绑定邮箱' })).toBeVisible()
  },
}
