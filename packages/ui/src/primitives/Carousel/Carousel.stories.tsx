import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { token } from '../../theme/index.ts'
import { Link } from '../Link/Link.tsx'
import { Carousel } from './Carousel.tsx'

const Board = ({ title, text }: { title: string; text: string }) => (
  <div
    style={{
      display: 'grid',
      gap: 4,
      alignContent: 'center',
      height: '100%',
      padding: 32,
      border: `1px solid ${token('color', 'line')}`,
      borderRadius: 6,
      background: token('color', 'surface'),
    }}
  >
    <strong style={{ fontSize: 20 }}>{title}</strong>
    <p>{text}</p>
    <p>
      <Link href="#more">查看</Link>
    </p>
  </div>
)

const slides = [
  {
    id: 'a',
    label: '被动器件现货周',
    children: <Board title="被动器件现货周" text="村田、国巨 12,000 种，当天发货。" />,
  },
  { id: 'b', label: 'TI 电源新品', children: <Board title="TI 电源新品" text="TPS543x 家族全系到货。" /> },
  { id: 'c', label: 'BOM 一次配齐', children: <Board title="BOM 一次配齐" text="上传清单，3 分钟出报价。" /> },
]

const meta = {
  component: Carousel,
  parameters: {
    docs: {
      description: {
        component:
          '一次只看一张的少量内容：商品图、活动。最多 6 张；自动播放必须给 interval，并自带暂停按钮，悬停、聚焦或系统要求减少动态时停止。首页不用轮播（look.md）；重要内容不要只放在第二张之后。',
      },
    },
  },
  args: { label: '商城活动', slides, ratio: '3 / 1', onSlide: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '1 / 3 被动器件现货周' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(1))
    await expect(canvas.getByRole('button', { name: '第 2 张：TI 电源新品' })).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: '第 3 张：BOM 一次配齐' }))
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(2))
  },
}

/** Slides out of sight cannot be reached; arrows turn, round and round. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: '查看' })[0]).toHaveFocus()
    await expect(canvas.getByRole('group', { name: /^2 \/ 3/ })).toHaveAttribute('inert')
    canvas.getByRole('button', { name: /^第 1 张/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(2))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(0))
  },
}

/** Goes by itself, until it is paused. */
export const Playing: Story = {
  args: { interval: 0.3 },
  play: async ({ args, canvas, userEvent }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button', { name: '暂停播放' })).toBeNull()
      return
    }
    await waitFor(() => expect(args.onSlide).toHaveBeenCalledWith(1), { timeout: 3000 })
    await userEvent.click(canvas.getByRole('button', { name: '暂停播放' }))
    await expect(canvas.getByRole('button', { name: '继续播放' })).toBeVisible()
  },
}

export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The room is kept while slides are on their way. */
export const Empty: Story = { args: { slides: [] } }

export const Narrow: Story = {
  args: { ratio: undefined },
  globals: { viewport: { value: 'least' } },
}

export const Picture: Story = { args: { interval: 3600 } }
export const DarkPicture: Story = { args: { interval: 3600 }, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: { ratio: '2 / 1' }, globals: { viewport: { value: 'phone' } } }
