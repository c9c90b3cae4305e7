import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Image } from './Image.tsx'

const board = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#1d4a39"/><g fill="none" stroke="#c0714a" stroke-width="3"><path d="M0 60h120l40 40h240M0 240h90l60-60h250M300 0v60l-40 40v200"/></g><rect x="150" y="100" width="100" height="100" fill="#20262a"/></svg>')}`
const part = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/><path d="M22 26v48M78 26v48M22 34h-8M22 50h-8M22 66h-8M78 34h8M78 50h8M78 66h8" stroke="#8b9097" stroke-width="5"/><rect x="24" y="20" width="52" height="60" rx="2" fill="#2b2f33"/></svg>')}`

const meta = {
  component: Image,
  args: { src: board, alt: 'TPS5430 评估板正面' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '按比例占位、靠近时才加载的图片；打不开时留下它的文字。芯片和标志用 fit="contain"，照片用默认的 cover；首屏第一张图用 loading="eager"，省流量模式用 loading="tap"。旁边已有文字时 alt 写空。不要在链接里用 tap，头像用 Avatar，品牌用 BrandMark。',
      },
    },
  },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'TPS5430 评估板正面' })).toHaveAttribute('loading', 'lazy')
  },
}

/** Nothing is fetched before it is asked for. */
export const LowData: Story = {
  args: { loading: 'tap' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('img', { name: 'TPS5430 评估板正面' })).toBeVisible()
  },
}

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'TPS5430 评估板正面' })).toBeVisible()
  },
}

export const Missing: Story = { args: { src: undefined, alt: '' } }

const long = '工业级宽输入电压降压转换器评估板正面照片，左侧为输入端子，右侧为输出端子，中间为电感'

export const LongText: Story = { args: { src: undefined, alt: long } }

export const Picture: Story = {
  decorators: [(Story) => <div style={{ width: 'min(848px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 200px)', alignItems: 'start' }}>
      <Image src={board} alt="评估板" loading="eager" />
      <Image src={part} alt="SO-8 封装" fit="contain" ratio={1} loading="eager" />
      <Image src={board} alt="评估板" loading="tap" />
      <Image src={undefined} alt={long} />
      <Image src={undefined} alt="" ratio={1} />
      <Image src={board} alt="评估板" ratio={16 / 9} loading="eager" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
