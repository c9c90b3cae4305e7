import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { author } from '../story-data.ts'
import { AuthorCard } from './AuthorCard.tsx'

const meta = {
  component: AuthorCard,
  parameters: { docs: { description: { component: '一位作者：名字、文章数、关注人数和一句介绍。' } } },
  args: { author, href: '#author' },
} satisfies Meta<typeof AuthorCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: author.nickName })).toHaveAttribute('href', '#author')
  },
}
