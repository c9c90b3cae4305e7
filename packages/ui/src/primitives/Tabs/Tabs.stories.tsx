import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LinkTabs } from './LinkTabs.tsx'
import { TabPanels } from './TabPanels.tsx'

const panels = [
  { id: 'overview', label: '概览', content: '5.5–36 V 输入 3 A 降压转换器' },
  { id: 'parameters', label: '参数', count: 28, content: '输入电压 5.5–36 V' },
  { id: 'offers', label: '报价', count: 1023, content: '启芯微电子 ¥3.86' },
]

const meta = {
  component: TabPanels,
  parameters: {
    docs: {
      description: {
        component:
          '同一件东西的几面。地址会变的用 LinkTabs，不变的用 TabPanels。不要拿来分步，分步用 Steps；多于一行时滚动，还有的那一头渐隐。',
      },
    },
  },
  subcomponents: { LinkTabs },
  args: { label: '型号资料', items: panels, onChange: fn() },
} satisfies Meta<typeof TabPanels>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows move between tabs; the panel follows. */
export const Panels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /概览/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /参数/ })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('输入电压')
    await expect(args.onChange).toHaveBeenLastCalledWith('parameters')
  },
}

const links = panels.map(({ id, label, count }) => ({ id, label, count, href: `/part/1?tab=${id}` }))

/** Tabs that are pages of their own. */
export const Links: Story = {
  render: () => <LinkTabs label="型号资料" items={links} current="offers" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('报价')
    await expect(fadesOf(canvas)).toBe('none')
  },
}

/** A row that is longer than its room fades where it goes on. */
export const Narrow: Story = {
  ...Links,
  play: ({ canvas }) => waitFor(() => expect(fadesOf(canvas)).toContain('linear-gradient')),
  decorators: [(Story) => <div style={{ width: 220, paddingInline: 16 }}>{Story()}</div>],
}

const fadesOf = (canvas: { getByRole: (role: 'list') => HTMLElement }) =>
  getComputedStyle(canvas.getByRole('list')).maskImage

/** Counts that come late make the row longer: what is shown stays in sight. */
export const LateCounts: Story = {
  render: () => <Counted />,
  decorators: Narrow.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const shown = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(shown.right).toBeLessThanOrEqual(canvas.getByRole('list').getBoundingClientRect().right + 1)
  },
}

function Counted() {
  const [count, setCount] = useState<number>()
  const items = links.map(({ id, label, href }) => ({ id, label, href, ...(count && { count }) }))
  return (
    <>
      <LinkTabs label="型号资料" items={items} current="offers" />
      <Button onPress={() => setCount(1023)}>数一数</Button>
    </>
  )
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TabPanels {...args} />
      <LinkTabs label="搜索范围" items={links} current="parameters" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
