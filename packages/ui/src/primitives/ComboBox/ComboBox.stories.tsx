import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { ComboBox, type ComboBoxProps, type ComboGroup } from './ComboBox.tsx'

const all: ComboGroup[] = [
  {
    title: '型号',
    items: [
      { value: 'm1', label: 'TPS5430DDAR', detail: '德州仪器' },
      { value: 'm2', label: 'TPS54331DR', detail: '德州仪器' },
    ],
  },
  {
    title: '品牌',
    items: [
      { value: 'b1', label: '德州仪器 TI', detail: '12,480 个型号' },
      { value: 'b2', label: '村田 Murata', detail: '38,120 个型号' },
    ],
  },
]

const meta = {
  component: ComboBox,
  args: { label: '型号或品牌', groups: all, value: null, onChange: fn(), onQuery: fn(), placeholder: '如 TPS5430' },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：边输入边给联想的单行输入；联想由外面按 onQuery 查来，可分组。何时用：型号、品牌、公司名等候选很多的项；允许填没有的值时加 allowsCustom。不要：候选少于二十个用 Select；在 onQuery 里自己防抖，不要每个字都请求。',
      },
    },
  },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value, and finds the suggestions. */
function Kept(args: ComboBoxProps) {
  const [value, setValue] = useState(args.value)
  const [query, setQuery] = useState('')
  const groups = args.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }))
  return (
    <ComboBox
      {...args}
      groups={groups}
      value={value}
      onChange={(next) => (setValue(next), args.onChange(next))}
      onQuery={(text) => (setQuery(text), args.onQuery(text))}
    />
  )
}

/** Typing finds, arrows lead, Enter takes. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '型号或品牌' })
    await userEvent.type(input, 'tps543')
    await expect(args.onQuery).toHaveBeenLastCalledWith('tps543')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'm1', label: 'TPS5430DDAR' })
    await expect(input).toHaveValue('TPS5430DDAR')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** With the mouse, from the arrow; what was chosen before stands again when nothing else is. */
export const ByMouse: Story = {
  args: { value: { value: 'b2', label: '村田 Murata' } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: /德州仪器 TI/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'b1', label: '德州仪器 TI' })
    await userEvent.type(input, '??')
    await userEvent.tab()
    await expect(input).toHaveValue('德州仪器 TI')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Words that are no suggestion stand, by Enter or by leaving. */
export const Custom: Story = {
  args: { allowsCustom: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'XP2041')
    await expect(await screen.findByText('没有找到‘XP2041’，可以直接使用')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null, label: 'XP2041' })
    await userEvent.clear(input)
    await userEvent.type(input, '德州仪器 ti')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'b1', label: '德州仪器 TI' })
  },
}

/** The Enter that chooses a character takes no suggestion. */
export const WhileComposing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'T{ArrowDown}')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('listbox')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { state: 'loading', groups: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'T')
    await expect(await screen.findByText('正在查找…')).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await screen.findByText('没有找到‘zzz’')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { state: 'error', groups: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'T')
    await expect(await screen.findByText('联想暂时不可用，可以继续输入')).toBeVisible()
  },
}

export const Invalid: Story = { args: { isRequired: true, error: '请选择品牌' } }

/** What was pressed is taken, though others came in its place while the finger was down. */
export const ReplacedWhilePressed: Story = {
  render: Replaced,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'T')
    const option = await screen.findByRole('option', { name: /TPS54331DR/ })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: option })
    await expect(await canvas.findByText('新的联想已到')).toBeVisible()
    await expect(option).toBeVisible()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: option })
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'm2', label: 'TPS54331DR' })
  },
}

/** The suggestions change as soon as one of them is pressed. */
function Replaced(args: ComboBoxProps) {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const late = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=option]')) setTimeout(() => setNew(true))
    }
    document.addEventListener('pointerdown', late, true)
    return () => document.removeEventListener('pointerdown', late, true)
  }, [])
  const groups = isNew ? [{ title: '型号', items: [{ value: 'm3', label: 'TPS562201' }] }] : all
  return (
    <>
      <ComboBox {...args} groups={groups} />
      {isNew && <p>新的联想已到</p>}
    </>
  )
}

/** A press beside the options takes nothing, and loses nothing. */
export const PressedBeside: Story = {
  args: { state: 'loading', groups: [] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'TPS54')
    await userEvent.click(await screen.findByText('正在查找…'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('TPS54')
  },
}

/** 320 px wide, with long names. */
export const Narrow: Story = {
  args: {
    groups: [
      {
        title: '公司',
        items: [
          { value: 'c', label: '深圳市某某微电子科技发展有限公司（华南运营中心）', detail: '广东省深圳市南山区' },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('option')).toBeVisible()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ComboBox {...args} label="品牌" value={{ value: 'b2', label: '村田 Murata' }} help="中文名、英文名都可以" />
      <ComboBox {...args} label="品牌" isRequired error="请选择品牌" />
      <ComboBox {...args} label="型号" size="sm" />
      <ComboBox {...args} label="不可用" isDisabled value={{ value: 'b2', label: '村田 Murata' }} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
