import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { MoneyText } from '../MoneyText/MoneyText.tsx'
import { StickyBar, type StickyBarProps } from './StickyBar.tsx'

/** A page longer than its window. */
const Page = (args: StickyBarProps) => {
  const lines = Array.from({ length: 24 }, (_, line) => <p key={line}>第 {line + 1} 行商品</p>)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div role="region" aria-label={`购物车${args.label}`} tabIndex={0} style={{ height: 320, overflow: 'auto' }}>
      {args.edge === 'top' ? <StickyBar {...args} /> : null}
      <div style={{ padding: 16, display: 'grid', gap: 12 }}>{lines}</div>
      {args.edge === 'top' ? null : <StickyBar {...args} />}
    </div>
  )
}

const meta = {
  component: StickyBar,
  args: {
    label: '结算',
    children: (
      <>
        <span>
          已选 3 件，共 <MoneyText value={1284.5} />
        </span>
        <Button tone="primary">去结算</Button>
      </>
    ),
  },
  render: Page,
  parameters: {
    docs: {
      description: {
        component:
          '页面滚动时始终看得见的一行：左边是要记住的数字，右边是主要动作，避开手机的安全区。用于结算、长表单的提交和询价。一页只放一条；内容一屏放得下时不要用。批量操作用 BulkBar。',
      },
    },
  },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The end of the page is far; the bar is there. */
export const Bottom: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: '购物车结算' }).getBoundingClientRect()
    const bar = canvas.getByRole('group', { name: '结算' }).getBoundingClientRect()
    await expect(Math.round(bar.bottom)).toBe(Math.round(page.bottom))
  },
}

export const Top: Story = {
  args: { edge: 'top', under: 'window' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '购物车结算' })
    region.scrollTop = 200
    const bar = canvas.getByRole('group', { name: '结算' }).getBoundingClientRect()
    await expect(Math.round(bar.top)).toBe(Math.round(region.getBoundingClientRect().top))
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '去结算' })).toHaveFocus()
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 720px) minmax(0, 320px)' }}>
      <Page {...args} />
      <Page {...args} edge="top" under="window" label="窄处" />
    </div>
  ),
  decorators: [(Story) => <div>{Story()}</div>],
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
