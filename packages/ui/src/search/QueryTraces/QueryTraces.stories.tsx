import type { QueryChip } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OmniSearch } from '../OmniSearch/OmniSearch.tsx'
import { QueryChips } from '../QueryChips/QueryChips.tsx'
import { QueryTraces } from './QueryTraces.tsx'

const text = '0.1uF 0402 贴片电容 村田'
const chips: QueryChip[] = [
  { kind: 'quantity', label: '容值', value: '100 nF', word: '0.1uF', start: 0 },
  { kind: 'package', label: '封装', value: '0402', word: '0402', start: 6 },
  { kind: 'category', label: '类别', value: '贴片电容 MLCC', word: '贴片电容', start: 11 },
  { kind: 'brand', label: '品牌', value: '村田 muRata', word: '村田', start: 16 },
]

const meta = {
  component: QueryTraces,
  parameters: {
    docs: {
      description: {
        component:
          '铜线从打的词连到读出的条件，按两边的位置算出来。只在首页、够宽时画；折行或窄于 1180 px 就只剩条件。它是画，读屏听不到。',
      },
    },
  },
  args: {
    text,
    chips,
    children: [
      <OmniSearch key="box" size="lg" value={text} onChange={fn()} onSearch={fn()} hrefOf={() => '#'} />,
      <QueryChips key="chips" chips={chips} onRemove={fn()} total={84} totalHref="#" />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 822, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => wide(),
} satisfies Meta<typeof QueryTraces>

export default meta
type Story = StoryObj<typeof meta>

/** Traces need 1180 px: the frame of a test is narrower, so the question about the width is answered for it. */
const asked = window.matchMedia
const wide = () => {
  window.matchMedia = (query) => (query.includes('1180px') ? { ...asked(query), matches: true } : asked(query))
  return () => {
    window.matchMedia = asked
  }
}

/** One trace a word, each ending in a via on its chip. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle[r="3"]')).toHaveLength(4))
  },
}

/** Chips that wrap stay alone. */
export const Wrapped: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 343, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('100 nF')).toBeVisible()
    await expect(canvasElement.querySelectorAll('circle[r="3"]')).toHaveLength(0)
  },
}

/** A word that was not understood has no trace. */
export const Unread: Story = {
  args: { chips: [{ kind: 'text', label: '文字', value: text, word: text, start: 0 }] },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('circle[r="3"]')).toHaveLength(0),
}

export const Picture: Story = { play: Default.play }
export const DarkPicture: Story = { play: Default.play, parameters: { theme: 'dark' } }
