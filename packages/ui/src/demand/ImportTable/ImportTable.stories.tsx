import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ExcelTaskRow } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { ImportTable } from './ImportTable.tsx'

const row = (rowNo: number, told: Partial<ExcelTaskRow>): ExcelTaskRow => ({
  id: rowNo,
  taskId: 1,
  rowNo,
  cells: ['CC0402KRX7R7BB104', '国巨', '若干'],
  model: 'CC0402KRX7R7BB104',
  brand: '国巨',
  brandMatched: true,
  suggestBrands: [],
  quantity: null,
  status: 'error',
  ...told,
})

const rows = [
  row(38, { error: '数量“若干”不是数字' }),
  row(77, { model: '', cells: ['', 'TDK', '8K'], brand: 'TDK', quantity: 8000, error: '没有填型号' }),
  row(203, {
    model: 'LTC6811HG-2#3ZZPBF',
    brand: '亚德诺',
    quantity: 1500,
    price: 18.6,
    batchNo: '24+',
    status: 'ready',
  }),
]

const meta = {
  component: ImportTable,
  parameters: {
    docs: { description: { component: '导入前的行：错在哪里、文件里原来怎么写，都在一行里；单元格点开就能改。' } },
  },
  args: {
    rows: { data: rows, totalRecord: 3 },
    paging: { page: 1, pageSize: 50, hrefFor: (page) => `#${page}` },
    onEdit: fn(() => Promise.resolve()),
    onDelete: fn(),
  },
} satisfies Meta<typeof ImportTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('数量“若干”不是数字')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^空\s*，编辑/ })[0] ?? canvas.getByRole('table'))
    await userEvent.type(canvas.getByRole('textbox', { name: '数量' }), '2K{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith(rows[0], 'quantity', '2K')
    await userEvent.click(canvas.getByRole('button', { name: '删除第 77 行' }))
    await expect(args.onDelete).toHaveBeenCalledWith(rows[1])
  },
}

export const Loading: Story = { args: { rows: 'loading' } }
export const Empty: Story = { args: { rows: { data: [], totalRecord: 0 } } }
export const Failed: Story = { args: { rows: { kind: 'server', onRetry: fn() } } }
