import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta = {
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: '芯谱的标志，墨色跟着它站的地方。页头、脚、封面用它。不要改颜色，不要加影子，四周留够空。',
      },
    },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '芯谱 Xinpu' })).toBeVisible()
  },
}

export const Mark: Story = { args: { variant: 'mark' } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 32 }}>
      <Logo />
      <Logo variant="mark" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
