import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { shop } from '../story-data.ts'
import { MerchantCard } from './MerchantCard.tsx'
import { MerchantList } from './MerchantList.tsx'

const long = { ...shop, id: 2, name: '深圳市前海联创晶电供应链管理有限公司华强北现货旗舰店', mainBrands: [], score: 0 }

const meta = {
  component: MerchantCard,
  parameters: {
    docs: {
      description: { component: '用途：商城里的一家店铺：谁开的、在哪、主营什么、买家怎么说。多家用 MerchantList。' },
    },
  },
  args: { merchant: shop, href: '#31', companyHref: '#company', action: <Button size="sm">关注</Button> },
} satisfies Meta<typeof MerchantCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '芯澜现货' })).toHaveAttribute('href', '#31')
    await expect(canvas.getByText('主营 德州仪器 TI、芯源 MPS')).toBeVisible()
    await expect(canvas.getByText('4.8')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '深圳市芯澜供应链有限公司' })).toHaveAttribute('href', '#company')
  },
}

/** A shop that nobody has rated yet, and one that is closed. */
export const Others: Story = {
  render: () => <MerchantList merchants={[long, { ...shop, status: 'closed' }]} hrefOf={({ id }) => `#${id}`} />,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('已停业')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Picture: Story = {
  render: () => (
    <MerchantList
      merchants={[shop, long, { ...shop, id: 3, status: 'closed' }]}
      hrefOf={({ id }) => `#${id}`}
      actionOf={() => <Button size="sm">关注</Button>}
    />
  ),
}
