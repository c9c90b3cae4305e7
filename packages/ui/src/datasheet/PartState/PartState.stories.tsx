import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AlikeTag, LifecycleTag, StockTag } from './PartState.tsx'

const meta = {
  component: StockTag,
  parameters: {
    docs: { description: { component: '一个型号的现货与生命周期：形状加字，再加数。不要只用颜色说缺货。' } },
  },
  args: { stock: 32_901 },
} satisfies Meta<typeof StockTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText('现货 32,901')).toBeVisible() }

/** No catalogue told: nothing is drawn, rather than a zero. */
export const Untold: Story = {
  args: { stock: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
}

/** The same device in another packing is said to be just that. */
export const Suffix: Story = {
  render: () => <AlikeTag match="suffix" />,
  play: ({ canvas }) => expect(canvas.getByText('后缀不同')).toBeVisible(),
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <StockTag stock={32_901} />
      <StockTag stock={18} />
      <StockTag stock={0} />
      <LifecycleTag lifecycle="active" />
      <LifecycleTag lifecycle="nrnd" />
      <LifecycleTag lifecycle="eol" />
      <LifecycleTag lifecycle="obsolete" />
      <LifecycleTag lifecycle="unknown" />
      <AlikeTag match="alike" />
    </div>
  ),
}
