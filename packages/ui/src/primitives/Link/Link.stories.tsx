import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  component: Link,
  parameters: {
    docs: {
      description: {
        component: '去别处。站内站外由外面决定；站外的自己带上 rel。做事的用 Button，看着像按钮的去处用 LinkButton。',
      },
    },
  },
  args: { href: '/specification_detail/1', children: '打开阅读' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开阅读' })).toHaveAttribute('href', '/specification_detail/1')
  },
}

/** Opens beside the page, and says so. */
export const Outside: Story = {
  args: { href: 'https://www.ti.com/', children: '德州仪器官网' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '德州仪器官网 在新窗口打开' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** An address made by people that would run code leads nowhere. */
export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('href')
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="/category/1">按参数找同类</Link>
      <Link href="https://www.ti.com/">德州仪器官网</Link>
      <Link href="/category/1" tone="plain">
        电源管理
      </Link>
      <Link href="/specification_detail/1" tone="part">
        TPS5430DDAR
      </Link>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
