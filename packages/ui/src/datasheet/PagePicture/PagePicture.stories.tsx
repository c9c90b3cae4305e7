import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PagePicture } from './PagePicture.tsx'

/** A page that needs no server. */
const lines = Array.from({ length: 30 }, (_, at) => `<path d="M70 ${170 + at * 34}h${520 + ((at * 97) % 240)}"/>`)
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1273"><rect width="900" height="1273" fill="#fff"/><text x="70" y="110" font-family="monospace" font-size="34" fill="#222">TPS5430DDAR</text><g stroke="#999" stroke-width="7">${lines.join('')}</g></svg>`
const src = `data:image/svg+xml,${encodeURIComponent(drawn)}`

const meta = {
  component: PagePicture,
  parameters: {
    docs: { description: { component: '资料的一页，放在从它读来的数值旁边。看得见时才来，点开就在阅读器的那一页。' } },
  },
  args: { src, page: 5, title: 'TPS5430DDAR 数据手册', href: '#reader' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PagePicture>

export default meta
type Story = StoryObj<typeof meta>

const pictureIn = (root: HTMLElement) => root.querySelector('img')

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '阅读 TPS5430DDAR 数据手册 第 5 页' })
    await expect(link).toHaveAttribute('href', '#reader')
    await waitFor(() => expect(pictureIn(canvasElement)?.naturalWidth).toBe(900))
    await expect(canvas.getByText('p.5')).toBeVisible()
  },
}

/** On its way, it is paper of the right shape: nothing jumps when it comes. */
export const Awaited: Story = {
  render: (args) => (
    <div style={{ marginTop: 9000 }}>
      <PagePicture {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/没能显示/)).toBeNull()
    const { width = 1, height = 0 } = pictureIn(canvasElement)?.getBoundingClientRect() ?? {}
    await expect(height / width).toBeCloseTo(1273 / 900, 1)
  },
}

/** A page that cannot be drawn can still be read. */
export const Lost: Story = {
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第 5 页没能显示/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /打开阅读/ })).toHaveAttribute('href', '#reader')
  },
}

const shown: Story['play'] = ({ canvasElement }) =>
  waitFor(() => expect(pictureIn(canvasElement)?.complete && pictureIn(canvasElement)?.naturalWidth).toBe(900))

export const Picture: Story = { play: shown }
export const DarkPicture: Story = { play: shown, parameters: { theme: 'dark' } }
