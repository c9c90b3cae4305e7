import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LetterIndex } from './LetterIndex.tsx'

const counts = { A: 128, B: 64, C: 91, D: 37, E: 22, F: 41, G: 18, H: 55, I: 73, J: 12, K: 29, L: 47, M: 116, N: 84 }
const more = { O: 33, P: 52, R: 46, S: 137, T: 98, V: 21, W: 35, X: 14, Y: 27, Z: 9, '#': 6 }
const letters = Object.entries({ ...counts, ...more }).map(([letter, count]) => ({ letter, count }))

const meta = {
  component: LetterIndex,
  parameters: {
    docs: {
      description: {
        component:
          '按首字母分段的长列表用它：品牌、代理商、原厂。每个字母若是独立的页面，给 hrefOf；若只筛选下方的列表，给 onChange。没有内容的字母仍占位、不可选，位置因此不变。少于 30 项的列表不要用，直接列出即可。',
      },
    },
  },
  args: { label: '品牌首字母', letters, value: 'T', hrefOf: (letter) => `/brand/${letter ?? ''}` },
} satisfies Meta<typeof LetterIndex>

export default meta
type Story = StoryObj<typeof meta>

/** Letters that are pages; Q has none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'T 98 个' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Q 0 个' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: '0–9 6 个' })).toBeVisible()
  },
}

const onChange = fn()

function Filtering() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <LetterIndex
      label="代理商首字母"
      letters={letters}
      value={value}
      onChange={(next) => (setValue(next), onChange(next))}
    />
  )
}

/** Letters that filter: arrows skip the empty ones, a key jumps. */
export const ByKeyboard: Story = {
  render: () => <Filtering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^全部/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith('B')
    await expect(canvas.getByRole('button', { name: /^B/, pressed: true })).toBeVisible()
    await userEvent.keyboard('p{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^R/ })).toHaveFocus()
    await userEvent.keyboard('7')
    await expect(canvas.getByRole('button', { name: /^0–9/ })).toHaveFocus()
  },
}

export const Empty: Story = { args: { letters: [], value: null } }

export const Narrow: Story = { globals: { viewport: { value: 'least' } } }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LetterIndex {...args} />
      <LetterIndex label="原厂首字母" letters={letters.slice(0, 3)} value={null} onChange={fn()} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
