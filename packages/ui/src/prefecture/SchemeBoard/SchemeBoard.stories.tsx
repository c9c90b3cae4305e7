import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { scheme } from '../story-data.ts'
import { SchemeBoard } from './SchemeBoard.tsx'

const meta = {
  component: SchemeBoard,
  parameters: {
    docs: {
      description: {
        component: '用途：一个电路方案。图上的位号和物料行互相指认；改套数，用量跟着变。目录里没有的型号不是链接。',
      },
    },
  },
  args: {
    scheme,
    sets: 10,
    onSets: fn(),
    partHref: ({ modelId }) => `#${modelId}`,
    actions: <Button tone="primary">整套配单 10 套</Button>,
  },
} satisfies Meta<typeof SchemeBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TPS54302DDCR' })).toHaveAttribute('href', '#11')
    await expect(canvas.getByText('XPW-9001').closest('a')).toBeNull()
    await expect(canvas.getByRole('row', { name: /C1 C2/ })).toHaveTextContent('20')
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
