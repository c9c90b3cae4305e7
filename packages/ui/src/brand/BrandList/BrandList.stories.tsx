import type { SpecBrand } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { BrandList } from './BrandList.tsx'

const brandOf = (id: number, name: string, brandCn: string, more: Partial<SpecBrand> = {}): SpecBrand => ({
  id,
  name,
  brandCn,
  brandEn: name,
  fullName: `${brandCn} ${name}`,
  aliases: [],
  fullLogo: '',
  website: '',
  country: '美国',
  letter: name.charAt(0).toUpperCase(),
  type: 1,
  modelCount: id * 1204,
  specCount: id * 87,
  ...more,
})

const brands = [
  brandOf(1, 'ADI', '亚德诺', {
    brandEn: 'Analog Devices',
    aliases: ['Linear', '凌力尔特'],
    absorbed: [
      { name: 'Maxim Integrated', year: 2021 },
      { name: 'Linear Technology', year: 2017 },
    ],
  }),
  brandOf(2, 'TI', '德州仪器', { brandEn: 'Texas Instruments', aliases: ['德仪', 'Burr-Brown'] }),
  brandOf(3, 'muRata', '村田', { country: '日本' }),
  brandOf(4, 'GigaDevice', '兆易创新', { country: '中国', type: 2 }),
  brandOf(5, 'YAGEO', '国巨', { country: '中国台湾' }),
]

const meta = {
  component: BrandList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：品牌的列表，一项说全名称、别名、并购与数量。何时用：品牌库这样要按名字认品牌的页面。只要名字和数量时用 BrandGrid。',
      },
    },
  },
  args: { brands, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof BrandList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /TI 德州仪器/ })).toHaveAttribute('href', '#2')
    await expect(canvas.getByText('Maxim Integrated、Linear Technology → ADI')).toBeVisible()
  },
}

export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { brands: [], whenEmpty: <Button tone="primary">新增品牌</Button> },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '新增品牌' })).toBeVisible(),
}

export const Picture: Story = {
  decorators: [(Story) => <div style={{ width: 1160, maxWidth: '100%' }}>{Story()}</div>],
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
