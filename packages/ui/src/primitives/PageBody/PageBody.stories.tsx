import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageBody } from './PageBody.tsx'

const meta = {
  component: PageBody,
  parameters: {
    docs: {
      description: {
        component: '一页唯一的 main，“跳到主要内容”到这里。宽度按版面选：1200、1440、1600 或满窗。一页不要放两个。',
      },
    },
    layout: 'fullscreen',
  },
  args: { children: <h1>需求板</h1> },
} satisfies Meta<typeof PageBody>

export default meta
type Story = StoryObj<typeof meta>

/** ‘跳到主要内容’ can put the focus here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    main.focus()
    await expect(main).toHaveFocus()
    await expect(main).toHaveAttribute('id', 'main')
  },
}

export const Index: Story = { args: { layout: 'index' } }
export const Datasheet: Story = { args: { layout: 'datasheet' } }
export const WholeWindow: Story = { args: { layout: 'none' } }

export const Picture: Story = {
  args: { children: <div style={{ padding: 24, outline: '1px dashed' }}>1200 px 与两侧边距</div> },
}
