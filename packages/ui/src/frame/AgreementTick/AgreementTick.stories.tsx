import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AgreementTick } from './AgreementTick.tsx'

const meta = {
  component: AgreementTick,
  parameters: {
    docs: {
      description: {
        component:
          '“我已阅读并同意”，两份文本一按就看到。从不预先勾上，读了也不会自己勾上。登录、注册、扫码都用它，不要另写。',
      },
    },
  },
  args: { isSelected: false, onChange: fn(), onOpen: fn() },
} satisfies Meta<typeof AgreementTick>

export default meta
type Story = StoryObj<typeof meta>

/** Reading does not tick. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '《隐私政策》' }))
    await expect(args.onOpen).toHaveBeenCalledWith('privacy')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意《用户服务协议》《隐私政策》' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 20 }}>
      <AgreementTick {...args} />
      <AgreementTick {...args} isSelected />
      <AgreementTick {...args} isAsked />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
