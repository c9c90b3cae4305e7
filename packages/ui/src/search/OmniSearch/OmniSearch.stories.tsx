import type { SearchHint } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { OmniSearch, type OmniSearchProps } from './OmniSearch.tsx'

const groups = [
  {
    title: '型号',
    items: [
      { id: 1, type: 'model', name: 'STM32F103C8T6', detail: '意法半导体 LQFP-48', count: 0 },
      { id: 2, type: 'model', name: 'STM32F103RCT6', detail: '意法半导体 LQFP-64', count: 0 },
    ],
  },
  {
    title: '品牌',
    items: [{ id: 3, type: 'brand', name: '意法半导体 ST', detail: 'STMicroelectronics', count: 6958 }],
  },
  {
    title: '分类',
    items: [{ id: 4, type: 'category', name: 'ARM Cortex-M 单片机', detail: '单片机与处理器', count: 4210 }],
  },
] satisfies { title: string; items: SearchHint[] }[]

const history = ['0.1uF 0402 贴片电容 村田', 'TPS5430DDAR', 'AMS1117-3.3']

const navigate = fn()

/** The list is loaded when it first opens. */
const late = { timeout: 5000 }

/** The page keeps what is typed, and its router follows links. */
function Typed(props: OmniSearchProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RouterProvider navigate={navigate}>
      <OmniSearch
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </RouterProvider>
  )
}

const meta = {
  component: OmniSearch,
  parameters: {
    docs: {
      description: {
        component:
          '总搜索框：型号、品牌、参数写在一行里，下面是提示。按 / 到这里。一页只有一个；列表里的小搜索用 SearchField。',
      },
    },
  },
  render: (args) => <Typed {...args} />,
  args: {
    value: '',
    onChange: fn(),
    onSearch: fn(),
    hrefOf: (hint) => `/${hint.type}/${hint.id}`,
    action: '/datasheet/datasheetSearch',
  },
} satisfies Meta<typeof OmniSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: '型号、品牌或参数' })
    await userEvent.type(box, '  TPS5430  {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('TPS5430')
  },
}

/** Arrows walk through the suggestions and back to the text; Enter follows the one that is lit; Escape shuts. */
export const Grouped: Story = {
  args: { groups, value: 'stm32f1' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await expect(await canvas.findAllByRole('option', {}, late)).toHaveLength(4)
    await expect(canvas.getAllByText('STM32F1', { selector: 'mark' })).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = canvas.getByRole('option', { name: /STM32F103RCT6/ })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(navigate).toHaveBeenLastCalledWith('/category/4', undefined)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** A suggestion is a link: a click follows it. */
export const Clicked: Story = {
  args: { groups, value: 'stm32f1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('option', { name: /意法半导体 ST/ }, late))
    await expect(navigate).toHaveBeenLastCalledWith('/brand/3', undefined)
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** Enter that ends a composition belongs to the input method. */
export const Composing: Story = {
  args: { groups, value: '贴片' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** Before anything is typed, what was searched before. */
export const History: Story = {
  args: { history, onForget: fn(), onClearHistory: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await expect(
      within(await canvas.findByRole('listbox', { name: '搜索历史' }, late)).getAllByRole('option'),
    ).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: '删除历史 TPS5430DDAR' }))
    await expect(args.onForget).toHaveBeenCalledWith('TPS5430DDAR')
    await expect(box).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '清空历史' }))
    await expect(args.onClearHistory).toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('0.1uF 0402 贴片电容 村田')
    await expect(box).toHaveValue('0.1uF 0402 贴片电容 村田')
  },
}

/** `/` brings the keyboard here; 清空 leaves it here. */
export const Shortcut: Story = {
  args: { value: 'CH340C' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('/')
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('CH340C')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { value: 'stm', isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('正在查找联想')
  },
}

const Sheet = (props: OmniSearchProps) => (
  <div style={{ display: 'grid', gap: 24, maxWidth: 820 }}>
    <OmniSearch {...props} size="lg" />
    <OmniSearch {...props} size="lg" value="0.1uF 0402 贴片电容 村田" />
    <OmniSearch {...props} />
    <OmniSearch {...props} scene="spec" />
    <OmniSearch {...props} value="TPS5430DDAR" tone="plain" />
  </div>
)

/** A page has one such box; a picture has several. */
const a11y = { config: { rules: [{ id: 'landmark-unique', enabled: false }] } }

export const Picture: Story = { render: Sheet, parameters: { a11y } }
export const DarkPicture: Story = { render: Sheet, parameters: { a11y, theme: 'dark' } }
export const PhonePicture: Story = { render: Sheet, globals: { viewport: { value: 'phone' } }, parameters: { a11y } }
