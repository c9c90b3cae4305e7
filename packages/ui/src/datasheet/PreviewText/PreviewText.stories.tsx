import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PreviewText } from './PreviewText.tsx'

const first = `TPS5430 3 A 宽输入降压转换器
ZHCS632J – 2006 年 1 月 – 2017 年 4 月修订

1 特性
· 输入电压范围：5.5 V 至 36 V
· 高达 3 A 连续（4 A 峰值）输出电流
· 通过 110 mΩ 集成式 MOSFET 开关实现高达 95 % 的效率
· 宽输出电压范围：可调节至 1.22 V，初始精度 1.5 %

2 应用
· 消费类：机顶盒、DVD、LCD 显示屏
· 工业用及车用音频电源`

const meta = {
  component: PreviewText,
  parameters: {
    docs: {
      description: {
        component: '文档前几页的文字，像纸一样：页面画出来之前、没有脚本时、搜索引擎都读它。画好以后就换成 PdfViewer。',
      },
    },
  },
  args: { pages: [first, '引脚定义与功能\n\nBOOT 1 高侧驱动的自举电容\nENA 5 通断控制\nVSENSE 4 反馈'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '第 1 页' })).toHaveTextContent('5.5 V 至 36 V')
    await expect(canvas.getByRole('region', { name: '第 2 页' })).toBeVisible()
  },
}

/** A page of drawings has no words. */
export const Drawn: Story = {
  args: { pages: [''] },
  play: ({ canvas }) => expect(canvas.getByText('这一页没有文字。')).toBeVisible(),
}

/** A line without a break stays on the paper. */
export const LongText: Story = { args: { pages: ['http://www.ti.com/lit/ds/symlink/'.padEnd(400, 'tps5430')] } }

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#fff"/><text x="60" y="80" font-size="20">TPS5430</text></svg>')}`

/** A picture of the page lies over its words, and both are there for whoever cannot see it. */
export const Pictured: Story = {
  args: { pictureOf: () => drawn },
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvas.getByRole('region', { name: '第 1 页' })
    await expect(sheet).toHaveTextContent('5.5 V 至 36 V')
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(595))
    const [paper, picture] = [sheet, canvasElement.querySelector('img') ?? sheet].map((each) =>
      each.getBoundingClientRect(),
    )
    await expect((paper?.height ?? 0) / (paper?.width ?? 1)).toBeCloseTo(842 / 595, 1)
    await expect(Math.abs((paper?.width ?? 0) - (picture?.width ?? 0))).toBeLessThan(3)
  },
}

/** Where no picture comes the words are seen. */
export const PictureLost: Story = {
  args: { pictureOf: () => 'data:image/webp;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await waitFor(() => expect(picture?.complete).toBe(true))
    await expect(getComputedStyle(picture ?? canvasElement).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(canvas.getByText(/5.5 V 至 36 V/)).toBeVisible()
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
