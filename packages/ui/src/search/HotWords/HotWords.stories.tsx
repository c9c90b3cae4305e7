import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HotWords } from './HotWords.tsx'

const words = ['STM32F103C8T6', 'TPS5430DDAR', 'CH340C', 'AMS1117-3.3', 'W25Q128JVSIQ', 'ESP32-S3', 'LM358DR2G'].map(
  (name, at) => ({ id: at + 1, name, count: 900 - at * 40 }),
)

const meta = {
  component: HotWords,
  parameters: { docs: { description: { component: '别人在搜什么，框下安静的一行。不滚动，不标火。没有就不画。' } } },
  args: { words, hrefOf: (word) => `#${word.name}` },
} satisfies Meta<typeof HotWords>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '热搜' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'CH340C' })).toHaveAttribute('href', '#CH340C')
  },
}

export const Empty: Story = { args: { words: [] }, play: ({ canvas }) => expect(canvas.queryByText('热搜')).toBeNull() }

export const Picture: Story = {}
/** One line, pulled by a finger. */
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
