import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategorySymbol } from '../../datasheet/CategorySymbol/CategorySymbol.tsx'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  component: PageHead,
  parameters: {
    docs: {
      description: {
        component:
          '型号列表页的开头：来路、分类的符号、标题和总数，右边是对整个列表能做的事。总数是没有任何筛选时的数。',
      },
    },
  },
  args: {
    breadcrumb: <Breadcrumb items={[{ label: '参数选型', href: '#all' }, { label: '线性稳压器 LDO' }]} />,
    symbol: <CategorySymbol name="capacitor" />,
    title: '线性稳压器 LDO',
    count: 1284,
    actions: <Button>保存选型</Button>,
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '线性稳压器 LDO' })).toBeVisible()
    await expect(canvas.getByText('1,284')).toBeVisible()
  },
}

export const Bare: Story = { args: { breadcrumb: undefined, symbol: undefined, count: undefined, actions: undefined } }

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  args: { title: '金属氧化物半导体场效应管（中低压 N 沟道）' },
}

export const Picture: Story = {}
