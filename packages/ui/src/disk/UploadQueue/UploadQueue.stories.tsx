import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { UploadItem, UploadState } from './upload-item.ts'
import { UploadQueue } from './UploadQueue.tsx'

const item = (key: string, name: string, state: UploadState): UploadItem => ({
  key,
  name,
  size: 77_600_000,
  place: '栖云网关 V3',
  state,
})

const items = [
  item('a', 'GW3_production_2026-11-21_第三批_贴片坐标与钢网_final.zip', {
    step: 'sending',
    sent: 48_200_000,
    speed: 5_100_000,
  }),
  item('b', 'STM32G030_bootloader_v1.4.2.hex', { step: 'checking', percent: 24 }),
  item('c', '首件_主板背面_补光.jpg', { step: 'clash' }),
  item('d', 'TPS5430DDAR_datasheet_revH.pdf', { step: 'done', isInstant: true }),
  item('e', 'GW3_enclosure_v7.step', { step: 'offline', sent: 70_900_000 }),
  item('f', '示波器_上电时序_1ms每格.png', { step: 'failed', sent: 40_000_000, message: '服务器没有收下' }),
  item('g', '来料检验_表格.xlsx', { step: 'waiting' }),
  item('h', '电源纹波测试.csv', { step: 'done', isInstant: false }),
]

const meta = {
  component: UploadQueue,
  parameters: {
    docs: {
      description: {
        component: '用途：上传队列，停在每一页的右下角。重名、断网、出错都在这一行里处理，不弹对话框。',
      },
    },
  },
  args: {
    items,
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onClash: fn(),
    onChooseAgain: fn(),
    onPauseAll: fn(),
    onClear: fn(),
    hrefOf: ({ key }) => `#${key}`,
  },
} satisfies Meta<typeof UploadQueue>

export default meta
type Story = StoryObj<typeof meta>

/** Everything that holds a file up is settled in its own line. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/48.2 MB \/ 77.6 MB.*5.1 MB\/s.*约 6 秒/)).toBeVisible()
    await expect(canvas.getByText(/断网，剩 6.7 MB/)).toBeVisible()
    const clash = within(canvas.getByRole('group', { name: '首件_主板背面_补光.jpg 重名' }))
    await userEvent.click(clash.getByRole('checkbox', { name: '后面都这样' }))
    await userEvent.click(clash.getByRole('button', { name: '替换' }))
    await expect(args.onClash).toHaveBeenCalledWith('c', 'replace', true)
    await userEvent.click(canvas.getByRole('button', { name: '重试 示波器_上电时序_1ms每格.png' }))
    await expect(args.onResume).toHaveBeenCalledWith('f')
    await userEvent.click(canvas.getByRole('button', { name: '全部暂停' }))
    await expect(args.onPauseAll).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: '收起上传列表' }))
    await expect(canvas.queryByText('来料检验_表格.xlsx')).toBeNull()
  },
}

/** The browser had no room for the file: it is wanted once more. */
export const Lost: Story = {
  args: { items: [item('a', 'GW3_enclosure_v7.step', { step: 'lost' })] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重新选择 GW3_enclosure_v7.step' })).toBeVisible(),
}
export const Paused: Story = {
  args: { items: [item('a', 'GW3_enclosure_v7.step', { step: 'paused', sent: 20_000_000 })] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '全部继续' })).toBeVisible(),
}
export const Done: Story = {
  args: { items: [items[3], items[7]] as UploadItem[] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭上传列表' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { items: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
