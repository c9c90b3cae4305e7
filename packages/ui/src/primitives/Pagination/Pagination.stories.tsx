import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: '列表的页，都是链接：没有脚本也能翻，可以在新窗口打开。总数与每页几条写在一行。不做无限滚动。',
      },
    },
  },
  args: { page: 7, pageSize: 20, total: 1204, hrefFor: (page: number) => `#page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

const sizes = [20, 50, 100].map((size) => ({ size, href: `#size=${size}` }))

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '第 61 页' })).toHaveAttribute('href', '#page=61')
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page=8')
  },
}

/** Enter in the box follows the link; a page past the end is the last one. */
export const Jumps: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && followed(event), {
      capture: true,
    })
    await userEvent.type(canvas.getByRole('textbox', { name: '页码' }), '９９９{Enter}')
    await expect(followed.mock.lastCall?.[0].target).toHaveAttribute('href', '#page=61')
  },
}

export const OnePage: Story = {
  args: { page: 1, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The total is true; pages end where nobody turns them any more. */
export const ManyPages: Story = {
  args: { page: 7, total: 56_664, sizes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('56,664')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '第 500 页' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '第 2834 页' })).toBeNull()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Pagination {...args} label="中间" />
      <Pagination {...args} label="开头" page={1} sizes={sizes} />
      <Pagination {...args} label="一页" page={1} total={12} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
