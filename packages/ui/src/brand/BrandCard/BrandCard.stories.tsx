import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { BrandCard, type BrandCardProps } from './BrandCard.tsx'

const brand = {
  name: 'TI',
  brandCn: '德州仪器',
  brandEn: 'Texas Instruments',
  aliases: ['TEXAS', '德仪'],
  fullLogo: '',
  country: '美国',
  modelCount: 27_046,
  specCount: 9_120,
} satisfies BrandCardProps['brand']

const meta = {
  component: BrandCard,
  parameters: {
    docs: {
      description: {
        component: '一个品牌：行里叫的名字、中文名、这里有多少型号。整块是一个链接。很多品牌用 BrandGrid。',
      },
    },
  },
  args: { brand, href: '#brand' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /TI.*德州仪器/ })).toHaveAttribute('href', '#brand'),
}

/** Everything that is known, for lists of brands. */
export const Row: Story = { args: { form: 'row', action: <Button size="sm">关注</Button> } }

export const LongText: Story = {
  args: {
    form: 'row',
    brand: {
      ...brand,
      brandCn: '一个名字特别长的半导体股份有限公司',
      aliases: Array.from({ length: 9 }, (_, at) => `别名 ${at}`),
    },
  },
}

const Sheet = (props: BrandCardProps) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <div style={{ width: 162 }}>
      <BrandCard {...props} />
    </div>
    <BrandCard {...props} form="row" action={<Button size="sm">关注</Button>} />
  </div>
)

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
