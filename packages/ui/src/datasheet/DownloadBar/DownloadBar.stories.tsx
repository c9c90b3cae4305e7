import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DownloadBar, type DownloadState } from './DownloadBar.tsx'

const items = [
  { id: 8121, name: 'TPS5430.pdf', size: 1_214_000 },
  { id: 8122, name: 'GRM155R71C104KA88D.pdf', size: 402_000 },
  { id: 8123, name: 'STM32F103x8.pdf', size: 1_890_000 },
]

const meta = {
  component: DownloadBar,
  args: { items, state: { step: 'idle' }, onDownload: fn(), onCancel: fn(), onClear: fn() },
  parameters: {
    docs: {
      description: {
        component: '窗口底下的一条：选了哪些，打包到哪一步，哪些没成。批量下载用它；一份资料直接用链接。',
      },
      story: { inline: false, height: '320px' },
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120, transform: 'translateZ(0)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadBar>

export default meta
type Story = StoryObj<typeof meta>

/** The archive is called after its first file, until one says otherwise. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3.5 MB')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: '压缩包名称' })
    await expect(name).toHaveValue('TPS5430')
    await userEvent.clear(name)
    await userEvent.type(name, '电源板/手册')
    await userEvent.click(canvas.getByRole('button', { name: '下载' }))
    await expect(args.onDownload).toHaveBeenCalledWith('电源板 手册_芯谱.zip')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Nothing is chosen: no bar. */
export const Empty: Story = { args: { items: [] } }

export const Preparing: Story = {
  args: { state: { step: 'preparing' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在打包…')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

const receiving: DownloadState = { step: 'receiving', loaded: 1_300_000, total: 3_506_000, speed: 640_000 }

export const Receiving: Story = {
  args: { state: receiving },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.3 MB / 3.5 MB')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37')
  },
}

const done: DownloadState = { step: 'done', name: 'TPS5430_芯谱.zip', missing: ['STM32F103x8.pdf'] }

export const Done: Story = {
  args: { state: done },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('3 份中 1 份未包含：查看'))
    await expect(canvas.getByText('STM32F103x8.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Asked again too soon: the words of the product, the true cause under them, and a rest. */
export const Repeated: Story = {
  args: { state: { step: 'failed', message: '请勿重复请求,稍后重试', reason: '所选文件超过 200 MB', rest: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('请勿重复请求,稍后重试')
    await expect(canvas.getByText('原因：所选文件超过 200 MB')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
  },
}

const failed: DownloadState = { step: 'failed', message: '下载中断' }

export const Interrupted: Story = {
  args: { state: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  args: { state: receiving },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

/** Several at once, so their landmarks share a name. */
const several = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

export const Picture: Story = {
  parameters: several,
  render: (args) => (
    <>
      {[{ step: 'idle' } as const, receiving, done, failed].map((state) => (
        <div key={state.step} style={{ height: 100, transform: 'translateZ(0)' }}>
          <DownloadBar {...args} state={state} />
        </div>
      ))}
    </>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { ...several, theme: 'dark' } }
