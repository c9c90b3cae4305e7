import type { CategoryParameter } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ParameterDesk } from './ParameterDesk.tsx'

const parameter = (name: string, unit: string, partCount: number, more: Partial<CategoryParameter> = {}) => ({
  name,
  label: '',
  unit,
  kind: unit === '' ? ('words' as const) : ('figure' as const),
  partCount,
  isHidden: false,
  ...more,
})

const parameters: CategoryParameter[] = [
  parameter('容值', 'F', 31_204, { label: '电容量' }),
  parameter('额定电压', 'V', 30_870),
  parameter('介质', '', 29_114),
  parameter('精度', '%', 28_050),
  parameter('包装方式与最小包装数量的说明文字', '', 902, { isHidden: true }),
]

const leaf = { id: 12, name: '贴片电容 MLCC' }
const top = { id: 1, name: '电容', children: [leaf, { id: 13, name: '铝电解电容' }] }

const meta = {
  component: ParameterDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：编辑决定一类型号的参数在筛选和列表里按什么顺序、叫什么名字、显不显示，保存后立刻生效。参数本身来自目录，这里不能增删；搜索条件仍用目录里的名字。',
      },
    },
  },
  args: {
    categories: [top],
    chosen: [top, leaf],
    onChoose: fn(),
    parameters,
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof ParameterDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '上移 容值' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '上移 介质' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '精度 的显示名称' }), '容差')
    await userEvent.click(canvas.getByRole('checkbox', { name: '显示 额定电压' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith([
      { name: '容值', label: '电容量', isHidden: false },
      { name: '介质', label: '', isHidden: false },
      { name: '额定电压', label: '', isHidden: true },
      { name: '精度', label: '容差', isHidden: false },
      { name: '包装方式与最小包装数量的说明文字', label: '', isHidden: true },
    ])
    await userEvent.click(canvas.getByRole('button', { name: '恢复目录的顺序' }))
    await expect(args.onSave).toHaveBeenLastCalledWith([])
  },
}
export const NothingChosen: Story = {
  args: { chosen: [], parameters: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('先选一个分类')).toBeVisible(),
}
export const Loading: Story = { args: { parameters: 'loading' } }
export const Empty: Story = { args: { parameters: [] } }
export const Broken: Story = { args: { parameters: { kind: 'timeout', onRetry: fn() } } }

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
