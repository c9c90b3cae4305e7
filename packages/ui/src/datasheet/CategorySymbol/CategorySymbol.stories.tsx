import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategorySymbol } from './CategorySymbol.tsx'
import { drawings } from './drawings.ts'

const meta = {
  component: CategorySymbol,
  parameters: {
    docs: {
      description: {
        component:
          '分类的电路符号，照 IEC 画，颜色跟着文字。分类只用它，不用图标也不用照片。没有符号的分类画一个空框。',
      },
    },
  },
  args: { name: 'capacitor' },
} satisfies Meta<typeof CategorySymbol>

export default meta
type Story = StoryObj<typeof meta>

/** Decoration beside a name: not read aloud. */
export const Default: Story = {
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
}

/** A category without a symbol is a box with two leads. */
export const Unknown: Story = { args: { name: 'other' } }

export const Picture: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 96px)', gap: 16, width: 656, maxWidth: '100%' }}
    >
      {[...Object.keys(drawings), 'other'].map((name) => (
        <li key={name}>
          <CategorySymbol name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
