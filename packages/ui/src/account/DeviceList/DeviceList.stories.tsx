import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceList, type DeviceListProps } from './DeviceList.tsx'

const devices: DeviceListProps['devices'] = [
  {
    id: 2,
    device: '微信 · iPhone',
    ip: '120.229.14.8',
    createTime: '2026-11-02 21:14:00',
    lastTime: '2026-11-20 11:20:00',
    current: false,
  },
  {
    id: 1,
    device: 'Chrome · Windows',
    ip: '183.14.132.60',
    createTime: '2026-11-20 09:02:00',
    lastTime: '2026-11-20 11:58:00',
    current: true,
  },
  {
    id: 3,
    device: 'Edge · macOS',
    ip: '2408:8456:3210:9d1e:0:4c5f:77aa:1b02',
    createTime: '2026-09-18 14:40:00',
    lastTime: '2026-11-11 17:05:00',
    current: false,
  },
]

const meta = {
  component: DeviceList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：账号在哪些设备上登录着，本机排在最前。一台一台退出不必确认，全部退出要确认。退出之后由外面给新的名单。不要用它退出本机，那是“退出登录”。',
      },
    },
  },
  args: {
    devices,
    now: new Date('2026-11-20T12:00:00+08:00'),
    onRevoke: fn(async () => undefined),
    onRevokeOthers: fn(async () => undefined),
  },
} satisfies Meta<typeof DeviceList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Chrome · Windows本机')
    await expect(canvas.queryByRole('button', { name: '退出 Chrome · Windows' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '退出 Edge · macOS' }))
    await expect(args.onRevoke).toHaveBeenCalledWith([3])
  },
}

/** By keys alone: the safe answer has the focus. */
export const RevokesOthers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '退出其他 2 台设备' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRevokeOthers).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    onRevoke: fn(async () => {
      throw new Error('这台设备已经退出')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出 Edge · macOS' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这台设备已经退出')
  },
}
export const Busy: Story = {
  args: { onRevoke: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /退出 Edge · macOS/ })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
    await expect(args.onRevoke).toHaveBeenCalledOnce()
  },
}
export const Alone: Story = {
  args: { devices: devices.filter(({ current }) => current) },
  play: async ({ canvas }) => expect(canvas.getByText('没有其他设备登录着。')).toBeVisible(),
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
