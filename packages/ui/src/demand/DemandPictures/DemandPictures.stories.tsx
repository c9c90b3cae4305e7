import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DemandPictures } from './DemandPictures.tsx'

/** A plain picture in the colour of its number. */
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${hue} 30% 70%)"/></svg>`)}`

const meta = {
  component: DemandPictures,
  parameters: {
    docs: { description: { component: '用途：一条供求的实物图片，小图并排；点开与窗口一样大，可以放大、前后翻。' } },
  },
  args: { images: [picture(20), picture(140), picture(260)], model: 'STM32F103C8T6' },
} satisfies Meta<typeof DemandPictures>

export default meta
type Story = StoryObj<typeof meta>

/** A picture opens large, and Escape leads back to it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: '放大 STM32F103C8T6 图片 2' })
    await userEvent.click(second)
    const stage = await screen.findByRole('dialog')
    await expect(stage).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const One: Story = { args: { images: [picture(20)] } }
export const Gone: Story = { args: { images: ['/no-such-picture.png'] } }
