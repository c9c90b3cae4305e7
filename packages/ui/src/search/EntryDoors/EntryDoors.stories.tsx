import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClipboardPaste, SlidersHorizontal, Upload } from 'lucide-react'
import { expect } from 'storybook/test'
import { EntryDoors } from './EntryDoors.tsx'

const meta = {
  component: EntryDoors,
  parameters: {
    docs: { description: { component: '搜索框旁边的几个入口：按参数选、粘贴 BOM、上传资料。只在首页。' } },
  },
  args: {
    items: [
      { icon: SlidersHorizontal, title: '按参数选型', why: '1,293 个分类，参数可填范围与单位', href: '#select' },
      { icon: ClipboardPaste, title: '粘贴 BOM', why: '整张物料表，一次配齐、询价、下单', href: '#bom' },
      { icon: Upload, title: '上传资料', why: 'PDF 自动识别品牌与型号', href: '#upload' },
    ],
  },
} satisfies Meta<typeof EntryDoors>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /粘贴 BOM/ })).toHaveAttribute('href', '#bom'),
}

/** A door that is still shut says so, and leads nowhere. */
export const NotOpen: Story = {
  args: { items: meta.args.items.map((door, at) => (at === 1 ? { ...door, href: null } : door)) },
  play: async ({ canvas }) => {
    const door = canvas.getByRole('link', { name: /粘贴 BOM/ })
    await expect(door).toHaveAttribute('aria-disabled', 'true')
    await expect(door).not.toHaveAttribute('href')
  },
}

export const Picture: Story = {
  args: NotOpen.args,
  decorators: [
    (Story) => (
      <div style={{ width: 426, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: NotOpen.args, globals: { viewport: { value: 'phone' } } }
