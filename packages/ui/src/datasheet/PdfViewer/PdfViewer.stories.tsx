import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx'
import { storyAssets as assets } from './story-assets.ts'
import { maxLive } from './reading/live-pages.ts'
import { tinyDatasheet } from './tiny-datasheet.ts'
import { tinyPdf } from './tiny-pdf.ts'

const meta = {
  component: PdfViewer,
  parameters: {
    docs: {
      description: {
        component:
          '读 PDF：页页相连，最多画八页，能查找、能用键盘、能夜读。要迟一点装载（@xinpu/ui/pdf-viewer）。访客只给前几页，其余由 GateCard 说。',
      },
    },
  },
  args: {
    src: { url: tinyDatasheet(6) },
    assets,
    title: 'TPS5430DDAR 数据手册',
    scrolls: 'own',
    onPageChange: fn(),
    onState: fn(),
    onOutline: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>

export default meta
type Story = StoryObj<typeof meta>

const painted = (root: HTMLElement, page: number) =>
  waitFor(() => expect(root.querySelector(`[data-page="${page}"]`)).toHaveAttribute('data-state', 'painted'), {
    timeout: 10_000,
  })

/** Turns pages with the tools, and tells the page its number and its outline. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 1)
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(2))
    const box = canvas.getByRole('textbox', { name: '页码' })
    await userEvent.clear(box)
    await userEvent.type(box, '5{Enter}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(5))
    await painted(canvasElement, 5)
    await waitFor(() =>
      expect(args.onOutline).toHaveBeenCalledWith(
        expect.arrayContaining([{ title: 'Specifications', page: 4, level: 1 }]),
      ),
    )
  },
}

/** Arrows, Home and End turn pages; + and - zoom; Ctrl+F opens the find field. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 1)
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(3))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(6))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(1))
    const before = canvas.getByRole('status', { name: '缩放' }).textContent
    await userEvent.keyboard('+')
    await waitFor(() => expect(canvas.getByRole('status', { name: '缩放' })).not.toHaveTextContent(before ?? ''))
    await userEvent.keyboard('{Control>}f{/Control}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '在文中查找' })).toHaveFocus())
  },
}

/** Zooming and turning keep the page that is read. */
export const ZoomAndTurn: Story = {
  args: { page: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 3)
    const sheet = canvasElement.querySelector<HTMLElement>('[data-page="3"]')
    const wide = sheet?.offsetWidth ?? 0
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await waitFor(() => expect(sheet?.offsetWidth).toBeGreaterThan(wide))
    await userEvent.click(canvas.getByRole('button', { name: '旋转' }))
    await waitFor(() => expect(sheet?.offsetWidth).toBeGreaterThan(sheet?.offsetHeight ?? 0))
    await userEvent.click(canvas.getByRole('button', { name: '适宽' }))
    await waitFor(() => expect(sheet?.offsetWidth).toBe(wide))
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('3')
  },
}

/** Where a point of the window lies on the second page, as parts of its sides. */
const partOn = (sheet: Element, { x, y }: { x: number; y: number }) => {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return [(x - left) / width, (y - top) / height]
}

/** The wheel with Ctrl, which is also a pinch on a pad, zooms the pages around the pointer, and nothing else of the page. */
export const Pinched: Story = {
  args: { page: 2 },
  play: async ({ canvasElement }) => {
    await painted(canvasElement, 2)
    const sheet = canvasElement.querySelector<HTMLElement>('[data-page="2"]') ?? canvasElement
    const at = { x: sheet.getBoundingClientRect().left + 120, y: sheet.getBoundingClientRect().top + 300 }
    const [wide, before] = [sheet.offsetWidth, partOn(sheet, at)]
    const turn = (deltaY: number, ctrlKey = true) =>
      new WheelEvent('wheel', { deltaY, ctrlKey, clientX: at.x, clientY: at.y, bubbles: true, cancelable: true })
    await expect(sheet.dispatchEvent(turn(-120, false))).toBe(true)
    for (const _ of [1, 2, 3]) await expect(sheet.dispatchEvent(turn(-120))).toBe(false)
    await waitFor(() => expect(sheet.offsetWidth).toBeGreaterThan(wide * 1.5))
    for (const [axis, part] of partOn(sheet, at).entries()) await expect(part).toBeCloseTo(before[axis] ?? 0, 2)
    await expect(within(canvasElement).getByRole('textbox', { name: '页码' })).toHaveValue('2')
    for (const _ of [1, 2, 3]) sheet.dispatchEvent(turn(120))
    await waitFor(() => expect(Math.abs(sheet.offsetWidth - wide)).toBeLessThan(3))
    await expect(window.visualViewport?.scale).toBe(1)
  },
}

/** A deep link brings a page and a word: the page is open, every hit is marked, and the first on it is in sight. */
export const Found: Story = {
  args: { page: 4, find: 'soft-start' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 4)
    await waitFor(() => expect(canvasElement.querySelector('[data-page="4"] mark')).toHaveTextContent('Soft-start'))
    await waitFor(() => expect(canvas.getByText('4/6')).toBeVisible())
    await expect(canvasElement.querySelector('mark[data-current]')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一处' }))
    await waitFor(() => expect(canvasElement.querySelector('[data-page="5"] mark[data-current]')).toBeVisible(), {
      timeout: 10_000,
    })
  },
}

const onSelect = fn<NonNullable<PdfViewerProps['onSelect']>>()

/** Selected text is told of, with its page and place; so is that nothing is selected any more. */
export const Selected: Story = {
  args: { page: 4, onSelect },
  play: async ({ canvasElement }) => {
    await painted(canvasElement, 4)
    const line = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('[data-page="4"] span')].find((run) => run.textContent)
      if (!found) throw new Error('The page has no text yet.')
      return found
    })
    getSelection()?.selectAllChildren(line)
    await waitFor(() =>
      expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ text: line.textContent, page: 4 })),
    )
    const nth = onSelect.mock.lastCall?.[0]?.nth
    onSelect.mockClear()
    document.dispatchEvent(new Event('scroll'))
    await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ nth, page: 4 })))
    getSelection()?.removeAllRanges()
    await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(null))
  },
}

