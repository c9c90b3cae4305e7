import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OnScreen } from './OnScreen.tsx'

const meta = {
  component: OnScreen,
  parameters: {
    docs: { description: { component: '用途：打印时不要的部分，如进度、按钮、物流。屏幕上不占位置，也不改变排版。' } },
  },
  args: { children: '只在屏幕上' },
} satisfies Meta<typeof OnScreen>

export default meta
type Story = StoryObj<typeof meta>

/** On the screen it takes no box of its own; the rule for paper takes it away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getByText('只在屏幕上')
    await expect(getComputedStyle(shown).display).toBe('contents')
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const forPaper = rules.filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    const hidden = forPaper.some((rule) =>
      [...shown.classList].some((name) => rule.cssText.includes(`.${name}`) && rule.cssText.includes('display: none')),
    )
    await expect(hidden).toBe(true)
  },
}
