import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ParamFilter } from '../ParamFilter/ParamFilter.tsx'
import { kind, voltage } from '../ParamFilter/samples.ts'
import { FilterDrawer } from './FilterDrawer.tsx'

const meta = {
  component: FilterDrawer,
  parameters: {
    docs: { description: { component: '窄于 1024 px 时，筛选收进按钮后面的抽屉；底部说还剩多少。宽屏上不画。' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    narrowed: 2,
    total: 64,
    clearHref: '#all',
    children: [kind, voltage].map((parameter) => (
      <ParamFilter key={parameter.name} parameter={parameter} hrefOf={(value) => `#${value}`} onChange={fn()} />
    )),
  },
} satisfies Meta<typeof FilterDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** The drawer opens with all filters, and its button tells what is left. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选(2)' }))
    await expect(await screen.findByRole('link', { name: /3\.3 V/ })).toBeVisible()
    await expect(screen.getByRole('link', { name: '清空' })).toHaveAttribute('href', '#all')
    await userEvent.click(screen.getByRole('button', { name: '查看 64 个型号' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const None: Story = {
  args: { narrowed: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '筛选' })).toBeVisible(),
}
