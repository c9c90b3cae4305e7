import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState, type ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NotHereDialog, NotHereFloat, NotHereLine, type Floating, type NotHereProps } from './NotHere.tsx'
import { onDemand } from './OnDemand.tsx'

interface Line {
  isCut: boolean
  /** What is on its way waits for it. */
  gate?: Promise<void>
  /** How often the part was asked for. */
  tries: number
}

/** A part that comes over a line which may be cut. */
function partOver(line: Line, NotHere?: ComponentType<NotHereProps<Floating>>) {
  const load = async () => {
    const { isCut, gate } = line
    line.tries += 1
    await gate
    if (isCut) throw new TypeError('Failed to fetch')
    return Late
  }
  return onDemand<Floating>(load, NotHere)
}

const Late = () => <p>来了</p>

function Parted({ Part }: { Part: ComponentType<Floating> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Suspense>
        <Part isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    </>
  )
}

const meta = {
  component: Parted,
  parameters: {
    docs: {
      description: {
        component:
          '用到才来的一块：脚本没有取到就在原处说一声，可以重试；网络恢复时自己再取，页面其余部分不受影响。对话框、抽屉、菜单用 NotHereDialog，浮着的卡片和条用 NotHereFloat，别处用默认的一行；可有可无的用 NothingHere。',
      },
    },
  },
  args: { Part: Late },
} satisfies Meta<typeof Parted>

export default meta
type Story = StoryObj<typeof meta>

/** In its place, with a way to ask again. */
export const Inline: Story = {
  loaders: [() => ({ line: { isCut: true, tries: 0 } })],
  render: (_, { loaded: { line } }) => <Parted Part={madeOnce(line)} />,
  play: async ({ canvas, userEvent, loaded: { line } }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一部分没能显示')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(line.tries).toBe(2))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    line.isCut = false
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByText('来了')).toBeVisible()
  },
}

/** Closed by Escape the focus is where it was; opened anew it is asked for again. */
export const InPlaceOfADialog: Story = {
  ...Inline,
  render: (_, { loaded: { line } }) => <Parted Part={madeOnce(line, NotHereDialog)} />,
  play: async ({ canvas, userEvent, loaded: { line } }) => {
    const opener = canvas.getByRole('button', { name: '打开' })
    await userEvent.click(opener)
    await expect(await canvas.findByRole('dialog', { name: '没能打开' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    line.isCut = false
    await userEvent.click(opener)
    await expect(await canvas.findByText('来了')).toBeVisible()
  },
}

/** The network is back: nobody presses anything. */
export const Heals: Story = {
  ...Inline,
  play: async ({ canvas, loaded: { line } }) => {
    await canvas.findByRole('alert')
    line.isCut = false
    dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('来了')).toBeVisible()
  },
}

/** The network is back while it is asked for over the old one. */
export const HealsMeanwhile: Story = {
  ...Inline,
  play: async ({ canvas, userEvent, loaded: { line } }) => {
    const retry = await canvas.findByRole('button', { name: '重试' })
    const { promise, resolve } = Promise.withResolvers<void>()
    line.gate = promise
    await userEvent.click(retry)
    line.isCut = false
    dispatchEvent(new Event('online'))
    resolve()
    await expect(await canvas.findByText('来了')).toBeVisible()
  },
}

/** The network is said to be back a moment before it is. */
export const HealsLater: Story = {
  ...Inline,
  play: async ({ canvas, loaded: { line } }) => {
    await canvas.findByRole('alert')
    const { tries } = line
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(line.tries).toBeGreaterThan(tries))
    line.isCut = false
    await expect(await canvas.findByText('来了')).toBeVisible()
  },
}

const Held = onDemand(async () => ({ ref }: { ref?: React.Ref<HTMLParagraphElement> }) => <p ref={ref}>拿得到</p>)

/** What holds on to the part holds the part itself. */
export const TakesRef: Story = {
  render: () => (
    <Suspense>
      <Held ref={(line) => void line?.setAttribute('data-held', '')} />
    </Suspense>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('拿得到')).toHaveAttribute('data-held'),
}

const again = () => {}

export const Picture: Story = {
  render: () => (
    <div style={{ height: 240 }}>
      <NotHereFloat again={again} part={{}} />
      <div style={{ paddingTop: 240 }}>
        <NotHereLine again={again} part={{}} />
      </div>
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }

const made = new WeakMap<Line, ComponentType<Floating>>()

/** One part for each line, however often the story is rendered. */
function madeOnce(line: Line, NotHere?: ComponentType<NotHereProps<Floating>>): ComponentType<Floating> {
  const part = made.get(line) ?? partOver(line, NotHere)
  made.set(line, part)
  return part
}
