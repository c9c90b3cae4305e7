import type { QueryChip } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QueryChips, type QueryChipsProps } from './QueryChips.tsx'

const chips: QueryChip[] = [
  { kind: 'quantity', label: '容值', value: '100 nF', word: '0.1uF', start: 0 },
  { kind: 'package', label: '封装', value: '0402', word: '0402', start: 6 },
  { kind: 'category', label: '类别', value: '贴片电容 MLCC', word: '贴片电容', start: 11 },
  { kind: 'brand', label: '品牌', value: '村田 muRata', word: '村田', start: 16 },
]
const unread: QueryChip = { kind: 'text', label: '文字', value: '车规的', word: '车规的', start: 19 }

const meta = {
  component: QueryChips,
  parameters: {
    docs: {
      description: {
        component:
          '把打的词用行话读回来：名字安静，值等宽，各有一个去掉。它就是筛选：去掉一个就再搜一次。没读懂的词也在，虚线框。',
      },
    },
  },
  args: { chips, onRemove: fn(), total: 84, totalHref: '#search' },
} satisfies Meta<typeof QueryChips>

export default meta
type Story = StoryObj<typeof meta>

/** Each chip goes by its own cross. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去掉 品牌 村田 muRata' }))
    await expect(args.onRemove).toHaveBeenCalledWith(chips[3])
    await expect(canvas.getByRole('link', { name: '查看 84 个型号' })).toBeVisible()
  },
}

/** While scripts are off, a cross is a link to the search without that word. */
export const Linked: Story = {
  args: { onRemove: undefined, hrefWithout: (chip) => `#without-${chip.start}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去掉 封装 0402' })).toHaveAttribute('href', '#without-6')
  },
}

export const Unread: Story = { args: { chips: [...chips, unread], dropped: ['X9R'] } }

/** Nothing understood, nothing drawn. */
export const Empty: Story = { args: { chips: [] }, play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() }

const Sheet = (props: QueryChipsProps) => (
  <div style={{ display: 'grid', gap: 24, maxWidth: 820 }}>
    <QueryChips {...props} />
    <QueryChips {...props} chips={[...chips, unread]} dropped={['X9R']} total={12_000} />
    <QueryChips chips={chips} total={0} />
  </div>
)

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: Sheet, globals: { viewport: { value: 'phone' } } }
