import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BomInput } from './BomInput.tsx'
import type { SheetPreviewProps } from './SheetPreview.tsx'

const rows = [
  ['型号', '数量', '品牌', '位号'],
  ['STM32F103C8T6', '2K', '意法半导体', 'U1'],
  ['GRM155R71C104KA88D', '14', '村田', 'C1-C14'],
  ['0402WGF1002TCE', '11', '厚声', 'R1,R4,R7'],
].map((cells, at) => ({ rowNo: at + 1, cells }))

const options = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'gb18030', label: 'GB18030' },
  { value: 'big5', label: 'Big5' },
  { value: 'utf-16le', label: 'UTF-16' },
]
const written = (value: string): SheetPreviewProps => ({
  name: `采购清单.csv`,
  rows,
  encoding: { value, options, onChange: fn() },
})

const meta = {
  component: BomInput,
  parameters: {
    docs: {
      description: {
        component: '把一张表粘贴、拖入或选进来；读好之后先给人看前十行、编码和工作表。读取由使用它的页面在线程里做。',
      },
    },
  },
  args: { mostRows: 5000, onText: fn(), onFile: fn(), onReset: fn(), samples: [{ name: '网关主板', onRead: fn() }] },
} satisfies Meta<typeof BomInput>

export default meta
type Story = StoryObj<typeof meta>

export const Paste: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '粘贴表格' })
    await userEvent.click(field)
    await userEvent.paste('型号\t数量\nLM358\t100')
    await expect(args.onText).toHaveBeenCalledWith('型号\t数量\nLM358\t100')
    await userEvent.click(canvas.getByRole('button', { name: '示例：网关主板' }))
    await expect(args.samples?.[0]?.onRead).toHaveBeenCalled()
  },
}

export const Gbk: Story = {
  args: { read: written('gb18030') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '采购清单.csv 的前 4 行' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /编码/ })).toHaveTextContent('GB18030')
  },
}

export const Big5: Story = { args: { read: written('big5') } }
export const Utf16: Story = { args: { read: written('utf-16le') } }

export const Sheets: Story = {
  args: {
    read: {
      name: 'GW3_BOM_revC_2026-11-20_贴片厂确认版.xlsx',
      rows: rows.map((row, at) => (at === 2 ? { ...row, isHidden: true } : row)),
      notes: ['有 1 行在文件里是隐藏的，也已读入'],
      sheets: { names: ['主板', '按键板'], chosen: 0, onChange: fn() },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('rowheader', { name: '3（隐藏）' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重选' }))
    await expect(args.onReset).toHaveBeenCalled()
  },
}

export const TooBig: Story = {
  args: { error: '文件不能超过 20 MB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('文件不能超过 20 MB')
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeVisible()
  },
}

export const Loading: Story = { args: { reading: { name: '采购清单.xlsx', size: 3_100_000 } } }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Picture: Story = {}
