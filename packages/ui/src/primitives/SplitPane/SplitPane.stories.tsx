import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SplitPane } from './SplitPane.tsx'

const people = ['深圳市华强电子 · 王工', '艾睿电子 · 李小姐', '世强硬创 · 陈先生', '贸泽电子 · 客服']
const talk = [
  'TPS5430DDAR 还有 3,000 片吗？',
  '有，批号 2447，深圳现货。',
  '含税单价多少？',
  '¥4.85，满 1,000 片 ¥4.62。',
]

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul style={{ padding: 8 }}>
    {lines.map((line) => (
      <li key={line} style={{ padding: '8px 0' }}>
        {line}
      </li>
    ))}
  </ul>
)

const meta = {
  component: SplitPane,
  parameters: {
    docs: {
      description: {
        component:
          '两栏或三栏并排、宽度由人来定的工作界面：会话、云盘、编辑器。高度由外层给；不足 1024 px 时各栏上下排列、没有手柄。阅读型页面请用版式（layout），不要让读者去拖栏宽。',
      },
    },
  },
  args: {
    panes: [
      { id: 'people', label: '会话', min: 180, children: <List lines={people} /> },
      { id: 'talk', label: '消息', min: 240, children: <List lines={talk} /> },
    ],
    ratio: [30, 70],
    onRatio: fn(),
  },
  decorators: [(Story) => <div style={{ height: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SplitPane>

export default meta
type Story = StoryObj<typeof meta>

/** The handle is a separator that arrows move. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: '调整“会话”与“消息”的宽度' })
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '30'))
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onRatio).toHaveBeenCalled())
    await expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(30)
  },
}

const three = {
  panes: [
    ...meta.args.panes,
    { id: 'subject', label: '相关型号', children: <List lines={['TPS5430DDAR', '德州仪器', '库存 3,000']} /> },
  ],
  ratio: [25, 50, 25],
}

export const Three: Story = {
  args: three,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(2)
  },
}

/** Under 1024 px one below the other, without handles. */
export const Stacked: Story = {
  args: three,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull()
    const [first, last] = [canvas.getByText('世强硬创 · 陈先生'), canvas.getByText('德州仪器')]
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
}

export const Narrow: Story = { args: three, globals: { viewport: { value: 'least' } } }

export const Picture: Story = { args: three }
export const DarkPicture: Story = { args: three, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: three, globals: { viewport: { value: 'phone' } } }
