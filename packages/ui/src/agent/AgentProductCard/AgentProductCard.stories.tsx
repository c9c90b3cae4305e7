import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '../story-data.ts'
import { AgentProductCard, AgentProductList } from './AgentProductCard.tsx'

const meta = {
  component: AgentProductCard,
  parameters: {
    docs: { description: { component: '用途：代理商供应的一个型号。很多个用 AgentProductList，宽处两列。' } },
  },
  args: { product, href: '#product' },
} satisfies Meta<typeof AgentProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#product'),
}

export const Picture: Story = {
  render: () => (
    <AgentProductList
      products={[
        product,
        { ...product, id: 2, model: 'STM32G030F6P6TR', brandCn: '意法半导体', name: '单片机' },
        {
          ...product,
          id: 3,
          model: 'A-VERY-LONG-ORDERING-NUMBER-OF-A-CONNECTOR-0123456789',
          name: '一种名字特别长的接插件',
        },
      ]}
      hrefOf={({ id }) => `#product-${id}`}
    />
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
