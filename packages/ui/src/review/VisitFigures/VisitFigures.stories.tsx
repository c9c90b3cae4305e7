import type { FigureDay } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VisitFigures } from './VisitFigures.tsx'

/** The same every time, and uneven as days are. */
const days: FigureDay[] = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 27 + at)).toISOString().slice(0, 10),
  views: 4000 + ((at * 37) % 61) * 90,
  searches: 900 + ((at * 29) % 53) * 21,
  missed: (at * 13) % 31,
}))
const pages = [
  { place: '/specification/$search', views: 41_230 },
  { place: '/datasheet/datasheetDetail/$', views: 38_102 },
  { place: '/', views: 12_408 },
  { place: '/inquiry/batchSearch', views: 950 },
]

const meta = {
  component: VisitFigures,
  parameters: {
    docs: {
      description: {
        component:
          '用途：近 30 天每天打开了多少页面、搜了多少次、多少次没有结果，哪些页面打开最多。只有次数，不区分访客。每张图都有同样的数据表。',
      },
    },
  },
  args: { days: { data: days, totalRecord: 30 }, pages: { data: pages, totalRecord: 4 } },
} satisfies Meta<typeof VisitFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('看数字')[0] as HTMLElement)
    await expect(canvas.getByRole('row', { name: '2026-11-25 7,240' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /specification\/\$search 41,230/ })).toBeVisible()
  },
}
export const Empty: Story = {
  args: {
    days: { data: days.map(({ day }) => ({ day, views: 0, searches: 0, missed: 0 })), totalRecord: 30 },
    pages: { data: [], totalRecord: 0 },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('近 30 天没有。')).toHaveLength(3),
}
export const Loading: Story = { args: { days: 'loading', pages: 'loading' } }
export const Broken: Story = {
  args: { days: { kind: 'server', onRetry: fn() }, pages: { kind: 'network', onRetry: fn() } },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
