import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { menu } from '../story-data.ts'
import { TopMenu } from './TopMenu.tsx'

const meta = { component: TopMenu, args: { items: menu, current: '首页' } } satisfies Meta<typeof TopMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '资讯' })).not.toHaveAttribute('aria-current')
  },
}

/** Most pages of the mall and the user centre light nothing. */
export const NothingLit: Story = { args: { current: undefined } }

/** In the drawer of a phone. */
export const Picture: Story = { args: { layout: 'grid' } }
