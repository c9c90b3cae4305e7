import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { CompareTable } from './CompareTable.tsx'
import { comparison } from './samples.ts'

const meta = {
  component: CompareTable,
  parameters: {
    docs: {
      description: {
        component: '二到六个型号并排：每行一个参数，最好的写“优”，第一列是基准。手机上一次看一对。',
      },
    },
  },
  args: {
    comparison,
    hrefOf: ({ id }) => `#${id}`,
    onRemove: fn(),
    onLead: fn(),
    tools: (
      <>
        <Checkbox isSelected={false} onChange={fn()}>
          只看差异
        </Checkbox>
        <Button size="sm">打印</Button>
      </>
    ),
  },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const voltage = canvas.getByRole('row', { name: /^耐压/ })
    await expect(within(voltage).getAllByText('优')).toHaveLength(2)
    await expect(canvas.getByRole('row', { name: /^容值/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移出对比 CC0402KRX7R7BB104' }))
    await expect(args.onRemove).toHaveBeenCalledWith(comparison.models[1])
    await userEvent.click(canvas.getByRole('button', { name: '设为基准 GRM155R71H104KE14D' }))
    await expect(args.onLead).toHaveBeenCalledWith(comparison.models[2])
  },
}

/** A value that only the description of a catalogue tells says so. */
export const ReadInWords: Story = {
  args: {
    comparison: {
      ...comparison,
      rows: comparison.rows.map((row) => (row.name === '精度' ? { ...row, read: [1] } : row)),
    },
  },
  play: ({ canvas }) => expect(canvas.getAllByTitle('来自目录描述')).toHaveLength(1),
}

/** Rows that agree are put away. */
export const DiffOnly: Story = {
  args: { isDiffOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row', { name: /^容值/ })).toBeNull()
    await expect(canvas.getByRole('row', { name: /^耐压/ })).toBeVisible()
  },
}

/** Two rows of the same part: nothing differs. */
export const NothingDiffers: Story = {
  args: {
    isDiffOnly: true,
    comparison: {
      ...comparison,
      models: comparison.models.slice(0, 2),
      rows: comparison.rows
        .map((row) => ({ ...row, values: row.values.slice(0, 2), best: [] }))
        .filter(({ name }) => name === '容值' || name === '封装')
        .map((row) => ({ ...row, differs: false })),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('这些型号没有不同的参数。')).toBeVisible(),
}

/** Pins stand under the other rows, where they are known. */
export const Pins: Story = {
  args: {
    comparison: {
      ...comparison,
      pins: [
        { pin: '1', names: ['BOOT', 'BOOT', 'NC', 'BOOT'], differs: true },
        { pin: '2', names: ['GND', 'GND', 'GND', 'GND'], differs: false },
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('rowheader', { name: '引脚' })).toBeVisible(),
}

/** A phone has room for a pair: buttons choose which. */
export const Pairs: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CC0402KRX7R7BB104' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'GRM155R71H104KE14D' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'A / C GRM155R71H104KE14D' }))
    await expect(canvas.getByRole('link', { name: 'GRM155R71H104KE14D' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'CC0402KRX7R7BB104' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** On a phone a part number, a figure with its unit and a range each stay on one line. */
export const WholeFigures: Story = {
  args: {
    comparison: {
      ...comparison,
      rows: [
        ...comparison.rows,
        { ...comparison.rows[0]!, name: '供电电压', values: ['2.0~3.6 V', '1.65~3.6 V', '2.0~3.6 V', '2.0~3.6 V'] },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const figures = ['供电电压', '耐压', '库存'].flatMap((name) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell'),
    )
    const whole = [...figures.map((cell) => cell.querySelector('span')!), ...canvas.getAllByRole('link')]
    for (const piece of whole) await expect(piece.getClientRects().length).toBe(1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
