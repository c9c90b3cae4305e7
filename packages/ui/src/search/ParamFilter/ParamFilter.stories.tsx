import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ParamFilter } from './ParamFilter.tsx'
import { current, kind, pins, voltage } from './samples.ts'

const meta = {
  component: ParamFilter,
  parameters: {
    docs: {
      description: {
        component:
          '按一个参数筛选：数值多的给滑轨和表达式，数值少的和文字给带数量的值。值是链接，没有脚本也能用；多选以 | 连接。',
      },
    },
  },
  args: { parameter: kind, hrefOf: (value) => `#${value ?? 'all'}`, onChange: fn() },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof ParamFilter>

export default meta
type Story = StoryObj<typeof meta>

/** A word is a link; with one on, another is taken in beside it, and the one leads to the list without it. */
export const Default: Story = {
  args: { value: '固定' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '#all')
    await expect(canvas.getByRole('link', { name: /可调/ })).toHaveAttribute('href', '#固定|可调')
  },
}

/** Few figures are chosen like words. */
export const FewFigures: Story = {
  args: { parameter: voltage, value: '3.3 V' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByRole('link', { name: /1\.8 V/ })).toHaveAttribute('href', '#3.3 V|1.8 V')
  },
}

/** Many figures are drawn or typed. */
export const ManyFigures: Story = {
  args: { parameter: current },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '输出电流的范围' }), '>=200mA{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('>=200mA')
  },
}

/** What is counted has no unit, and still a range: it names the numbers that lie in it. */
export const Counted: Story = {
  args: { parameter: pins, value: '20|32|48|64' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '引脚数的范围' })
    await expect(field).toHaveValue('20..64')
    await userEvent.clear(field)
    await userEvent.type(field, '>=64{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('64|100|144')
  },
}

/** Of very many parts only the best are counted: a count is the least there are. */
export const AtLeast: Story = {
  args: { parameter: { ...kind, exact: false } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /固定.*76\+/ })).toBeVisible(),
}

/** Some of the category's values stand in the words of a catalogue only. */
export const ReadInWords: Story = {
  args: { parameter: { ...kind, readCount: 12 } },
  play: ({ canvas }) => expect(canvas.getByText('含来自目录描述的值')).toBeVisible(),
}

/** An address may hold what is no range: the rail stays where it is, and says so. */
export const Unread: Story = {
  args: { parameter: current, value: 'abc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('abc')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/请写成/)
  },
}

/** Words are refused for what is counted, too, and the choice stays. */
export const UnreadCount: Story = {
  args: { parameter: pins, value: '20|32|48|64' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '引脚数的范围' })
    await userEvent.clear(field)
    await userEvent.type(field, 'abc{Enter}')
    await expect(field).toHaveAccessibleDescription(/请写成/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A range that was typed stays a range, also over few figures. */
export const TypedOverFew: Story = {
  args: { parameter: voltage, value: '>=3' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('>=3'),
}

export const Picture: Story = {
  render: (args) => (
    <>
      <ParamFilter {...args} value="固定" />
      <ParamFilter {...args} parameter={voltage} value="3.3 V|5 V" />
      <ParamFilter {...args} parameter={current} value=">=200mA" />
    </>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
