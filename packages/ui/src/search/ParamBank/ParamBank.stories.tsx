import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ParamFilter } from '../ParamFilter/ParamFilter.tsx'
import { current, kind, voltage } from '../ParamFilter/samples.ts'
import { ParamBank, type BankCell } from './ParamBank.tsx'

const parameters = [
  { ...kind, name: '封装' },
  voltage,
  current,
  { ...current, name: '静态电流' },
  { ...current, name: '压差' },
  kind,
  { ...current, name: '输出噪声' },
  { ...kind, name: '使能' },
]

const cells = (on: Record<string, string>): BankCell[] =>
  parameters.map((parameter) => ({
    id: parameter.name,
    isOn: parameter.name in on,
    content: (
      <ParamFilter
        parameter={parameter}
        value={on[parameter.name]}
        hrefOf={(value) => `#${value ?? 'all'}`}
        onChange={fn()}
        shown={5}
      />
    ),
  }))

const meta = {
  component: ParamBank,
  parameters: {
    docs: {
      description: { component: '选型表上方的一排筛选，一行六格。其余的收在“全部 N 项筛选”后面，用着的不收。' },
    },
  },
  args: { cells: cells({ 输出电压: '3.3 V' }) },
} satisfies Meta<typeof ParamBank>

export default meta
type Story = StoryObj<typeof meta>

/** Six at first, all when asked for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '使能' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '全部 8 项筛选' }))
    await expect(canvas.getByRole('heading', { name: '使能' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起参数' }))
    await expect(canvas.queryByRole('heading', { name: '使能' })).toBeNull()
  },
}

/** What is on stays in sight, wherever it stands. */
export const FarOne: Story = {
  args: { cells: cells({ 使能: '可调' }) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '使能' })).toBeVisible(),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
