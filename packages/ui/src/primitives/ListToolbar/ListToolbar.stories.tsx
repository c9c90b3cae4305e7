import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ListToolbar } from './ListToolbar.tsx'

const order = {
  value: 'relevance',
  options: [
    { value: 'relevance', label: '相关度' },
    { value: 'stock', label: '库存从多到少' },
    { value: 'newest', label: '最新收录' },
  ],
  onChange: fn(),
}

const download = (
  <Button size="sm">
    <Download size={16} strokeWidth={1.5} aria-hidden /> 下载所选资料(2)
  </Button>
)

const meta = {
  component: ListToolbar,
  args: { title: '型号', total: 1268, order, children: download },
} satisfies Meta<typeof ListToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** Another order is asked for at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '型号 1,268' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '库存从多到少')
    await expect(args.order?.onChange).toHaveBeenCalledWith('stock')
  },
}

/** Counting stops at ten thousand. */
export const TooMany: Story = {
  args: { total: 10_001 },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '型号 1万+' })).toBeVisible(),
}

/** One order, nothing to do: the count alone. */
export const Plain: Story = { args: { order: undefined, children: undefined, total: 0 } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 900 }}>
      <ListToolbar {...args} />
      <ListToolbar {...args} total={10_001} order={undefined} />
      <ListToolbar title="资料" total={0} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
