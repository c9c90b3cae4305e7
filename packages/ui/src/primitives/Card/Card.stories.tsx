import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PartNumber } from '../PartNumber/PartNumber.tsx'
import { Card } from './Card.tsx'
import { CardLink } from './CardLink.tsx'

const favour = fn()

/** What stands in most cards: a name that leads somewhere, a line about it, one control of its own. */
const Part = ({ about = '3 A 降压转换器，输入 5.5–36 V' }: { about?: string }) => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <CardLink href="#TPS5430DDAR">
      <PartNumber>TPS5430DDAR</PartNumber>
    </CardLink>
    <p style={{ fontSize: 13 }}>{about}</p>
    <Button size="sm" onPress={favour}>
      收藏
    </Button>
  </div>
)

const meta = {
  component: Card,
  args: { children: <Part /> },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '把一件事物的几行内容收在一块表面上；放入一个 CardLink，整张卡片都可点击，读屏软件读到的是它的名称。用于列表中并列的事物和手机上的一行。不要把表格放进卡片，不要在卡片里再套卡片，一张卡片只放一个 CardLink。',
      },
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** The surface follows its link; its button does not. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'TPS5430DDAR' })
    const card = canvasElement.querySelector('p')!.getBoundingClientRect()
    await expect(document.elementFromPoint(card.x + 4, card.y + 4)).toBe(link)
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }))
    await expect(favour).toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '收藏' })).toHaveFocus()
  },
}

export const Bare: Story = { args: { children: '没有链接的卡片只是一块表面。' } }

const long =
  '工业级宽输入电压降压转换器，内置 110 mΩ 高边 MOSFET，适用于分布式电源、车载信息娱乐系统与电池充电器等对效率有要求的场合'

export const LongText: Story = { args: { children: <Part about={long} /> } }

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  args: { children: <Part about={long} />, padding: 'sm' },
}

export const Picture: Story = {
  decorators: [(Story) => <div style={{ width: 'min(1000px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Card>
        <Part />
      </Card>
      <Card tone="sunken" padding="lg">
        <Part />
      </Card>
      <Card tone="accent" padding="sm">
        <Part about={long} />
      </Card>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
