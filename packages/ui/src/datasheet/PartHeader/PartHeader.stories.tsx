import type { PartDetail } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Share2, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { capacitors, mixed } from '../PartTable/samples.ts'
import { PartHeader } from './PartHeader.tsx'

const [, converter, mcu] = mixed
const [capacitor] = capacitors
if (!converter || !mcu || !capacitor) throw new Error('The samples lost a part.')

const detailed = (part: typeof converter, rest: Partial<PartDetail> = {}): PartDetail => ({
  ...part,
  brandAliases: [],
  parentCategoryId: 2,
  parentCategoryName: '电源管理',
  ...rest,
})

const actions = (
  <>
    <Button>
      <Icon of={Star} />
      收藏
    </Button>
    <Button tone="quiet">
      <Icon of={Share2} />
      分享
    </Button>
  </>
)

const meta = {
  component: PartHeader,
  parameters: {
    docs: {
      description: {
        component: '型号页的主语：型号、状态、制造商、关键参数、按比例的封装。一页只有一个，是这一页的 h1。',
      },
    },
  },
  args: { part: detailed(converter, { brandAliases: ['TEXAS INSTRUMENTS', '德仪'] }), brandHref: '#brand', actions },
} satisfies Meta<typeof PartHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'TPS5430DDAR' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制型号' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '德州仪器 TI' })).toHaveAttribute('href', '#brand')
    await expect(canvas.getByRole('img', { name: /SOIC-8-EP/ })).toBeVisible()
  },
}

export const Obsolete: Story = { args: { part: detailed(capacitor, { lifecycle: 'obsolete', stock: 0 }) } }

/** Nothing but the number is known. */
export const Sparse: Story = {
  args: {
    part: detailed(mcu, { params: [], package: '', lifecycle: 'unknown', stock: null, description: '' }),
    actions: undefined,
  },
}

export const LongText: Story = {
  args: {
    part: detailed(mcu, {
      model: 'AAAA0402-VERY-LONG-MAKER-PART-NUMBER-123456789/REEL',
      description: '一段很长的说明，'.repeat(12),
      params: converter.params.map((param) => ({ ...param, value: 'I2C/SPI/USART/CAN/USB' })),
    }),
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const Picture: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 832, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}
export const DarkPicture: Story = { ...Picture, args: { part: detailed(mcu) }, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
