import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SpecDto } from '@xinpu/sdk/types'
import { Download, Ellipsis, Mail, Share2, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SpecHeader } from './SpecHeader.tsx'

const spec: SpecDto = {
  id: 8121,
  brandId: 12,
  filename: 'TPS5430 3 A 宽输入降压转换器.pdf',
  title: 'TPS5430 3 A 宽输入降压转换器',
  model: 'TPS5430',
  brandCn: '德州仪器',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 3,
  categoryName: 'DC-DC 转换器',
  language: 'en',
  revision: 'J',
  fileSize: 1_214_000,
  pageCount: 33,
  downloadCount: 12_806,
  createTime: '2017-04-03T08:00:00Z',
}

const actions = (
  <>
    <Button tone="quiet">
      <Icon of={Star} />
      收藏
    </Button>
    <Button tone="quiet">
      <Icon of={Share2} />
      分享
    </Button>
    <Button>
      <Icon of={Mail} />
      发到邮箱
    </Button>
    <Button>
      <Icon of={Download} />
      下载
    </Button>
  </>
)

const menu = (
  <Button tone="quiet" shape="icon" aria-label="更多操作">
    <Icon of={Ellipsis} size={20} />
  </Button>
)

const meta = {
  component: SpecHeader,
  args: { spec, brandHref: '#brand', backHref: '#part', actions, menu },
  parameters: {
    docs: {
      description: {
        component:
          '阅读器的头，60 px：是什么、谁的、第几版、多长，以及能拿它做什么。动作由外面决定有没有。列表里的一份用 SpecCard。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SpecHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('TPS5430 3 A 宽输入降压转换器')
    await expect(canvas.getByRole('link', { name: '德州仪器 TI' })).toHaveAttribute('href', '#brand')
    await expect(canvas.getByRole('link', { name: '返回' })).toHaveAttribute('href', '#part')
  },
}

/** A long title gives way at its end; the number at its start stays whole. */
export const LongTitle: Story = {
  args: { spec: { ...spec, title: `TPS5430 ${'宽输入降压转换器、热增强型封装与应用设计指南'.repeat(4)}` } },
}

/** Most documents are called after more than their part. */
export const WithoutNumber: Story = {
  args: {
    spec: {
      ...spec,
      title: '芯片电容器与片式铁氧体磁珠规格总览',
      model: 'GRM155R71C104KA88D',
      brandCn: '村田',
      brandName: 'muRata',
    },
  },
}

/** Another site's document says whose it is before anything else; what is not known of it is left out. */
export const Outside: Story = {
  args: { spec: { ...spec, revision: '', pageCount: 0, fileSize: 0, downloadCount: 0 }, source: 'www.ti.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('外部来源')).toBeVisible()
    await expect(canvas.getByText(/www\.ti\.com/)).toBeVisible()
    await expect(canvas.queryByText(/页|下载 0/)).toBeNull()
  },
}

export const Picture: Story = {}

export const DarkPicture: Story = { parameters: { theme: 'dark' } }
