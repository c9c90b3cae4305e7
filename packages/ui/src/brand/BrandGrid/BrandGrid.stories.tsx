import type { SpecBrand } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandGrid } from './BrandGrid.tsx'

const names: [name: string, brandCn: string, modelCount: number][] = [
  ['muRata', '村田', 8548],
  ['TI', '德州仪器', 27_046],
  ['YAGEO', '国巨', 24_473],
  ['ADI', '亚德诺', 11_608],
  ['ST', '意法半导体', 6958],
  ['onsemi', '安森美', 8050],
  ['Microchip', '微芯', 7601],
  ['Fenghua', '风华高科', 9225],
  ['NXP', '恩智浦', 2117],
  ['Infineon', '英飞凌', 4028],
  ['ROHM', '罗姆', 4689],
  ['GigaDevice', '兆易创新', 1012],
  ['Sunlord', '顺络', 3124],
  ['Renesas', '瑞萨', 2084],
  ['SGMICRO', '圣邦微', 1846],
  ['Nexperia', '安世', 4155],
]

const brands = names.map(([name, brandCn, modelCount], at): SpecBrand => ({
  id: at + 1,
  name,
  brandCn,
  brandEn: name,
  fullName: `${brandCn} ${name}`,
  aliases: [],
  fullLogo: '',
  website: '',
  country: '',
  letter: name.charAt(0).toUpperCase(),
  type: 1,
  modelCount,
  specCount: 0,
}))

const meta = {
  component: BrandGrid,
  parameters: {
    docs: { description: { component: '品牌排在细线分开的格子里，一行八个。有标志画标志，没有画名字的开头。' } },
  },
  args: { brands, hrefOf: (brand) => `#${brand.id}` },
} satisfies Meta<typeof BrandGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /GigaDevice/ })).toHaveAttribute('href', '#12')
  },
}

export const Empty: Story = { args: { brands: [] } }
export const Loading: Story = { args: { isLoading: true } }
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
      <div style={{ width: 1160, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
