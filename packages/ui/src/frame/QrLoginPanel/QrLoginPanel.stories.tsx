import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QrLoginPanel } from './QrLoginPanel.tsx'

/** A drawn stand-in: no code that anyone could scan. */
const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 5h1v2H6zM4 6h1v2H4z"/></svg>')}`

const meta = {
  component: QrLoginPanel,
  parameters: {
    docs: {
      description: {
        component:
          '微信扫码登录，六种状态都在这里；没有接通微信时照实说。放在 LoginDialog 里，也可以独立成页。二维码由外面给。',
      },
    },
  },
  args: { state: 'unavailable', isAgreed: true, onUseSms: fn(), onRefresh: fn() },
} satisfies Meta<typeof QrLoginPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is connected, and nothing pretends to be. */
export const Unavailable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '微信登录尚未接通' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '用短信验证码登录' }))
    await expect(args.onUseSms).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = { args: { state: 'waiting', image } }
export const NotAgreed: Story = {
  args: { state: 'waiting', image, isAgreed: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('请先同意协议'),
}
export const Expired: Story = {
  args: { state: 'expired', image },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(452px, 100%), 452px))' }}>
      {(['unavailable', 'loading', 'scanned', 'confirmed', 'expired', 'error'] as const).map((state) => (
        <QrLoginPanel
          key={state}
          {...args}
          state={state}
          image={state === 'loading' || state === 'error' ? undefined : image}
        />
      ))}
    </div>
  ),
}
