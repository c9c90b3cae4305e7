import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now } from '../story-data.ts'
import { SharedFiles } from './SharedFiles.tsx'

const files = [
  { id: 1, name: 'GW3_BOM_revC.xlsx', size: 182_000, fileType: 'xlsx', url: '#1', updateTime: '2026-11-20T08:00:00Z' },
  {
    id: 2,
    name: '与三更灯火的打样报价往来记录（含税、含运、分批交货的口头约定）.docx',
    size: 64_000,
    fileType: 'docx',
    url: '#2',
    updateTime: '2026-11-12T08:00:00Z',
  },
]

const meta = {
  component: SharedFiles,
  parameters: {
    docs: { description: { component: '用途：拿到分享链接的人看到的页面。有提取码先填码；没有脚本也能用。' } },
  },
  args: {
    share: { byName: '林工', expireTime: '2026-11-29T08:00:00Z', hasCode: true, isOpen: true, files },
    now,
    action: '#share',
    onCode: fn(),
  },
} satisfies Meta<typeof SharedFiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '下载 GW3_BOM_revC.xlsx' })).toHaveAttribute('href', '#1'),
}
export const Closed: Story = {
  args: { share: { ...meta.args.share, isOpen: false, files: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '提取码' }), '8F2K{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('8F2K')
  },
}
export const WrongCode: Story = {
  args: { share: { ...meta.args.share, isOpen: false, files: [] }, fault: '提取码不对' },
  play: ({ canvas }) => expect(canvas.getByText('提取码不对')).toBeVisible(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
