import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Download, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = {
  component: Icon,
  args: { of: Download },
  parameters: {
    docs: {
      description: {
        component:
          '与文字并列的图标（lucide，线宽 1.5）：of 给出图形，不朗读。单独出现在按钮里时，名称写在按钮上。不要用图标代替看不懂就会出错的文字，不要只靠颜色区分。',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Beside words it says nothing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const drawing = canvasElement.querySelector('svg')
    for (const [name, value] of [
      ['aria-hidden', 'true'],
      ['width', '16'],
      ['stroke-width', '1.5'],
    ] as const)
      await expect(drawing).toHaveAttribute(name, value)
    await expect(drawing).not.toHaveAttribute('data-line')
  },
}

/** A small one has thicker lines; one of lines alone is not filled. */
export const Small: Story = {
  args: { of: Check, size: 14, weight: 'bold', isLine: true },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')
    await expect(drawing).toHaveAttribute('width', '14')
    await expect(drawing).toHaveAttribute('stroke-width', '2')
    await expect(drawing).toHaveAttribute('data-line', 'true')
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {([12, 14, 16, 18, 20, 22, 24] as const).map((size) => (
        <Icon key={size} of={Star} size={size} weight={size < 16 ? 'bold' : 'regular'} />
      ))}
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
