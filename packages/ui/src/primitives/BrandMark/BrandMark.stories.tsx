import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandMark } from './BrandMark.tsx'

const meta = {
  component: BrandMark,
  parameters: {
    docs: { description: { component: '品牌的标：标志，或名字开头放在框里。名字总写在旁边。人用 UserAvatar。' } },
  },
  args: { name: 'Texas Instruments' },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

/** Without a logo it is drawn from the name. */
export const Drawn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TI')).toBeVisible()
  },
}

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#a00"/></svg>')}`

export const WithLogo: Story = { args: { name: '村田', logo } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <BrandMark name="Texas Instruments" size="sm" />
      <BrandMark name="muRata" />
      <BrandMark name="村田" />
      <BrandMark name="3M" />
      <BrandMark name="德州仪器 Texas Instruments" size="lg" />
      <BrandMark name="村田" logo={logo} size="lg" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
