import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PdfSidebar, type PdfSidebarProps } from './PdfSidebar.tsx'

const outline = [
  { title: '1 特性', page: 1, level: 1 },
  { title: '2 应用', page: 1, level: 1 },
  { title: '3 说明', page: 1, level: 1 },
  { title: '4 修订记录', page: 2, level: 1 },
  { title: '5 引脚定义与功能', page: 3, level: 1 },
  { title: '6 规格', page: 4, level: 1 },
  { title: '6.1 绝对最大额定值', page: 4, level: 2 },
  { title: '6.5 电气特性', page: 5, level: 2 },
  { title: '7 详细说明', page: 8, level: 1 },
  { title: '7.3 功能说明', page: 9, level: 2 },
  { title: '8 应用与实现', page: 12, level: 1 },
]

const hits = [
  { page: 3, snippet: 'ENA 5 I On and off control. Below 0.5 V, the device stops switching.', count: 3 },
  { page: 5, snippet: 'Start threshold voltage, ENA: 1.3 V max', count: 3 },
  { page: 9, snippet: '', count: 2 },
]

const meta = {
  component: PdfSidebar,
  parameters: {
    docs: {
      description: {
        component: '阅读器的侧边：查一个词，按章节、缩略图、命中走。窄屏里进抽屉。自己不取数据，目录由阅读器给。',
      },
    },
  },
  args: { outline, hits: [], find: '', onFind: fn(), page: 3, onGo: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: Number(parameters['width'] ?? 260), maxWidth: '100%', height: 620, overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfSidebar>

export default meta
type Story = StoryObj<typeof meta>

/** The outline: the chapter that is read is marked. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /引脚定义与功能/ })).toHaveAttribute('aria-current', 'location')
    await userEvent.click(canvas.getByRole('button', { name: /电气特性/ }))
    await expect(args.onGo).toHaveBeenCalledWith(5)
  },
}

function Kept(props: PdfSidebarProps) {
  const [find, setFind] = useState(props.find)
  return <PdfSidebar {...props} find={find} onFind={setFind} hits={find ? hits : []} />
}

/** Typing opens the hits; Enter goes to the next one. */
export const Finding: Story = {
  args: { position: { at: 1, total: 8 }, onStep: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '在文中查找' }), 'ENA')
    await expect(canvas.getByRole('tab', { name: /命中/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('2/8')
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: /Start threshold/ }))
    await expect(args.onGo).toHaveBeenCalledWith(5)
  },
}

/** What a visitor may not read yet carries a lock. */
export const Locked: Story = {
  args: { find: 'ENA', hits, lockedAfter: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '登录后阅读' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '2 处，登录后阅读' })).toBeVisible()
  },
}

export const NothingFound: Story = { args: { find: 'dropuot' } }
export const NoOutline: Story = { args: { outline: [] } }

const paper = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="110" height="155"><path d="M12 18h60M12 30h86M12 40h86M12 50h70" stroke="gray"/></svg>')}`

/** Pages at a glance. */
export const Pages: Story = {
  args: { tab: 'thumbs', lockedAfter: 3, thumbnails: { pageCount: 6, thumbnailOf: async () => paper } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await expect(args.onGo).toHaveBeenCalledWith(2)
  },
}

/** Several at once, so their landmarks share a name. */
const several = { width: 560, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

export const Picture: Story = {
  parameters: several,
  args: { find: 'ENA', hits, lockedAfter: 3, position: { at: 1, total: 8 }, onStep: fn() },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, width: 560, maxWidth: '100%' }}>
      <div style={{ width: 260 }}>
        <PdfSidebar {...args} />
      </div>
      <div style={{ width: 260 }}>
        <PdfSidebar {...args} tab="outline" />
      </div>
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { ...several, theme: 'dark' } }
