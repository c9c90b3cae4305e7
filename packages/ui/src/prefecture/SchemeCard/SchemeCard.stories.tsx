import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scheme } from '../story-data.ts'
import { SchemeGrid } from './SchemeCard.tsx'

const meta = {
  component: SchemeGrid,
  parameters: {
    docs: { description: { component: '用途：电路方案的列表。方案以图示人，下面是名称、主芯片与物料行数。' } },
  },
  args: {
    schemes: [scheme, { ...scheme, id: 4, name: 'RS-485 接口与失效保护偏置', model: 'SP3485EN-L/TR', brandCn: '迈凌' }],
    hrefOf: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof SchemeGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: scheme.name })).toHaveAttribute('href', '#3'),
}

export const DarkPicture: Story = { parameters: { theme: 'dark' } }
