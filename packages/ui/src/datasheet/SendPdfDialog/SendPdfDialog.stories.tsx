import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SendPdfDialog } from './SendPdfDialog.tsx'

const meta = {
  component: SendPdfDialog,
  parameters: {
    docs: {
      description: { component: '把一份资料发到邮箱：10 MB 以内带附件，更大的发链接。' },
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    spec: { title: 'TPS7A2033PDBVR 数据手册', fileSize: 1_900_000 },
    send: fn(async () => {}),
  },
} satisfies Meta<typeof SendPdfDialog>

export default meta
type Story = StoryObj<typeof meta>

/** An address that is none is told so; a right one is sent to, and the dialog closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /邮箱/ })
    await userEvent.type(field, '林工{Enter}')
    await expect(await screen.findAllByText('邮箱格式不正确')).not.toHaveLength(0)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, ' lin@example.com{Enter}')
    await waitFor(() => expect(args.send).toHaveBeenCalledWith('lin@example.com'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** Whoever has sent something before finds the address there. */
export const Remembered: Story = {
  args: { email: 'lin@example.com' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '发送' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledWith('lin@example.com'))
  },
}

/** The server says no: its words stand there, and what was typed stays. */
export const Refused: Story = {
  args: {
    email: 'lin@example.com',
    send: fn(async () => {
      throw new Error('操作太频繁，请 30 分钟后再试')
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '发送' }))
    await expect(await screen.findByText(/操作太频繁/)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /邮箱/ })).toHaveValue('lin@example.com')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const BigFile: Story = {
  args: { spec: { title: 'STM32F103 参考手册', fileSize: 24_500_000 } },
  play: async () => expect(await screen.findByText(/邮件里是阅读链接/)).toBeVisible(),
}

export const Picture: Story = { args: { email: 'lin@example.com' } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