/** A thousand pages, thrown about: never more than eight canvases. */
export const ThousandPages: Story = {
  args: { src: { url: tinyDatasheet(1000) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 1)
    const view = canvas.getByRole('group', { name: /正文/ })
    for (const part of [0.5, 0.1, 0.9, 0.905, 0.3]) {
      view.scrollTop = view.scrollHeight * part
      await new Promise((done) => setTimeout(done, 400))
      await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThanOrEqual(maxLive)
    }
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(1000))
    await painted(canvasElement, 1000)
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThanOrEqual(maxLive)
  },
}

/** Visitors read the first pages; the card is the last sheet. */
export const Visitor: Story = {
  args: { src: { url: tinyDatasheet(3) }, limit: { pages: 3, total: 33, card: <p>登录后阅读全部 33 页 · 免费</p> } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await painted(canvasElement, 1)
    await expect(canvas.getByText('/ 33')).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByText('登录后阅读全部 33 页 · 免费')).toBeVisible()
  },
}

export const Night: Story = {
  args: { isNight: true },
  play: async ({ canvasElement }) => painted(canvasElement, 1),
}

export const Broken: Story = {
  args: { src: { url: URL.createObjectURL(new Blob(['这不是 PDF'])) }, instead: <a href="#下载">下载</a> },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('无法打开这份 PDF，文件可能已损坏。', {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

export const Encrypted: Story = {
  args: { src: { url: URL.createObjectURL(tinyPdf({ pages: [[]], isLocked: true })) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/这份 PDF 有密码保护/, {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** A page of 70 metres fits the width, and says so when it is zoomed beyond what can be painted. */
export const Gigantic: Story = {
  args: {
    src: { url: URL.createObjectURL(tinyPdf({ pages: [[{ text: 'A', x: 10, y: 10 }]], size: [200_000, 200_000] })) },
  },
  play: async ({ canvasElement }) => {
    await painted(canvasElement, 1)
    await userEvent.keyboard('+')
    await expect(await within(canvasElement).findByText(/按这个比例过大/)).toBeVisible()
  },
}

/** The line is down: the reader says so and can try again. */
export const Network: Story = {
  args: { src: { url: 'http://127.0.0.1:9/nothing.pdf' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeVisible()
  },
}

const Still = (props: Partial<PdfViewerProps>) => <PdfViewer {...meta.args} page={2} find="ENA" {...props} />

export const Picture: Story = {
  render: () => <Still />,
  play: async ({ canvasElement }) => {
    await painted(canvasElement, 2)
    await waitFor(() => expect(canvasElement.querySelector('[data-page="2"] mark')).not.toBeNull())
    await waitFor(() => expect(within(canvasElement).getByText(/^\d+\/\d+$/)).toBeVisible())
  },
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' }, render: () => <Still isNight /> }

export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
