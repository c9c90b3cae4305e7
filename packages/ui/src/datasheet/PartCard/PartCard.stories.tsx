import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { capacitors, mixed } from '../PartTable/samples.ts'
import { PartCard, type PartCardProps } from './PartCard.tsx'

const [capacitor, , , old, alike] = capacitors
const [, converter] = mixed
if (!capacitor || !old || !alike || !converter) throw new Error('The samples lost a part.')

const meta = {
  component: PartCard,
  parameters: {
    docs: {
      description: {
        component: '一个型号成一块：型号、品牌、参数、状态。表格放不下的地方用它，比如手机。宽的地方用 PartTable。',
      },
    },
  },
  args: { part: capacitor, href: '#part', ranges: [[8, 11]], datasheet: '#spec', onFavour: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 343, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'GRM155R71C104KA88D 数据手册' })).toHaveAttribute('href', '#spec')
    await userEvent.click(canvas.getByRole('button', { name: '收藏 GRM155R71C104KA88D' }))
    await expect(args.onFavour).toHaveBeenCalledWith(capacitor, true)
  },
}

/** It only looks like what was searched. */
export const Alike: Story = {
  args: { part: alike },
  play: ({ canvas }) => expect(canvas.getByText('型号相近，非同一器件')).toBeVisible(),
}

export const Obsolete: Story = { args: { part: { ...old, lifecycle: 'obsolete' }, isFavour: true } }

/** A long number goes on below; it is never cut. */
export const LongNumber: Story = {
  args: { part: { ...converter, model: 'AAAA0402-VERY-LONG-MAKER-PART-NUMBER-123456789/REEL' } },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
}

const Sheet = (props: PartCardProps) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <PartCard {...props} />
    <PartCard {...props} part={alike} ranges={[]} datasheet={null} />
    <PartCard {...props} part={{ ...old, lifecycle: 'obsolete' }} ranges={[]} isFavour />
    <PartCard {...props} part={converter} ranges={[]} onFavour={undefined} />
  </div>
)

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
