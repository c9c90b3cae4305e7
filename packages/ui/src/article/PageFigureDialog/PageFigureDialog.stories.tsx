import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PageFigureDialog } from './PageFigureDialog.tsx'

const late = { timeout: 12_000 }
const page = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1273"><rect width="900" height="1273" fill="#fff"/><path d="M100 500 400 200 800 180" stroke="#000" fill="none"/></svg>',
)}`

const meta = {
  component: PageFigureDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：写文章时引用数据手册里的图（N20）：找手册、翻页、框选、写说明。放进正文的是本站自己的图片，图下注明出处并链接到原页。不要用它放自己的照片，那直接粘贴或拖入。',
      },
      story: { inline: false, height: '760px' },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onFigure: fn(),
    send: fn(async ({ name, size }: File) => ({
      url: '/files/oss/abcdefghijklmnopqrstuv.png',
      name,
      size,
      fileType: 'png',
      key: name,
    })),
    sheets: {
      find: fn(async () => [{ id: 7, title: 'TPS54302 数据手册', note: 'TI · TPS54302DDCR', pageCount: 24 }]),
      pictureOf: () => page,
      hrefOf: (id: number, at: number) => `/specification_detail/${id}?pg=${at}`,
    },
  },
} satisfies Meta<typeof PageFigureDialog>

export default meta
type Story = StoryObj<typeof meta>

/** By keys alone: found, turned to, told, put into the text with its source. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: '数据手册' }), 'TPS54302{Enter}')
    const hit = await screen.findByRole('button', { name: /TPS54302 数据手册/ })
    hit.focus()
    await userEvent.keyboard('{Enter}')
    const number = await screen.findByRole('textbox', { name: /页码/ }, late)
    await userEvent.clear(number)
    await userEvent.type(number, '7{Enter}')
    await screen.findByRole('img', { name: 'TPS54302 数据手册 第 7 页' })
    await userEvent.type(screen.getByRole('textbox', { name: /图的说明/ }), '12 V 输入时的效率')
    const put = screen.getByRole('button', { name: '放进正文' })
    await waitFor(() => expect(put).toBeEnabled())
    await userEvent.click(put)
    await waitFor(() =>
      expect(args.onFigure).toHaveBeenCalledWith({
        src: '/files/oss/abcdefghijklmnopqrstuv.png',
        caption: '12 V 输入时的效率',
        href: '/specification_detail/7?pg=7',
        source: 'TPS54302 数据手册，第 7 页',
      }),
    )
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Nothing is found: what to try is said. */
export const Empty: Story = {
  args: { sheets: { ...meta.args.sheets, find: async () => [] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: '数据手册' }), '没有这份{Enter}')
    await expect(await screen.findByText('没有找到手册')).toBeVisible()
  },
}

/** The server could not be reached: asked again by a press. */
export const Failed: Story = {
  args: { sheets: { ...meta.args.sheets, find: () => Promise.reject(new Error('网络中断')) } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: '数据手册' }), 'TPS{Enter}')
    await expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible()
  },
}
