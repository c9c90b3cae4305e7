import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OmniSearch } from '../../search/OmniSearch/OmniSearch.tsx'
import { QueryChips } from '../../search/QueryChips/QueryChips.tsx'
import { chips, query } from '../story-data.ts'
import { SearchStrip } from './SearchStrip.tsx'

const box = <OmniSearch value={query} onChange={fn()} onSearch={fn()} hrefOf={({ id }) => `#${id}`} />

const meta = {
  component: SearchStrip,
  parameters: {
    docs: { description: { component: '资料页面里页头下的搜索条，滚动时留着。它使粘住的表头往下让 64 px。' } },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: { search: box, chips: <QueryChips chips={chips} hrefWithout={({ start }) => `#without-${start}`} /> },
} satisfies Meta<typeof SearchStrip>

export default meta
type Story = StoryObj<typeof meta>

/** It stays at the top while the page goes by. */
export const Default: Story = {
  render: (args) => (
    <>
      <SearchStrip {...args} />
      <div style={{ height: 2000 }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 600)
    await expect(canvas.getByRole('combobox').getBoundingClientRect().top).toBeLessThan(64)
    window.scrollTo(0, 0)
  },
}

/** Nothing asked yet: the box alone. */
export const Alone: Story = { args: { chips: undefined } }

/** Below 1024 px the reading stands on a line of its own. */
export const Narrow: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
